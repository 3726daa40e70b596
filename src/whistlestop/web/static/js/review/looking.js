/** A table that is only looked at: what the Card Game's stage asks a table for, at one position of a finished game. */
import { computed, signal } from "../lib.js";

/** @typedef {import("./story.js").Story} Story */

/**
 * @param {Story} story
 * @param {import("../table/board.js").Board} board
 * @param {import("../../vendor/signals.js").Signal<number>} at
 * @returns {any} as much of a TableModel as a stage reads
 */
export function looking(story, board, at) {
  const nothing = () => {};
  const ends = [0];
  const log = story.told.opening.slice();
  for (const step of story.steps) {
    ends.push(log.length);
    log.push(...step.events);
  }
  ends[0] = story.told.opening.length;
  ends.push(log.length);
  const view = computed(() => /** @type {Record<string, any>} */ ({ ...story.position(at.value), hand: null, tickets: null, offer: null }));
  return {
    view,
    board: signal(board),
    table: signal({ title_name: story.told.title_name, seats: story.seats }),
    log: computed(() => log.slice(0, ends[at.value + 1])),
    me: signal(-1),
    phase: computed(() => view.value.phase),
    actors: computed(() => (at.value < story.last ? [view.value.acting] : [])),
    over: computed(() => at.value === story.last),
    deciding: signal(false),
    hotSeat: signal(false),
    yours: signal([]),
    legal: signal(new Set()),
    chosen: signal(""),
    laid: signal(new Map()),
    plans: signal(new Map()),
    onCard: signal(null),
    seatOf: (/** @type {number} */ seat) => story.seats[seat] ?? null,
    explain: nothing,
    choose: nothing,
    drop: nothing,
    say: nothing,
    point: nothing,
    unpoint: nothing,
  };
}
