/** The seats that this browser holds, by table: whoever has a seat's token has the seat. */
import { signal } from "./lib.js";
import { store, stored } from "./storage.js";

/** @typedef {{table: string, token: string, seat: number}} Held */

const MOST = 500;

/** All seats, the newest last. @type {import("../vendor/signals.js").Signal<Held[]>} */
export const held = signal(stored("seats", /** @type {Held[]} */ ([])));

/**
 * The seats held at a table.
 * @param {string} table
 */
export function seatsAt(table) {
  return held.value.filter((one) => one.table === table);
}

/**
 * Keep a seat.
 * @param {Held} seat
 */
export function keep(seat) {
  const others = held.value.filter((one) => one.table !== seat.table || (one.seat !== seat.seat && one.token !== seat.token));
  held.value = [...others, seat].slice(-MOST);
  store("seats", held.value);
}

/**
 * Forget the seats of a table.
 * @param {string} table
 */
export function forget(table) {
  held.value = held.value.filter((one) => one.table !== table);
  store("seats", held.value);
}
