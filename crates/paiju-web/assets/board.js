// A board: the table of a game and what happens on it, drawn frame by frame from what the API's replay says.
// It knows no rule of any game: what a frame does not name stays as it is.

import { element, fromTemplate, lang } from "./paiju.js";
import { centreOfMahjong, placeOfMahjong, weighed } from "./board-mahjong.js";
import { centreOfPigs, placeOfPigs } from "./board-pigs.js";

const GAMES = {
  P7147: { name: "mahjong", centre: centreOfMahjong, place: placeOfMahjong },
  P2482: { name: "pigs", centre: centreOfPigs, place: placeOfPigs },
};

/** The slots of an element by their names: where a template is filled. */
export function slots(root) {
  const found = {};
  for (const slot of root.querySelectorAll("[data-slot]")) found[slot.dataset.slot] = slot;
  return found;
}

/** A picture: a symbol of a sheet with a name for people who do not see it; without a name it is decoration. */
export function picture(sheet, id, name = "", kind = sheet) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", kind);
  use.setAttribute("href", `/assets/${sheet}.svg#${id}`);
  svg.append(use);
  if (name) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", name);
  } else {
    svg.setAttribute("aria-hidden", "true");
  }
  return svg;
}

/** A rule: a link to its section, and its sentence, in which code stands between backticks. */
export function ruleLine({ id, page, sentence, sentence_zh: chinese }) {
  const words = (lang === "zh" ? chinese : sentence).split("`").map((part, place) => (place % 2 ? element("code", {}, part) : part));
  return [element("a", { href: page }, id), " ", ...words];
}

/** What lies on the table after each event, from before the first on: what does not change is shared. */
function tables({ places, centre, frames }) {
  const all = [{ places, centre }];
  for (const frame of frames) {
    const { places, centre } = all.at(-1);
    all.push({
      places: places.map((place, seat) => frame.places?.[seat] ?? place),
      centre: frame.centre ?? centre,
    });
  }
  return all;
}

/**
 * A board in `root` that shows a game; `rules` are those that its events name.
 * @returns {{ count: number, turns: number[], places: HTMLElement[], tables: object[], show: (index: number) => void }}
 * `show(0)` is the table before the first event, `show(count)` the one after the last; `tables[index]` is what lies on it,
 * `turns[index]` the number of the turn.
 */
export function board(root, { problem, replay, rules }) {
  const game = GAMES[problem];
  const all = tables(replay);
  const parts = slots(root);
  const centre = fromTemplate(`${game.name}-centre`);
  const places = replay.places.map(() => fromTemplate(`${game.name}-place`));
  parts.table.className = `table ${game.name}`;
  parts.table.style.setProperty("--columns", Math.ceil(places.length / 2));
  parts.table.replaceChildren(centre, ...places);
  if (replay.events > replay.frames.length) parts.table.append(fromTemplate("cut-short"));
  const book = new Map(rules.map((rule) => [rule.id, rule]));
  const shown = { places: [], centre: null };

  function show(index) {
    const table = all[index];
    const frame = replay.frames[index - 1];
    if (shown.centre !== table.centre) game.centre(slots(centre), table.centre, replay);
    shown.centre = table.centre;
    for (const [seat, place] of table.places.entries()) {
      if (shown.places[seat] !== place) game.place(places[seat], slots(places[seat]), place, seat, replay);
      places[seat].classList.toggle("to-act", table.centre.to_act === seat);
      places[seat].classList.toggle("actor", frame?.moment.actor === seat);
      places[seat].classList.toggle("target", frame?.moment.target === seat);
    }
    shown.places = table.places;
    tell(index, frame);
  }

  function tell(index, frame) {
    const count = fromTemplate("of-events");
    const numbers = slots(count);
    numbers.number.textContent = index;
    numbers.all.textContent = replay.events;
    numbers.turn.textContent = frame?.turn;
    numbers["turn-part"].hidden = !frame?.turn;
    parts.count.replaceChildren(count);
    parts.sentence.replaceChildren(frame ? frame.text : fromTemplate("before-start"));
    const [rule, ...others] = (frame?.rules ?? []).flatMap((id) => book.get(id) ?? []);
    parts.rule.replaceChildren(...(rule ? ruleLine(rule) : []));
    parts.others.hidden = others.length === 0;
    const item = (rule) => element("li", {}, ...ruleLine(rule));
    parts["other-rules"].replaceChildren(...others.map(item));
    parts.weighed.replaceChildren(...(frame?.moment.weighed ? [weighed(frame.moment, replay)] : []));
  }

  const turns = [0, ...replay.frames.map((frame) => frame.turn)];
  return { count: replay.frames.length, turns, places, tables: all, show };
}
