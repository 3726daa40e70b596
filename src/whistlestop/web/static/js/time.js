/** Times as people say them. */
import { lang } from "./text.js";

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/**
 * How long ago something was, such as "5 minutes ago".
 * @param {number} stamp seconds, as the server counts them
 */
export function ago(stamp) {
  const gone = Math.max(0, Date.now() / 1000 - stamp);
  const words = new Intl.RelativeTimeFormat(lang.value || "en", { numeric: "auto" });
  for (const [unit, length] of UNITS) if (gone >= length) return words.format(-Math.floor(gone / length), unit);
  return words.format(0, "minute");
}
