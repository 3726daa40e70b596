/** How well computer players play, in words for people; the server knows them by other names (`whistlestop bots`). */
import { has, t } from "./text.js";

/** The levels, from the mildest to the strongest. @type {{key: string, bot: string}[]} */
export const LEVELS = [
  { key: "gentle", bot: "planner:blunder=0.2" },
  { key: "steady", bot: "planner:blunder=0.07" },
  { key: "strong", bot: "planner" },
  { key: "expert", bot: "search" },
];

export const USUAL = "planner:blunder=0.07";

/** The levels' own words. @param {string} key */
export const levelName = (key) => t(`app-level-${key}`);
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
