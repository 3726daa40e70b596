/**
 * Decisions of their own kind: what the dock shows in a phase, where the table's usual ways (choose, pay, keep) are not all.
 *
 * A module here has one kind of decision. It exports a component that gets `{ model }` (table/model.js) and shows what
 * has to be decided: buttons for the dock (`.acts`, with one `.button.main` that says exactly what it will do), and
 * whatever it needs above it in a `Panel` (table/panel.js). It decides with `model.play(token)`, and may take taps on
 * the board by setting `model.onTarget` while it is shown. Where no module is listed, the dock offers all legal
 * actions as buttons, and those about tracks and places on the board, so that no game is ever stuck.
 *
 * Modules are loaded when their phase first comes: name them in DECISIONS, by phase, or by `family:phase`.
 */
import { signal } from "../lib.js";

/** @typedef {(props: {model: import("../table/model.js").TableModel}) => any} Decision */

/** @type {Record<string, () => Promise<Decision>>} */
const DECISIONS = {};

/**
 * What takes the board's place in a family without one: gets `{ model }`.
 * @type {Record<string, () => Promise<Decision>>}
 */
const STAGES = {};

/** @type {import("../../vendor/signals.js").Signal<Map<string, Decision>>} */
const ready = signal(new Map());
/** @type {Set<string>} */
const coming = new Set();

/**
 * The component that decides in this phase, or null: not yet loaded, or none is needed.
 * @param {string | null} phase
 * @param {string} family
 * @returns {Decision | null}
 */
export function decision(phase, family) {
  if (!phase) return null;
  return find(DECISIONS, `${family}:${phase}`) ?? find(DECISIONS, phase);
}

/**
 * What stands where other games have their board, or null.
 * @param {string} family
 * @returns {Decision | null}
 */
export function stage(family) {
  return find(STAGES, family);
}

/** @param {Record<string, () => Promise<Decision>>} from @param {string} name */
function find(from, name) {
  const load = from[name];
  if (!load) return null;
  const known = ready.value.get(name);
  if (!known && !coming.has(name)) {
    coming.add(name);
    load().then(
      (one) => {
        ready.value = new Map([...ready.value, [name, one]]);
      },
      () => coming.delete(name),
    );
  }
  return known ?? null;
}
