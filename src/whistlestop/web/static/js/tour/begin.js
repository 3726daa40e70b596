/** The guided first game: a real game on a real board, which a coach accompanies (coach.js). */
import { signal } from "../lib.js";
import { settings } from "../settings.js";
import { store, stored } from "../storage.js";
import { openTable } from "../tables.js";
import { t } from "../text.js";

/** @typedef {{table: string, closed: boolean, done: string[]}} Tour */

/** The guided game of this browser, once there is one. @type {import("../../vendor/signals.js").Signal<Tour | null>} */
export const tour = signal(stored("tour", /** @type {Tour | null} */ (null)));

/**
 * Change what is kept about the guided game.
 * @param {Tour} next
 */
export function keepTour(next) {
  tour.value = next;
  store("tour", next);
}

/** A start where three of the five tickets lie on one line of twelve trains, and an opponent that errs now and then. */
const GAME = { title: "nordic", seed: 33, first: 0, bot: "planner:blunder=0.25" };

/** Set the guided game up; returns the table's id. */
export async function beginTour() {
  const { bot, ...game } = GAME;
  const table = await openTable({
    ...game,
    seats: [
      { kind: "me", name: settings.value.name },
      { kind: "bot", bot, name: t("tour-opponent") },
    ],
    name: t("tour-name"),
    chat: false,
    aids: true,
  });
  keepTour({ table, closed: false, done: [] });
  return table;
}
