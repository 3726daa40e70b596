/** The motions of a board game's table: cards fly, wagons roll in, and what happened is said aloud. */
import { effect } from "../lib.js";
import { announce } from "../ui/live.js";
import { fly, show, whenever, animate, still } from "./moving.js";
import { sound } from "./sound.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {string} selector */
const find = (selector) => document.querySelector(selector);

/** Where a seat's cards go to. @param {TableModel} model @param {number} seat @param {string} [letter] */
function home(model, seat, letter) {
  if (seat !== model.me.peek()) return find(`[data-seat="${seat}"] .wagon`);
  return find(`.hand-group[data-letter="${letter}"] .hand-stack`) ?? find(".hand");
}

whenever("pick", (event, model) => {
  const card = find(`[data-slot="${event.slot ?? 0}"] .card`);
  fly(card, home(model, event.seat ?? -1, event.card));
});

whenever("turn-up", (event) => {
  const slot = find(`[data-slot="${event.slot}"]`);
  requestAnimationFrame(() => {
    const card = slot?.querySelector(".card");
    if (card) animate(card, [{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: 160, delay: 160, fill: "backwards" });
  });
});

whenever("placed", (event, model) => {
  // Wagons roll in from the nearer end, one after the other, all within 450 ms.
  requestAnimationFrame(() => {
    const wagons = [...document.querySelectorAll(`.train[data-id="${event.track}"] .rolling`)];
    const track = model.board.peek()?.tracks.get(event.track);
    if (!track) return;
    const gap = Math.min(90, 250 / Math.max(1, wagons.length - 1));
    wagons.forEach((wagon, n) => {
      animate(wagon, [{ transform: "translateX(-46px)", opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none", opacity: 1 }], {
        duration: 200,
        delay: (wagons.length - 1 - n) * gap,
        easing: "cubic-bezier(.2,.7,.2,1)",
        fill: "backwards",
      });
    });
  });
});

whenever("station", (event) => {
  requestAnimationFrame(() => {
    const piece = find(`.pieces [data-place="${event.location}"]`);
    if (piece) animate(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
  });
});

/**
 * Show, sound and say what happens.
 * @param {TableModel} model
 * @returns {() => void} to stop
 */
export function followNews(model) {
  return effect(() => {
    const news = model.line.news.value;
    if (!news.length) return;
    const mine = model.me.peek();
    if (!still()) show(news, model);
    sound(news, mine);
    const words = news.filter((event) => event.text && event.kind !== "turn-up" && (!model.hotSeat.peek() || !["pick", "keep", "offer", "deal"].includes(event.kind)));
    if (words.length) announce(words.map((event) => event.text).join(" "));
  });
}
