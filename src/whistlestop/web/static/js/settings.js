/** What this browser remembers about its reader: language, theme, sound, and the like. */
import { effect, signal } from "./lib.js";
import { stored, store } from "./storage.js";

/**
 * @typedef {object} Settings
 * @property {string} name what one is called at tables
 * @property {string} lang chosen language; empty: the browser's
 * @property {"" | "light" | "dark"} theme empty: the system's
 * @property {boolean} sound
 * @property {boolean} calm no motion, whatever the system says
 * @property {boolean} confirm ask before a move counts
 * @property {boolean} notify tell by a notification that it is one's turn
 */

/** @type {Settings} */
const FRESH = { name: "", lang: "", theme: "", sound: false, calm: false, confirm: false, notify: false };

/** @type {import("../vendor/signals.js").Signal<Settings>} */
export const settings = signal({ ...FRESH, .../** @type {Partial<Settings>} */ (stored("settings", {})) });

effect(() => store("settings", settings.value));

effect(() => {
  const root = document.documentElement;
  if (settings.value.theme) root.dataset.theme = settings.value.theme;
  else delete root.dataset.theme;
  root.toggleAttribute("data-calm", settings.value.calm);
});

/**
 * Change some of the settings.
 * @param {Partial<Settings>} some
 */
export function change(some) {
  settings.value = { ...settings.value, ...some };
}

/** Whether things may move: not if the reader or the system asks for calm. */
export function moves() {
  return !settings.value.calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
