/** What moves in the train yards: cards go onto the track, and robbed rows to the discards. New rows roll in (yards.css). */
import { fly, whenever } from "../table/moving.js";

/** One after the other, all within half a second. */
const GAP = 40;

/** @param {string} from @param {string} to */
function all(from, to) {
  const there = document.querySelector(to);
  [...document.querySelectorAll(from)].slice(0, 8).forEach((card, n) => fly(card, there, { delay: n * GAP }));
}

whenever("to-track", (event) => all(`[data-yard="${event.seat}"] .yard-row[data-colour] .card:last-child`, `[data-pile="${event.seat}"] .pile-top`));

whenever("rob", (event) => all(`[data-yard="${event.seat}"] .yard-row[data-colour="${event.colour}"] .card`, ".t-market .under span"));
