// The page that shows a game event by event.

import { Refusal, get, lang, latest, post } from "./paiju.js";
import { board } from "./board.js";
import { fromFragment, toFragment } from "./link.js";
import { steps } from "./steps.js";

const byId = (id) => document.getElementById(id);
const [choose, faults, game, input] = ["choose", "faults", "game", "input"].map(byId);
let stepper;

/** Shows the game of a place. @param {import("./link.js").Place} place */
const open = latest(async (isLatest, place) => {
  try {
    place.input ??= await inputOf(place);
    const answer = await post("replay", { problem: place.problem, input: place.input, lang });
    if (!isLatest()) return;
    choose.elements.problem.value = answer.problem;
    if (place.from === "seed") choose.elements.seed.value = place.seed;
    input.value = place.input;
    complain(answer.warnings?.shown);
    game.hidden = false;
    const shown = board(game.querySelector(".board"), answer);
    const show = (index) => {
      shown.show(index);
      remember({ ...place, at: index });
    };
    stepper?.end();
    stepper = steps(game, shown.turns, show, place.at ?? Math.max(0, shown.turns.indexOf(1)));
  } catch (error) {
    if (!isLatest()) return;
    if (!(error instanceof Refusal)) throw error;
    game.hidden = true;
    complain(error.faults?.shown ?? error.message);
  }
});

/** The input that an example or a seed stands for. */
async function inputOf({ problem, from, seed }) {
  return (await (from === "seed" ? get("gen", { problem, seed }) : get("example", { problem }))).input;
}

function complain(words) {
  faults.hidden = !words;
  faults.textContent = words ?? "";
}

/** Keeps the place in the address, so that it can be shared and reopens here. */
const remember = latest(async (isLatest, place) => {
  const fragment = await toFragment(place);
  if (isLatest()) history.replaceState(null, "", fragment);
});

choose.addEventListener("submit", (event) => {
  event.preventDefault();
  const { problem, seed } = choose.elements;
  const from = event.submitter.value;
  const own = from === "input" ? { input: input.value } : {};
  open({ problem: problem.value, from, seed: seed.value, ...own });
});

byId("share").addEventListener("click", async () => {
  await navigator.clipboard.writeText(location.href);
  byId("shared").textContent = byId("shared").dataset.done;
});

async function openFromAddress() {
  const place = await fromFragment(location.hash);
  await open(place ?? { problem: choose.elements.problem.value, from: "example" });
}

window.addEventListener("hashchange", openFromAddress);
await openFromAddress();
