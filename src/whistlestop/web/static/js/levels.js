/** How well computer players play, in words for people; the server knows them by other names (`whistlestop bots`). */
import { has, t } from "./text.js";

/**
 * The levels, from the mildest to the strongest, named by what they do, with the ratings that the arena measured
 * (docs/arena.md); one that lost no game has no upper end, so it shows the lower one and a plus.
 * @type {{key: string, bot: string, rating: string}[]}
 */
export const LEVELS = [
  { key: "errs-often", bot: "planner:blunder=0.2", rating: "622" },
  { key: "errs-seldom", bot: "planner:blunder=0.07", rating: "927" },
  { key: "plans", bot: "planner", rating: "1017" },
  { key: "searches", bot: "search", rating: "1200+" },
];

export const USUAL = "planner:blunder=0.07";

/** The levels' own words. @param {string} key */
export const levelName = (key) => t(`app-level-${key}`, { rating: LEVELS.find((one) => one.key === key)?.rating ?? "" });
/** @param {string} key */
export const levelText = (key) => t(`app-level-${key}.text`);

/**
 * What a computer player is called at a table: by its level, or by its own name.
 * @param {string} bot
 */
export function botName(bot) {
  const level = LEVELS.find((one) => one.bot === bot);
  if (level) return levelName(level.key);
  const kind = bot.split(":")[0] ?? bot;
  return has(`app-bot-${kind}`) ? t(`app-bot-${kind}`) : kind;
}

/**
 * A seat for a computer player, as the server takes it.
 * @param {string} bot
 */
export function botSeat(bot) {
  return { kind: "bot", bot, name: botName(bot) };
}
