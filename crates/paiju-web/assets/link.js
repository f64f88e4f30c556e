// A link to what a page shows: it stands in the fragment, which no browser sends anywhere.
//
//   #P7147/example/57    #P2482/seed-42/12/peach=always    #P2482/z-<input>/12    a replay: at an event, with a rule read so
//   #P7147/example       #P2482/z-<input>.<output>.<print>    #P5301              a wrong output; a problem alone
//
// What stands between angle brackets is compressed.

import { latest } from "./paiju.js";

/** The longest fragment, in letters: longer links are cut by what people send them with. */
const LONGEST = 8000;

/**
 * What a page shows: a problem's example, the game of a seed, or texts of one's own; at which event; with which answer to
 * which question.
 * @typedef {{ problem: string, from?: "example" | "seed" | "texts", seed?: string, texts?: string[], at?: number, reading?: string }} Place
 */

/** Keeps a place in the address, so that it can be shared and reopens; of one that is too long, its problem. */
export const remember = latest(async (isLatest, place) => {
  const fragment = await toFragment(place);
  if (isLatest()) history.replaceState(null, "", fragment.length <= LONGEST ? fragment : `#${place.problem}`);
});

/**
 * The place that stands in the address, if its problem is one that can be chosen.
 * @param {HTMLSelectElement} choice
 * @returns {Promise<Place | undefined>}
 */
export async function remembered(choice) {
  const [problem, source = "", number = "", reading] = location.hash.slice(1).split("/");
  if (![...choice.options].some(({ value }) => value === problem)) return undefined;
  const place = { problem, at: /^\d{1,7}$/.test(number) ? Number(number) : undefined, reading };
  if (source === "example") return { ...place, from: "example" };
  const seed = source.match(/^seed-(\d{1,16})$/)?.[1];
  if (seed) return { ...place, from: "seed", seed };
  if (!source.startsWith("z-")) return { problem };
  try {
    return { ...place, from: "texts", texts: await Promise.all(source.slice(2).split(".").map(unpack)) };
  } catch {
    return { problem };
  }
}

async function toFragment({ problem, from, seed, texts, at, reading }) {
  const sources = {
    example: () => "example",
    seed: () => `seed-${seed}`,
    texts: async () => `z-${(await Promise.all(texts.map(pack))).join(".")}`,
  };
  const parts = [problem, await sources[from]?.(), at, reading];
  return `#${parts.filter((part) => part !== undefined).join("/")}`;
}

async function pack(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
