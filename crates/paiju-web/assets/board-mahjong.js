// What lies on the mahjong table, as pictures.

import { element, fromTemplate } from "./paiju.js";
import { picture, slots } from "./board.js";

const SEATS = ["A", "B", "C", "D"];
/** How many tiles of the wall are shown in advance. */
const AHEAD = 18;

/** Fills the middle of the table. */
export function centreOfMahjong(parts, { direction, gone, drawn_game }, { stock, names }) {
  const order = direction === "forward" ? SEATS : ["A", "D", "C", "B"];
  parts.direction.textContent = order.join(" → ");
  parts.ring.replaceChildren(picture("signs", direction, "", "ring"));
  parts.left.textContent = stock.length - gone;
  parts.over.hidden = !drawn_game;
  const ahead = stock.slice(gone, gone + AHEAD);
  parts.stock.replaceChildren(...ahead.map((tile) => picture("tiles", tile, names[tile], "tile small")));
}

/** Fills a place. */
export function placeOfMahjong(section, parts, place, seat, { names }) {
  const tile = (kind) => (id) => picture("tiles", id, names[id], kind);
  section.classList.toggle("won", place.won);
  parts.wins.hidden = !place.won;
  parts.name.textContent = SEATS[seat];
  parts.lacks.textContent = place.lacks;
  parts.skipped.hidden = place.skips === 0;
  parts.skips.textContent = `×${place.skips}`;
  parts.hand.replaceChildren(...place.hand.map(tile("tile")));
  if (place.drawn) parts.hand.append(tile("tile drawn")(place.drawn));
  const meld = (tiles) => element("span", { class: "meld" }, ...tiles.map(tile("tile")));
  parts.melds.replaceChildren(...place.melds.map(meld));
  parts.river.replaceChildren(...place.river.map(tile("tile small")));
  if (place.offered) parts.river.append(tile("tile small offered")(place.offered));
}

/** What could be discarded, side by side. */
export function weighed({ weighed }, { names }) {
  const figure = fromTemplate("weighed");
  const least = Math.min(...weighed.map(({ lacks }) => lacks));
  const item = ({ tile, lacks, goes }) => {
    const item = fromTemplate("weighed-tile");
    const parts = slots(item);
    item.className = goes ? "goes" : lacks === least ? "near" : "far";
    parts.tile.append(picture("tiles", tile, names[tile], "tile"));
    parts.lacks.textContent = lacks;
    return item;
  };
  slots(figure).list.replaceChildren(...weighed.map(item));
  return figure;
}
