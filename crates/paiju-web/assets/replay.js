// The page that shows a game event by event.

import { Refusal, get, lang, latest, post } from "./paiju.js";
import { board } from "./board.js";
import { remember, remembered } from "./link.js";
import { steps } from "./steps.js";

const byId = (id) => document.getElementById(id);
const [choose, faults, game, input] = ["choose", "faults", "game", "input"].map(byId);
const readings = [...choose.querySelectorAll("select[data-of]")];
let stepper;
/** What is shown. @type {import("./link.js").Place | undefined} */
let here;

/** Shows the game of a place. @param {import("./link.js").Place} place */
const open = latest(async (isLatest, place) => {
  try {
    place.texts ??= [await inputOf(place)];
    const [text] = place.texts;
    const answer = await post("replay", { problem: place.problem, input: text, rules: rulesOf(place), lang });
    if (!isLatest()) return;
    here = { ...place, problem: answer.problem };
    choose.elements.problem.value = here.problem;
    fitForm();
    readingOf(here.problem).value = here.reading ?? "";
    if (here.from === "seed") choose.elements.seed.value = here.seed;
    input.value = text;
    complain(answer.warnings?.shown);
    game.hidden = false;
    const shown = board(game.querySelector(".board"), answer);
    const show = (index) => {
      shown.show(index);
      here.at = index;
      remember(here);
    };
    stepper?.end();
    stepper = steps(game, shown.turns, show, here.at ?? Math.max(0, shown.turns.indexOf(1)));
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

/** The one rule that is read differently, as the API takes it. */
function rulesOf({ reading }) {
  return reading ? Object.fromEntries([reading.split("=")]) : {};
}

/** The choice of readings of a game. */
const readingOf = (problem) => readings.find((choice) => choice.dataset.of === problem);

function complain(words) {
  faults.hidden = !words;
  faults.textContent = words ?? "";
}

function fitForm() {
  for (const choice of readings) choice.hidden = choice.dataset.of !== choose.elements.problem.value;
}

choose.addEventListener("submit", (event) => {
  event.preventDefault();
  const { problem, seed } = choose.elements;
  const from = event.submitter.value;
  const own = from === "texts" ? { texts: [input.value] } : {};
  open({ problem: problem.value, from, seed: seed.value, reading: readingOf(problem.value).value || undefined, ...own });
});
choose.elements.problem.addEventListener("change", fitForm);

// The game that is shown is played again, to the same event, as the rule is read now.
for (const choice of readings) {
  choice.addEventListener("change", () => {
    if (here?.problem === choice.dataset.of) open({ ...here, reading: choice.value || undefined });
  });
}

byId("share").addEventListener("click", async () => {
  await navigator.clipboard.writeText(location.href);
  byId("shared").textContent = byId("shared").dataset.done;
});

/** Opens what stands in the address; `otherwise` if that is no place. @param {import("./link.js").Place} [otherwise] */
async function openFromAddress(otherwise) {
  const place = (await remembered(choose.elements.problem)) ?? otherwise;
  if (place) await open({ from: "example", ...place });
}

window.addEventListener("hashchange", () => openFromAddress());
await openFromAddress({ problem: choose.elements.problem.value });
