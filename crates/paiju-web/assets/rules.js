// The rule book: what is searched for is found while it is typed. The server searches; this swaps what it found.

import { latest, whenStill } from "./paiju.js";

const field = document.getElementById("q");

const search = latest(async (isLatest) => {
  const address = field.value ? `/rules?${new URLSearchParams({ q: field.value })}` : "/rules";
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!response.ok || !isLatest()) return;
  history.replaceState(null, "", address);
  document.getElementById("found").replaceChildren(...page.getElementById("found").children);
});

field.addEventListener("input", whenStill(search));
