/** What the server tells in the reader's language: asked once and kept, and asked anew when the language is switched. */
import { api } from "./api.js";
import { useEffect, useState } from "./lib.js";
import { lang } from "./text.js";

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * Ask for something that does not change while the server runs, such as its titles.
 * @param {string} path
 * @returns {Promise<any>}
 */
export function asked(path) {
  const key = `${lang.value} ${path}`;
  const known = kept.get(key);
  if (known) return known;
  const answer = api(path);
  kept.set(key, answer);
  answer.catch(() => kept.delete(key));
  return answer;
}

/**
 * The same for a component: null until the answer is there; while a switched language is loading, the old words stay.
 * @param {string} path nothing is asked for an empty one
 * @returns {{value: any, why: string}} `why` says what went wrong
 */
export function useAsked(path) {
  const [found, find] = useState(/** @type {{path: string, value: any, why: string}} */ ({ path, value: null, why: "" }));
  const now = lang.value;
  useEffect(() => {
    let gone = false;
    if (path)
      asked(path).then(
        (value) => !gone && find({ path, value, why: "" }),
        (error) => !gone && find({ path, value: null, why: String(error?.message ?? error) }),
      );
    return () => {
      gone = true;
    };
  }, [path, now]);
  return found.path === path ? found : { value: null, why: "" };
}

/**
 * @typedef {{key: string, name: string, text: string, values: any[], value_names: string[], default: any, rule: string,
 *   needs_dice: boolean, symbols?: string[], choose?: number}} Option
 * @typedef {{id: string, name: string, tagline: string, seats: [number, number], dice: boolean, family: string,
 *   own_board_note?: string, options: Option[]}} Title
 * @typedef {{name: string, label: string, text: string}} Bot
 */

/** @returns {Title[] | null} */
export function useTitles() {
  return useAsked("/api/titles").value;
}
