// The page that says why an output is wrong.
// What was pasted stands in the address, or that it is the example, so that it can be shared.

import { Refusal, element, fromTemplate, get, lang, latest, post } from "./paiju.js";
import { board, ruleLine, slots } from "./board.js";
import { remember, remembered } from "./link.js";
import { steps } from "./steps.js";

const byId = (id) => document.getElementById(id);
const ask = byId("ask");
const fields = ask.elements;
const pasted = [fields.input, fields.output, fields.print];
/** How many lines are shown before and after the first difference. */
const AROUND = 4;
/** How many misreadings are shown. */
const MOST = 4;
let stepper;

const find = latest(async (isLatest) => {
  const question = { problem: fields.problem.value, input: fields.input.value, output: fields.output.value };
  const print = fields.print.value.trim() && prints() ? { print: fields.print.value } : {};
  try {
    const explained = await post("explain", { ...question, ...print, lang });
    const right = explained.verdict === "ok";
    const { text } = right ? { text: "" } : await post("solve", { problem: question.problem, input: question.input });
    const readings = right || explained.verdict === "wrong-format" ? [] : await readingsOf(explained, question);
    const games = right ? undefined : await gamesOf(question, readings[0]);
    if (!isLatest()) return;
    complain();
    byId("answer").hidden = false;
    showVerdict(explained);
    showDifference(explained, text, question.output);
    showReadings(explained, readings, question);
    showGames(explained, games);
    byId("words").textContent = [explained.text, explained.print].filter(Boolean).join("\n");
    byId("verdict").querySelector("h2:not([hidden])").focus();
  } catch (error) {
    if (!isLatest()) return;
    if (!(error instanceof Refusal)) throw error;
    byId("answer").hidden = true;
    complain(error.faults?.shown ?? error.message);
  }
});

function complain(words) {
  byId("faults").hidden = !words;
  byId("faults").textContent = words ?? "";
}

/** The misreadings that give the output, each a list of one or two: those that explain it, or else what diagnosing finds. */
async function readingsOf({ misreadings }, { problem, input, output }) {
  if (misreadings.length > 0) return misreadings.map((misreading) => [misreading]);
  return (await post("diagnose", { problem, cases: [{ input, output }], lang })).candidates;
}

/** Both games, or the right one alone; nothing for a problem that is no game. */
async function gamesOf({ problem, input }, reading) {
  if (!isGame()) return undefined;
  if (!reading) return post("replay", { problem, input, lang });
  const rules = Object.fromEntries(reading.map(({ question, answer }) => [question, answer]));
  return post("compare", { problem, input, rules, lang });
}

function showVerdict({ verdict, comment, faults }) {
  byId("verdict").className = `verdict ${verdict === "ok" ? "good" : "bad"}`;
  for (const heading of byId("verdict").querySelectorAll("h2")) heading.hidden = heading.dataset.verdict !== verdict;
  byId("comment").textContent = comment;
  byId("form-faults").hidden = !faults;
  byId("form-faults").textContent = faults?.shown ?? "";
}

/** The lines around the first that differs, side by side. */
function showDifference({ verdict, line, print }, right, output) {
  byId("difference").hidden = verdict === "ok" || (!line && !print);
  byId("print-compared").hidden = !print;
  byId("print-compared").textContent = print ?? "";
  const [ours, theirs] = [right, output].map((text) => text.trimEnd().split("\n"));
  const numbers = Array.from({ length: 2 * AROUND + 1 }, (_, place) => (line ?? 0) - AROUND + place);
  const rows = numbers.filter((number) => number > 0 && number <= Math.max(ours.length, theirs.length));
  const row = (number) =>
    element(
      "tr",
      { class: number === line ? "differs" : "" },
      element("th", { scope: "row" }, `${number}`),
      element("td", {}, ours[number - 1] ?? ""),
      element("td", {}, theirs[number - 1] ?? ""),
    );
  byId("lines").replaceChildren(...rows.map(row));
}

function showReadings({ verdict, rules }, readings, question) {
  byId("reading").hidden = verdict === "ok" || verdict === "wrong-format";
  byId("no-reading").hidden = readings.length > 0;
  byId("one-reading").hidden = readings.length > 1;
  byId("many-readings").hidden = readings.length < 2;
  const cards = readings.slice(0, MOST).map((reading) => card(reading, question));
  byId("candidates").replaceChildren(...cards);
  cards[0]?.querySelector("button").setAttribute("aria-pressed", "true");
  byId("rules-part").hidden = rules.length === 0;
  byId("rules").replaceChildren(...rules.map((rule) => element("li", {}, ...ruleLine(rule))));
}

/** A reading: one misreading or two, and a button that shows the game that it leads to. */
function card(reading, question) {
  const card = fromTemplate("candidate");
  const { misreadings, beside } = slots(card);
  for (const { asks, says, right, question, answer } of reading) {
    const misreading = fromTemplate("misreading");
    const parts = slots(misreading);
    Object.entries({ asks, says, right, name: `${question}=${answer}` }).forEach(([part, words]) => {
      parts[part].textContent = words;
    });
    misreadings.append(misreading);
  }
  beside.hidden = !isGame();
  beside.addEventListener("click", async () => {
    for (const other of byId("candidates").querySelectorAll("button")) other.setAttribute("aria-pressed", other === beside);
    showGames({}, await gamesOf(question, reading));
  });
  return card;
}

/** The games from where they part; without the other one, the right game where the output first differs. */
function showGames({ line }, games) {
  stepper?.end();
  byId("games").hidden = !games;
  if (!games) return;
  const { problem, rules } = games;
  const both = games.parting !== undefined && games.parting !== null;
  byId("no-theirs").hidden = both;
  byId("theirs").hidden = !both;
  const ours = boardIn("ours", { problem, rules, replay: games.official ?? games.replay });
  if (!both) {
    const { frames } = games.official ?? games.replay;
    const at = line ? frames.findIndex(({ lines }) => lines >= line) + 1 : frames.length;
    stepper = steps(byId("games"), ours.turns, ours.show, at);
    return;
  }
  const theirs = boardIn("theirs", { problem, rules, replay: games.misread });
  const [here, there] = games.parting;
  const last = Math.max(ours.count, theirs.count + here - there);
  const turns = Array.from({ length: last + 1 }, (_, index) => ours.turns[index] ?? ours.turns.at(-1));
  const within = (index, { count }) => Math.min(Math.max(index, 0), count);
  const show = (index) => {
    const [left, right] = [within(index, ours), within(index - here + there, theirs)];
    ours.show(left);
    theirs.show(right);
    markDifferences(ours, theirs, ours.tables[left].places, theirs.tables[right].places);
  };
  stepper = steps(byId("games"), turns, show, here + 1);
}

/** Marks the places at which something else lies on the other board. */
function markDifferences(ours, theirs, left, right) {
  for (const seat of left.keys()) {
    const differs = JSON.stringify(left[seat]) !== JSON.stringify(right[seat]);
    for (const { places } of [ours, theirs]) places[seat].classList.toggle("differs", differs);
  }
}

const boardIn = (id, game) => board(byId(id).querySelector(".board"), game);

const isGame = () => fields.problem.selectedOptions[0].hasAttribute("data-game");
const prints = () => fields.problem.selectedOptions[0].hasAttribute("data-prints");

/** Shows what is found out about the texts that are pasted. */
async function findOut() {
  remember({ problem: fields.problem.value, from: "texts", texts: pasted.map((field) => field.value) });
  await find();
}

/** Fills in an input and what a program prints for it that misreads a rule. */
async function tryIt() {
  const problem = fields.problem.value;
  const { misread } = fields.problem.selectedOptions[0].dataset;
  if (!misread) return;
  remember({ problem, from: "example" });
  const { input } = await get("gen", { problem, seed: 1, size: "small", aim: misread });
  const [question, answer] = misread.split("=");
  const { text } = await post("solve", { problem, input, rules: { [question]: answer } });
  fill([input, text, ""]);
  await find();
}

function fill(texts) {
  for (const [place, field] of pasted.entries()) field.value = texts[place] ?? "";
}

function fitForm() {
  byId("print-part").hidden = !prints();
  byId("try").hidden = !fields.problem.selectedOptions[0].dataset.misread;
}

async function openFromAddress() {
  const place = await remembered(fields.problem);
  if (place) fields.problem.value = place.problem;
  fitForm();
  if (place?.from === "example") await tryIt();
  if (place?.from !== "texts") return;
  fill(place.texts);
  await find();
}

ask.addEventListener("submit", (event) => {
  event.preventDefault();
  findOut();
});
byId("try").addEventListener("click", tryIt);
fields.problem.addEventListener("change", () => {
  remember({ problem: fields.problem.value });
  fitForm();
});
window.addEventListener("hashchange", openFromAddress);
await openFromAddress();
