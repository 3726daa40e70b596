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
const DECISIONS = {
  "board:rolled": () => import("./rolled.js").then((one) => one.Rolled),
  "board:dice": () => import("./dice.js").then((one) => one.Dice),
  "board:after": () => import("./dice.js").then((one) => one.Dice),
  "board:dice-tunnel": () => import("./dice_tunnel.js").then((one) => one.DiceTunnel),
  "board:tokens": () => import("./pay.js").then((one) => one.Pay),
  "board:pay": () => import("./pay.js").then((one) => one.Pay),
  "board:plus4": () => import("./pay.js").then((one) => one.Pay),
  "board:substitute": () => import("./pay.js").then((one) => one.Pay),
  "board:station": () => import("./pay.js").then((one) => one.Pay),
  "board:mix": () => import("./mix.js").then((one) => one.Mix),
  "board:passenger": () => import("./passenger.js").then((one) => one.Passenger),
  "board:ride": () => import("./ride.js").then((one) => one.Ride),
  "board:stack": () => import("./souvenirs.js").then((one) => one.Stack),
  "board:place": () => import("./souvenirs.js").then((one) => one.PlaceStack),
  "board:souvenir": () => import("./souvenirs.js").then((one) => one.Souvenir),
  "board:borrow": () => import("./borrow.js").then((one) => one.Borrow),
  "card-game:main": () => import("./laying.js").then((one) => one.Laying),
  "card-game:move": () => import("./to_track.js").then((one) => one.ToTrack),
  "card-game:complete": () => import("./completing.js").then((one) => one.Completing),
};

/**
 * What takes the board's place in a family without one: gets `{ model }`.
 * @type {Record<string, () => Promise<Decision>>}
 */
const STAGES = {
  "card-game": () => import("./yards.js").then((one) => one.Yards),
};

/**
 * What lies where a hand of cards would: gets `{ model }`.
 * @type {Record<string, () => Promise<Decision>>}
 */
const HANDS = { dice: () => import("./tray.js").then((one) => one.Tray) };

/** @type {import("../../vendor/signals.js").Signal<Map<string, Decision>>} */
const ready = signal(new Map());
/** @type {Set<string>} */
const coming = new Set();
/** What could not be loaded; it is tried again whenever it is wanted again. @type {import("../../vendor/signals.js").Signal<Set<string>>} */
const lost = signal(new Set());

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
 * Whether a component for this phase is on its way, so that nothing else need be shown in its place.
 * @param {string | null} phase
 * @param {string} family
 */
export function awaited(phase, family) {
  const name = `${family}:${phase}` in DECISIONS ? `${family}:${phase}` : (phase ?? "");
  return name in DECISIONS && !lost.value.has(name);
}

/**
 * What stands where other games have their board, or null.
 * @param {string} family
 * @returns {Decision | null}
 */
export function stage(family) {
  return find(STAGES, family);
}

/** What lies in place of a hand of cards at tables with dice, or null. */
export function tray() {
  return find(HANDS, "dice");
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
      () => {
        coming.delete(name);
        lost.value = new Set([...lost.value, name]);
      },
    );
  }
  return known ?? null;
}
