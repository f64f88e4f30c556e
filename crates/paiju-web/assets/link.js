// A link to an event: the game and the number stand in the fragment, which no browser sends anywhere.
//
//   #P7147/example/57    #P7147/seed-42/57    #P2482/z-<the input, compressed>/12

/** @typedef {{ problem: string, from: "example" | "seed" | "input", seed?: string, input?: string, at?: number }} Place */

/** The fragment of a place. @param {Place} place @returns {Promise<string>} */
export async function toFragment({ problem, from, seed, input, at }) {
  const source = { example: () => "example", seed: () => `seed-${seed}`, input: async () => `z-${await pack(input)}` };
  return `#${problem}/${await source[from]()}/${at}`;
}

/** The place of a fragment; nothing if it is none. @returns {Promise<Place | undefined>} */
export async function fromFragment(fragment) {
  const [problem, source, number] = fragment.replace(/^#/, "").split("/");
  const at = /^\d{1,7}$/.test(number) ? Number(number) : undefined;
  if (!/^\w+$/.test(problem) || !source) return undefined;
  if (source === "example") return { problem, from: "example", at };
  const seed = source.match(/^seed-(\d{1,16})$/)?.[1];
  if (seed) return { problem, from: "seed", seed, at };
  if (!source.startsWith("z-")) return undefined;
  try {
    return { problem, from: "input", input: await unpack(source.slice(2)), at };
  } catch {
    return undefined;
  }
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
