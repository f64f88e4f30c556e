// What every page shares: asking the API, and the switches of language and theme.

/** Why the API did not answer: a sentence, and the faults of a text as the command line shows them. */
export class Refusal extends Error {
  constructor(error) {
    super(error.message);
    this.id = error.id;
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

// The switches: the choice is remembered, and what the page shows stays, since it stands in the address.
for (const link of document.querySelectorAll("a[data-choice]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    document.cookie = `${link.dataset.choice}; Path=/; Max-Age=31536000; SameSite=Strict`;
    location.reload();
  });
}
