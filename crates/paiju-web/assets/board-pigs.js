// What lies before the pigs, as pictures.

import { picture } from "./board.js";

/** How many cards of the deck are shown in advance. */
const AHEAD = 12;
/** The hit points of a pig that is not hurt. */
const MAX_HP = 4;

const badge = (id, names) => picture("pigs", id, names[id], "badge");

/** Fills the middle of the table. */
export function centreOfPigs(parts, { turn, gone, winner }, { stock, names }) {
  parts.turn.textContent = turn;
  parts.left.textContent = Math.max(0, stock.length - gone);
  parts.empty.hidden = gone < stock.length;
  parts.over.hidden = winner === null;
  parts.winner.textContent = winner ?? "";
  const ahead = gone < stock.length ? stock.slice(gone, gone + AHEAD) : stock.slice(-1);
  parts.stock.replaceChildren(...ahead.map((card) => picture("kills", card, names[card], "card small")));
}

/** Fills a pig's place. */
export function placeOfPigs(section, parts, pig, seat, { names, places }) {
  const [number, half] = [seat + 1, Math.ceil(places.length / 2)];
  // Round the table: the first half of the pigs above, the others below and backwards.
  section.style.setProperty("--row", seat < half ? 1 : 3);
  section.style.setProperty("--column", seat < half ? number : 2 * half - seat);
  section.classList.toggle("dead", !pig.alive);
  const face = pig.alive ? `pig-${number}` : `dead-${number}`;
  parts.face.replaceChildren(picture("pigs", face, names[face], "pig"));
  parts.name.textContent = names[`pig-${number}`];
  parts.shown.replaceChildren(badge(pig.shown, names));
  parts.real.replaceChildren(badge(pig.real, names));
  parts.suspect.replaceChildren(...(pig.suspect ? [badge("suspect", names)] : []));
  parts.bow.replaceChildren(...(pig.bow ? [picture("kills", "Z", names.Z, "card tiny")] : []));
  const hearts = Array.from({ length: Math.max(MAX_HP, pig.hp) }, (_, point) => (point < pig.hp ? "hp" : "hp-lost"));
  parts.hp.replaceChildren(...hearts.map((heart) => picture("pigs", heart, "", "heart")));
  parts.hp.setAttribute("aria-label", `${parts.hp.dataset.label} ${pig.hp}`);
  parts.hand.replaceChildren(...pig.hand.map((card) => picture("kills", card, names[card], "card")));
}
