/** Clocks of a table, in words. */
import { t } from "../text.js";

const DAY = 86400;
export const MOVES = [15, 30, 60, 120, 300];
export const DAYS = [1, 2, 3, 7, 14].map((days) => days * DAY);

/** @param {number} seconds */
export function spanWords(seconds) {
  if (seconds >= DAY) return t("app-days", { n: Math.round(seconds / DAY) });
  return seconds % 60 ? t("app-seconds", { n: seconds }) : t("app-minutes", { n: seconds / 60 });
}

/** @param {{kind: string, seconds: number}} clock */
export function clockWords(clock) {
  if (clock.kind === "none") return "";
  return t(clock.kind === "days" ? "app-clock-days-of" : "app-clock-move-of", { span: spanWords(clock.seconds) });
}
