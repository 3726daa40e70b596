/**
 * The script of a game that is kept as a page of its own (whistlestop.render.page): it needs no server and no other file.
 *
 * The story and what stands on buttons lie in the page; whatever this file imports is put into the page before it.
 */
import { Pieces } from "../table/pieces.js";
import { Story } from "./story.js";

const kept = JSON.parse(document.getElementById("kept")?.textContent ?? "{}");
const story = new Story(kept.story);
/** @type {Record<string, string>} */
const words = kept.words;
/** @type {string[]} */
const colours = kept.colours;
/** @type {string[]} */
const names = kept.names;
const svg = /** @type {SVGSVGElement | null} */ (document.querySelector("svg.kept-board"));
const yards = document.querySelector(".review-yards");
const slider = /** @type {HTMLInputElement} */ (document.querySelector(".replay-slider"));
const log = /** @type {HTMLElement | null} */ (document.querySelector(".kept-log ol"));
/** @type {Pieces | null} */
let pieces = null;

if (svg) {
  // The last position lies there for readers without scripts.
  for (const one of svg.querySelectorAll(".train, .kept-last")) one.remove();
  const board = { facts: kept.board, tracks: byId(kept.board.tracks), places: byId(kept.board.places) };
  pieces = new Pieces(svg, /** @type {any} */ (board));
}

/** @param {{id: any}[]} all */
function byId(all) {
  return new Map(all.map((one) => [one.id, one]));
}

/**
 * @param {string} tag
 * @param {string} [name] its class
 * @param {(string | Node)[]} inside
 */
function element(tag, name = "", ...inside) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.append(...inside);
  return made;
}

/** A symbol by reference. @param {string} id @param {string} box @param {string} [name] */
function picture(id, box, name = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("viewBox", box);
  made.setAttribute("class", name);
  made.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${id}`);
  made.append(use);
  return made;
}

/** @param {number} seat */
const wagon = (seat) => picture(`wagon-${colours[seat]}`, "-18 -10 36 20", "wagon");

/** One letter for each card. @param {string} cards */
function each(cards) {
  return [...(cards ?? "").matchAll(/([A-Z])(\d*)/g)].flatMap((one) => Array.from({ length: Number(one[2] || 1) }, () => /** @type {string} */ (one[1])));
}

/** What is drawn on a card. @param {string} letter */
const mark = (letter) => ({ F: "ferry", Z: "mark-L", X: "passenger" })[letter] ?? `mark-${letter}`;

/** @param {string} letter */
function card(letter) {
  const sign = picture(mark(letter), "0 0 24 24", "card-mark");
  const face = element("span", "card-face", "LFZX".includes(letter) ? element("span", "card-plate", sign) : sign);
  const made = element("span", `card card-${letter}`, face);
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", words[`card-${letter}`] ?? letter);
  return made;
}

/** @param {string} cards */
function fan(cards) {
  const all = each(cards);
  const made = element("span", "card-row", ...all.map(card));
  made.style.setProperty("--many", String(all.length));
  return made;
}

/** @param {string} cards */
function chips(cards) {
  return each(cards).map((letter) => {
    const made = element("span", `chip card-${letter}`, picture(mark(letter), "0 0 24 24"));
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", words[`card-${letter}`] ?? letter);
    return made;
  });
}

/** @param {Record<string, any>} now */
function layOut(now) {
  const row = element("div", "review-row", ...now.row.map((/** @type {string | null} */ letter) => (letter ? card(letter) : element("span", "card-gap"))), element("b", "", String(now.pile)));
  const seats = now.players.map((/** @type {any} */ player, /** @type {number} */ seat) =>
    element(
      "section",
      `review-yard ${colours[seat]}`,
      element("h4", "", wagon(seat), names[seat] ?? ""),
      element("div", "review-place", element("p", "eyebrow", words["review-yard"] ?? ""), element("div", "review-trains", .../** @type {string[]} */ (Object.values(player.yard)).map(fan))),
      element("div", "review-place", element("p", "eyebrow", words["review-on-track"] ?? ""), element("div", "review-trains", fan(player.on_track))),
    ),
  );
  yards?.replaceChildren(row, ...seats);
}

/** What each player had. @param {Record<string, any>} now @param {boolean} over */
function tellHands(now, over) {
  const rows = now.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
    const has = element("span", "replay-has", element("span", "replay-cards", ...chips(player.hand ?? "")));
    if (player.pieces !== undefined) has.prepend(element("span", "", picture("train", "0 0 24 24", "icon"), String(player.pieces)));
    return element("li", `replay-hand ${colours[seat]} ${now.acting === seat && !over ? "on" : ""}`, wagon(seat), element("b", "replay-name", names[seat] ?? ""), element("span", "replay-points", String(player.points)), has);
  });
  document.querySelector(".replay-hands")?.replaceChildren(...rows);
}

let at = story.last;
let playing = 0;

/** Show a position. @param {number} to */
function go(to) {
  at = Math.max(0, Math.min(story.last, to));
  const now = story.position(at);
  pieces?.show(now, colours);
  if (yards) layOut(now);
  tellHands(now, at === story.last);
  const step = story.before(at);
  const news = story.news(at).map((event) => event.text ?? "");
  const said = news.length ? news : [step ? `${names[step.seat]}: ${step.text}` : (words["review-set-up"] ?? "")];
  const told = element("div", "", ...said.map((one) => element("p", "", one)));
  document.querySelector(".replay-now")?.replaceChildren(...(step ? [wagon(step.seat), told] : [told]));
  slider.value = String(at);
  slider.style.setProperty("--done", String(at / (story.last || 1)));
  slider.setAttribute("aria-valuetext", said.join(" "));
  show(".replay-where", kept.rounds[story.round(at)] ?? "");
  show(".replay-count", `${at} / ${story.last}`);
  for (const one of document.querySelectorAll(".kept-log [aria-current]")) one.removeAttribute("aria-current");
  const line = document.querySelector(`.kept-log [data-step="${at}"]`);
  line?.setAttribute("aria-current", "step");
  if (log && line instanceof HTMLElement) log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 2;
}

/** @param {string} selector @param {string} text */
function show(selector, text) {
  const found = document.querySelector(selector);
  if (found) found.textContent = text;
}

function stop() {
  clearInterval(playing);
  playing = 0;
  document.querySelector("[data-go=play]")?.setAttribute("aria-pressed", "false");
}

/** @type {Record<string, () => void>} */
const ways = {
  first: () => go(0),
  "turn-back": () => go(story.turn(at, -1)),
  back: () => go(at - 1),
  on: () => go(at + 1),
  "turn-on": () => go(story.turn(at, 1)),
  last: () => go(story.last),
};

function play() {
  if (playing) {
    stop();
    return;
  }
  if (at === story.last) go(0);
  document.querySelector("[data-go=play]")?.setAttribute("aria-pressed", "true");
  playing = setInterval(() => (at === story.last ? stop() : go(at + 1)), 900);
}

document.addEventListener("click", (event) => {
  const pressed = event.target instanceof Element ? event.target.closest("[data-go], [data-step]") : null;
  if (!(pressed instanceof HTMLElement)) return;
  if (pressed.dataset.go === "play") {
    play();
    return;
  }
  stop();
  if (pressed.dataset.step) go(Number(pressed.dataset.step));
  else ways[pressed.dataset.go ?? ""]?.();
});
slider.addEventListener("input", () => {
  stop();
  go(Number(slider.value));
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  event.preventDefault();
  stop();
  ways[`${event.shiftKey ? "turn-" : ""}${event.key === "ArrowLeft" ? "back" : "on"}`]?.();
});

slider.max = String(story.last);
for (let n = 0; n <= story.last; n++) {
  const text = story
    .news(n)
    .map((event) => event.text)
    .join(" ");
  if (!text) continue;
  const button = element("button", "", text);
  button.setAttribute("type", "button");
  button.dataset.step = String(n);
  log?.append(element("li", colours[story.before(n)?.seat ?? -1] ?? "", button));
}
document.documentElement.classList.add("scripted");
go(story.last);
