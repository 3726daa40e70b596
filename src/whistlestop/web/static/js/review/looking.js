/** A table that is only looked at: one position of a finished game, for components that show a table's model. */
import { computed, signal } from "../lib.js";
import { TableModel } from "../table/model.js";
import { t } from "../text.js";

/** @typedef {import("./story.js").Story} Story */

/**
 * The model of a table that stands as the game stood; nobody decides there.
 * @param {Story} story
 * @param {import("../table/board.js").Board} board
 * @param {import("../../vendor/signals.js").Signal<number>} at
 */
export function looking(story, board, at) {
  const { told } = story;
  const begun = told.opening.length;
  const log = [...told.opening, ...story.steps.flatMap((step) => step.events)].map((event, n) => ({ ...event, n }));
  const ends = [begun];
  for (const step of story.steps) ends.push(/** @type {number} */ (ends.at(-1)) + step.events.length);
  const line = {
    table: signal({ title: told.title, title_name: told.title_name, family: told.family, dice: told.dice, seats: story.seats, status: "over", you: [] }),
    state: computed(() => {
      const now = story.position(at.value);
      const over = at.value === story.last;
      return { seq: at.value, actors: over ? [] : [now.acting], phase: now.phase, turn: now.turn, over, views: { "-1": { ...now, hand: null, tickets: null, offer: null } } };
    }),
    log: computed(() => log.slice(0, ends[at.value])),
    chat: signal([]),
    news: signal([]),
    line: signal("open"),
    refused: signal(""),
    ask: async () => ({ type: "refused", code: "not-now", text: t("table-over") }),
    close: () => {},
  };
  const model = new TableModel(told.table, /** @type {any} */ (line));
  model.board.value = board;
  return model;
}
