/**
 * Words in the reader's language, from the server's catalogues (Fluent).
 *
 * `t("app-days", { n: 3 })` inside a component follows the language by itself: the page is written anew when it is
 * switched, and nothing else changes.
 */
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "./lib.js";
import { settings } from "./settings.js";

/** The language that the page is in; empty until the first catalogue is there. */
export const lang = signal("");

/** All languages that there are, each with its own name for itself. @type {import("../vendor/signals.js").Signal<{lang: string, name: string}[]>} */
export const languages = signal([]);

/** @type {FluentBundle} */
let bundle = new FluentBundle("en");

/** Language tags by which the browser writes numbers, where the catalogue's own code does not say enough. @type {Record<string, string>} */
const REGION = { en: "en-GB" };

/**
 * Switch to a language.
 * @param {string} code
 */
export async function setLanguage(code) {
  const answer = await fetch(`/text/${code}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue for ${code}`);
  const next = new FluentBundle(REGION[code] ?? code, { useIsolating: false });
  next.addResource(new FluentResource(await answer.text()));
  bundle = next;
  document.documentElement.lang = code;
  lang.value = code;
}

/**
 * Say something. A key may name an attribute behind a dot: `app-sound.text`.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(key, values) {
  void lang.value; // whoever says something is written anew in another language
  const [name, attribute] = key.split(".");
  const message = bundle.getMessage(name ?? key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, values) : key;
}

/**
 * Whether the catalogue has a key.
 * @param {string} key
 */
export function has(key) {
  return bundle.hasMessage(key);
}

/**
 * Join words as the language joins a list.
 * @param {string[]} words
 * @param {"conjunction" | "disjunction"} [type]
 */
export function list(words, type = "conjunction") {
  return new Intl.ListFormat(lang.value || "en", { type }).format(words);
}

/**
 * Write a number as the language does.
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function number(value, options) {
  return new Intl.NumberFormat(REGION[lang.value] ?? (lang.value || "en"), options).format(value);
}

/** The language for a new reader: the one chosen before, else the best of the browser's. */
export function bestLanguage() {
  const codes = languages.value.map((one) => one.lang);
  const wanted = [settings.value.lang, ...navigator.languages.map((one) => one.slice(0, 2).toLowerCase())];
  const ours = wanted.map((one) => (one === "no" || one === "nn" ? "nb" : one));
  return ours.find((one) => one && codes.includes(one)) ?? "en";
}
