// What every page shares: asking the API, and the switches of language and theme.

/** Why the API did not answer: a sentence, and the faults of a text as the command line shows them. */
export class Refusal extends Error {
  constructor(error) {
    super(error.message);
    this.faults = error.faults;
  }
}

/** The language of the page, as the API takes it. */
export const lang = document.documentElement.lang;

/** Asks `/api/v1/question`. Throws a Refusal if it is not answered. */
async function answerOf(request) {
  const response = await fetch(request);
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.error);
  return answer;
}

/** Asks a question whose parameters are in the address. */
export function get(question, parameters) {
  return answerOf(`/api/v1/${question}?${new URLSearchParams(parameters)}`);
}

/** Asks a question whose parameters are a JSON object. */
export function post(question, parameters) {
  return answerOf(
    new Request(`/api/v1/${question}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(parameters),
    }),
  );
}

/** A function that does `work` for its latest call only: the answer to an earlier one comes too late to matter. */
export function latest(work) {
  let calls = 0;
  return async (...values) => {
    const call = ++calls;
    await work(() => call === calls, ...values);
  };
}

/** A function that does `work` once nobody has called it for a moment: what is being written is not yet to be judged. */
export function whenStill(work) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, 150);
  };
}

/** A copy of what stands in `<template id=…>`. */
export function fromTemplate(id) {
  return document.getElementById(id).content.firstElementChild.cloneNode(true);
}

/** An element with attributes and children; texts are texts, never markup. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Shows why there is no answer in the page's `#refusal` and `#faults`; nothing there for none. */
export function showRefusal(refusal) {
  const [sentence, faults] = ["refusal", "faults"].map((id) => document.getElementById(id));
  sentence.textContent = refusal?.message ?? "";
  sentence.hidden = !refusal;
  faults.textContent = refusal?.faults?.shown ?? "";
  faults.hidden = !refusal?.faults;
}

/** Makes the buttons of a container one stop of the Tab key; the arrow keys go from one to the next. */
export function rove(container) {
  const buttons = [...container.querySelectorAll("button")];
  const middle = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const stop = (button) => buttons.forEach((each) => (each.tabIndex = each === button ? 0 : -1));
  /** The nearest button in a direction: what lies aside counts double. */
  const next = (from, dx, dy) => {
    const here = middle(from);
    const weigh = (button) => {
      const { x, y } = middle(button);
      const [ahead, aside] = dx ? [(x - here.x) * dx, Math.abs(y - here.y)] : [(y - here.y) * dy, Math.abs(x - here.x)];
      return ahead > 1 ? ahead + 2 * aside : Infinity;
    };
    const best = buttons.reduce((one, other) => (weigh(other) < weigh(one) ? other : one));
    return weigh(best) < Infinity ? best : from;
  };
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  container.addEventListener("keydown", (event) => {
    const way = ways[event.key];
    const from = event.target.closest("button");
    if (!way || !from) return;
    event.preventDefault();
    next(from, ...way).focus();
  });
  container.addEventListener("focusin", (event) => stop(event.target.closest("button")));
  stop(buttons[0]);
}

// The switches: the choice is remembered, and what the page shows stays, since it stands in the address.
for (const link of document.querySelectorAll("a[data-choice]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    document.cookie = `${link.dataset.choice}; Path=/; Max-Age=31536000; SameSite=Strict`;
    location.reload();
  });
}
