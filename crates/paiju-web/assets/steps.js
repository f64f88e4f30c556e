// Stepping through a game: by event, by turn, to either end; with buttons, keys and a slider.

/**
 * Wires the buttons of `root` to a game of `turns.length - 1` events.
 * @param {HTMLElement} root
 * @param {number[]} turns the number of the turn after each event, from before the first on
 * @param {(index: number) => void} show
 * @param {number} start
 * @returns {{ end: () => void }} `end` unwires them
 */
export function steps(root, turns, show, start) {
  const last = turns.length - 1;
  const slider = root.querySelector("[data-slot=slider]");
  const over = new AbortController();
  let now = 0;
  slider.max = last;

  const where = {
    first: () => 0,
    back: () => now - 1,
    forth: () => now + 1,
    last: () => last,
    // The end of this turn, or of the next if it is over.
    "turn-forth": () => {
      const turn = turns[Math.min(now + 1, last)];
      const next = turns.findIndex((other, index) => index > now && other > turn);
      return next < 0 ? last : next - 1;
    },
    // The end of the turn before this one.
    "turn-back": () => turns.findLastIndex((other) => other < turns[now]),
  };
  const keys = {
    ArrowLeft: "back",
    ArrowRight: "forth",
    ArrowUp: "turn-back",
    ArrowDown: "turn-forth",
    Home: "first",
    End: "last",
  };

  function go(index) {
    now = Math.min(Math.max(index, 0), last);
    slider.value = now;
    for (const button of root.querySelectorAll("[data-step]")) {
      const backwards = ["first", "back", "turn-back"].includes(button.dataset.step);
      // Not `disabled`: a button that is pressed keeps the focus.
      button.setAttribute("aria-disabled", `${backwards ? now === 0 : now === last}`);
    }
    show(now);
  }

  root.addEventListener(
    "click",
    (event) => {
      const step = event.target.closest("[data-step]")?.dataset.step;
      if (step) go(where[step]());
    },
    { signal: over.signal },
  );
  slider.addEventListener("input", () => go(Number(slider.value)), { signal: over.signal });
  document.addEventListener(
    "keydown",
    (event) => {
      const busy = event.target.closest("textarea, select, input:not([type=range]), summary");
      if (busy || event.altKey || event.ctrlKey || event.metaKey || !(event.key in keys)) return;
      event.preventDefault();
      go(where[keys[event.key]]());
    },
    { signal: over.signal },
  );
  go(start);
  return { end: () => over.abort() };
}
