// The hand page: tiles go from the palette to their places, each change asks the API and shows its answer.
// What lies where stands in the address, so that a hand can be shared.

import { Refusal, element, fromTemplate, get, lang, latest, rove, showRefusal, whenStill } from "./paiju.js";

const PLACES = ["tiles", "seen", "dora"];
const MOST_TILES = 14;
const byId = (id) => document.getElementById(id);
const notation = byId("notation");

/** What lies where; exposed groups belong to the hand and come only by writing them. */
const table = { tiles: [], exposed: [], seen: [], dora: [] };

const kindOrder = (tile) => "mpsz".indexOf(tile[1]) * 10 + Number(tile[0]);
const inOrder = (tiles) => [...tiles].sort((one, other) => kindOrder(one) - kindOrder(other));
const handSize = () => table.tiles.length + 3 * table.exposed.length;

/** How many copies of a tile lie on the table; dora are kinds, not copies. */
const copies = (tile) => [...table.tiles, ...table.exposed.flat(), ...table.seen].filter((each) => each === tile).length;

/** Tiles as the API reads them: `123m45p`. */
function written(tiles) {
  return inOrder(tiles).join("").replace(/(\d)([mpsz])(?=\d\2)/g, "$1");
}

function hand() {
  return written(table.tiles) + table.exposed.map((group) => `(${written(group)})`).join("");
}

const picture = (tile) => fromTemplate(`tile-${tile}`);

/** A tile that can be pressed. */
function button(tile, press, count) {
  const made = element("button", { type: "button", class: "pick", "data-tile": tile }, picture(tile));
  if (count !== undefined) made.append(element("span", { class: "count" }, count));
  made.addEventListener("click", press);
  return made;
}

const tilesOf = (tiles) => element("span", { class: "tiles" }, ...tiles.map(picture));
const piecesOf = (pieces) => element("div", { class: "pieces small" }, ...pieces.map(tilesOf));

function place() {
  return document.querySelector("input[name=place]:checked").value;
}

function canPut(where, tile) {
  if (where === "dora") return !table.dora.includes(tile);
  const room = where === "tiles" ? handSize() < MOST_TILES : true;
  return room && copies(tile) < 4;
}

function put(where, tile) {
  if (!canPut(where, tile)) return;
  table[where] = inOrder([...table[where], tile]);
  changed();
}

function take(where, tile) {
  const index = table[where].indexOf(tile);
  if (index < 0) return;
  table[where].splice(index, 1);
  changed();
}

/** Draws what lies on the table, and which tiles can still be pressed. */
function drawTable() {
  for (const rack of document.querySelectorAll("[data-rack]")) {
    const where = rack.dataset.rack;
    const focused = [...rack.children].indexOf(document.activeElement);
    const buttons = table[where].map((tile) => button(tile, () => take(where, tile)));
    const groups = where === "tiles" ? table.exposed.map(tilesOf) : [];
    rack.replaceChildren(...buttons, ...groups);
    if (!rack.children.length) rack.append(element("span", { class: "fine" }, rack.dataset.nothing));
    if (focused >= 0) (buttons[Math.min(focused, buttons.length - 1)] ?? document.querySelector(".palette button")).focus();
  }
  for (const pick of document.querySelectorAll(".palette .pick")) {
    const { tile } = pick.dataset;
    const count = pick.querySelector(".count");
    count.textContent = copies(tile);
    count.hidden = copies(tile) === 0;
    // Not `disabled`: the one that has the focus would lose it.
    pick.setAttribute("aria-disabled", !canPut(place(), tile));
  }
}

function drawAnswer(answer) {
  const { reading, hint, best } = answer;
  byId("verdict").textContent = reading ? reading.words : hint;
  byId("forms").textContent = reading ? reading.forms.map(({ form, distance }) => `${form}: ${distance}`).join(" · ") : "";
  const drawn = reading && reading.discards.length > 0;
  const accepting = reading && !drawn && reading.waits.length === 0 ? reading.accepting : [];
  byId("accepting").hidden = accepting.length === 0;
  byId("accepting").querySelector(".total").textContent = reading?.unseen ?? "";
  byId("accepting").querySelector(".tiles").replaceChildren(...accepting.map(({ tile, unseen }) => button(tile, () => put("tiles", tile), unseen)));
  drawWaits(reading?.waits ?? [], reading?.unseen);
  drawDiscards(reading?.discards ?? []);
  byId("best").hidden = !best;
  if (best) drawBest(best);
}

function cell(...content) {
  return element("td", {}, ...content);
}

function number(value) {
  return element("td", { class: "number" }, value);
}

function drawWaits(waits, unseen) {
  byId("waits").hidden = waits.length === 0;
  byId("waits").querySelector(".total").textContent = unseen ?? "";
  const row = (wait) =>
    element("tr", {}, cell(button(wait.tile, () => put("tiles", wait.tile))), number(wait.unseen), cell(wait.completes.join(", ")), cell(...wait.hands.map(piecesOf)));
  byId("waits").querySelector("tbody").replaceChildren(...waits.map(row));
}

function drawDiscards(discards) {
  byId("discards").hidden = discards.length === 0;
  const row = ({ tile, distance, unseen, accepting, why }, place) =>
    element(
      "tr",
      place === 0 ? { class: "best" } : {},
      cell(button(tile, () => take("tiles", tile))),
      number(distance),
      number(unseen),
      cell(element("div", { class: "tiles small" }, ...accepting.map(({ tile, unseen }) => counted(tile, unseen)))),
      cell(why),
    );
  byId("discards").querySelector("tbody").replaceChildren(...discards.map(row));
}

/** A tile with the number of its copies. */
function counted(tile, unseen) {
  return element("span", { class: "counted" }, picture(tile), element("span", { class: "count" }, unseen));
}

function drawBest({ hands, factors, product }) {
  const row = ({ score, form, pieces }) => element("tr", {}, number(score.toLocaleString(lang)), cell(form), cell(piecesOf(pieces)));
  byId("best").querySelector("tbody").replaceChildren(...hands.map(row));
  byId("product").textContent = factors.length ? `${product} = ${hands[0].score.toLocaleString(lang)}` : "";
}

/** What lies on the table, as the API reads it. */
const question = () => ({ tiles: hand(), seen: written(table.seen), dora: written(table.dora) });

/** Asks about a table and shows the answer. The field is not touched: somebody may be writing in it by now. */
const ask = latest(async (isLatest, parameters, typed) => {
  try {
    const answer = await get("hand", { ...parameters, lang });
    if (!isLatest()) return;
    if (typed || answer.reading) Object.assign(table, { tiles: answer.held, exposed: answer.exposed });
    Object.assign(table, { seen: answer.seen, dora: answer.dora });
    remember({ ...question(), tiles: answer.hand });
    drawTable();
    drawAnswer(answer);
    showRefusal(null);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (isLatest()) showRefusal(refusal);
  }
});

function remember(parameters) {
  const said = Object.entries(parameters).filter(([, value]) => value);
  const query = new URLSearchParams(said).toString();
  history.replaceState(null, "", query ? `?${query}` : location.pathname);
}

function changed() {
  notation.value = hand();
  drawTable();
  ask(question(), false);
}

for (const pick of document.querySelectorAll(".palette .pick")) {
  pick.addEventListener("click", () => put(place(), pick.dataset.tile));
}

for (const radio of document.querySelectorAll("input[name=place]")) radio.addEventListener("change", drawTable);

notation.addEventListener("input", whenStill(() => ask({ ...question(), tiles: notation.value }, true)));

byId("clear").addEventListener("click", () => {
  Object.assign(table, { tiles: [], exposed: [], seen: [], dora: [] });
  changed();
});

byId("random").addEventListener("click", () => {
  const set = [...document.querySelectorAll(".palette .pick")].flatMap((pick) => Array(4).fill(pick.dataset.tile));
  for (const tile of table.seen) set.splice(set.indexOf(tile), 1);
  const drawn = Array.from({ length: Math.min(MOST_TILES, set.length) }, () => set.splice(Math.floor(Math.random() * set.length), 1)[0]);
  Object.assign(table, { tiles: inOrder(drawn), exposed: [] });
  changed();
});

rove(document.querySelector(".palette"));
const shared = new URLSearchParams(location.search);
notation.value = shared.get("tiles") ?? "";
ask(Object.fromEntries(PLACES.map((where) => [where, shared.get(where) ?? ""])), true);
