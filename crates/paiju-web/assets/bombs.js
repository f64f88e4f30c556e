// The bombs page: cards go from the palette to the hand or are dealt; each change asks the API for the arrangement.
// Hand and level stand in the address, so that they can be shared.

import { Refusal, element, fromTemplate, get, lang, latest, rove, showRefusal, whenStill } from "./paiju.js";

const MOST = 27;
const byId = (id) => document.getElementById(id);
const [level, seed, notation] = ["level", "seed", "notation"].map(byId);
const picks = [...document.querySelectorAll(".palette .pick")];
const order = new Map(picks.map((pick, place) => [pick.dataset.card, place]));

let hand = [];

const picture = (card) => fromTemplate(`card-${card}`);
const copies = (card) => hand.filter((each) => each === card).length;
const inOrder = (cards) => [...cards].sort((one, other) => order.get(one) - order.get(other));

function drawHand() {
  const shown = byId("hand");
  const focused = [...shown.children].indexOf(document.activeElement);
  const buttons = hand.map((card) => {
    const made = element("button", { type: "button", class: "pick", "data-card": card }, picture(card));
    made.addEventListener("click", () => {
      hand.splice(hand.indexOf(card), 1);
      changed();
    });
    return made;
  });
  shown.replaceChildren(...buttons);
  if (!buttons.length) shown.append(element("span", { class: "fine" }, shown.dataset.nothing));
  if (focused >= 0) (buttons[Math.min(focused, buttons.length - 1)] ?? picks[0]).focus();
  byId("size").textContent = `${hand.length}${byId("size").dataset.of}`;
  for (const pick of picks) {
    const count = pick.querySelector(".count");
    count.textContent = copies(pick.dataset.card);
    count.hidden = copies(pick.dataset.card) === 0;
    pick.setAttribute("aria-disabled", copies(pick.dataset.card) === 2 || hand.length === MOST);
    pick.classList.toggle("wild", pick.dataset.card === `H${level.value}`);
  }
}

/** Cards that go together, under their name. */
function piece({ name, cards }, wild) {
  const pictures = cards.map((card) => {
    const made = picture(card);
    if (card === wild) made.classList.add("wild");
    return made;
  });
  return element("figure", { class: "piece" }, element("div", { class: "cards fan" }, ...pictures), element("figcaption", {}, name));
}

function drawAnswer({ bombs, arrangements, no_more: noMore, cards, wild }) {
  byId("laid-out").hidden = cards.length === 0;
  const count = byId("bomb-count");
  count.textContent = `${bombs} ${bombs === 1 ? count.dataset.one : count.dataset.many}`;
  byId("no-more").textContent = noMore;
  const { or, rest } = byId("arrangements").dataset;
  const drawn = arrangements.flatMap((arrangement, place) => [
    ...(place ? [element("h3", {}, or)] : []),
    element("div", { class: "pieces bombs" }, ...arrangement.bombs.map((bomb) => piece(bomb, wild))),
    ...(arrangement.rest.length
      ? [element("h4", {}, rest), element("div", { class: "pieces small rest" }, ...arrangement.rest.map((group) => piece(group, wild)))]
      : []),
  ]);
  byId("arrangements").replaceChildren(...drawn);
}

/** Asks about a hand, written as it may be, and shows the answer. The field is not touched: somebody may be writing in it. */
const ask = latest(async (isLatest, cards) => {
  try {
    const answer = await get("bombs", { cards, level: level.value, lang });
    if (!isLatest()) return;
    hand = inOrder(answer.cards);
    const query = new URLSearchParams({ level: level.value, cards: hand.join(" ") });
    history.replaceState(null, "", `?${query}`);
    drawHand();
    drawAnswer(answer);
    showRefusal(null);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (isLatest()) showRefusal(refusal);
  }
});

function changed() {
  hand = inOrder(hand);
  notation.value = hand.join(" ");
  drawHand();
  ask(notation.value);
}

/** Fetches the plot for the level; it is drawn by the server. */
const plot = latest(async (isLatest) => {
  const response = await fetch(`/bombs/plot?${new URLSearchParams({ level: level.value })}`);
  const drawn = await response.text();
  if (response.ok && isLatest()) byId("plot").replaceChildren(document.createRange().createContextualFragment(drawn));
});

for (const pick of picks) {
  pick.addEventListener("click", () => {
    const { card } = pick.dataset;
    if (copies(card) === 2 || hand.length === MOST) return;
    hand.push(card);
    changed();
  });
}

level.addEventListener("change", () => {
  changed();
  plot();
});

notation.addEventListener("input", whenStill(() => ask(notation.value)));

byId("clear").addEventListener("click", () => {
  hand = [];
  changed();
});

byId("deal").addEventListener("click", async () => {
  const dealt = await get("deal", { seed: 1, index: Math.trunc(Math.abs(seed.value)) || 0 });
  hand = dealt.cards;
  seed.value = Number(seed.value) + 1;
  changed();
});

rove(document.querySelector(".palette"));
notation.value = new URLSearchParams(location.search).get("cards") ?? "";
ask(notation.value);
