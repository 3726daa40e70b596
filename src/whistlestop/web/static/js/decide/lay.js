/**
 * Choosing what to lay in the train yard, by taps on colours: in the hand, or on a row that could be robbed.
 *
 * The choice is the token `lay:G3L` in `model.chosen`, and nothing else: `lay:` and `lay:KB` are three different
 * colours in the making, anything longer of one colour is a row, and `lay:L2/G` is a green row of locomotives alone
 * (a house rule).  Which rows there are the server tells (`ways`).
 */
import { LETTERS, writeCards } from "../table/tokens.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {import("../table/model.js").Way} Way */

const LOCOMOTIVE = "L";
const THREE = 3;

/**
 * The token that lays these cards.
 * @param {ReadonlyMap<string, number>} cards
 */
export function layToken(cards) {
  return `lay:${writeCards([...LETTERS].map((letter) => [letter, cards.get(letter) ?? 0]))}`;
}

/**
 * Whether three cards of three colours are being put together; a row has two cards at least.
 * @param {TableModel} model
 */
export function makingThree(model) {
  const laid = model.laid.value;
  return model.chosen.value.startsWith("lay:") && !laid.has(LOCOMOTIVE) && [...laid.values()].every((n) => n === 1);
}

/**
 * The colour of the row that is chosen, or nothing.
 * @param {TableModel} model
 */
export function rowColour(model) {
  if (!model.chosen.value.startsWith("lay:") || makingThree(model)) return "";
  const named = /\/([A-Z])$/.exec(model.chosen.value)?.[1]; // locomotives alone, where a house rule allows them
  if (named) return named;
  return [...model.laid.value.keys()].find((letter) => letter !== LOCOMOTIVE) ?? "";
}

/**
 * Whose row of a colour is in the way.
 * @param {TableModel} model
 * @param {string} colour
 * @returns {{seat: number, cards: string} | null}
 */
export function robbed(model, colour) {
  const players = model.view.value?.players ?? [];
  for (const [seat, player] of players.entries()) {
    if (seat !== model.me.value && player.yard?.[colour]) return { seat, cards: player.yard[colour] };
  }
  return null;
}

/**
 * The sets of three colours that are legal now and hold all these.
 * @param {TableModel} model
 * @param {Iterable<string>} letters
 */
export function threes(model, letters = []) {
  const wanted = [...letters];
  return [...model.legal.value].filter((token) => token.startsWith("lay:") && wanted.every((letter) => token.slice(4).includes(letter)));
}

/**
 * A tap on a colour: a row of it, one of three colours, or the reason why not.
 * @param {TableModel} model
 * @param {string} letter
 * @param {Element} at what was tapped
 */
export async function tapColour(model, letter, at) {
  const box = at.getBoundingClientRect();
  const why = (/** @type {string} */ token) => model.explain(token, { x: box.left + box.width / 2, y: box.top < innerHeight / 2 ? box.bottom : box.top });
  if (!model.deciding.value || model.phase.value !== "main") return why(letter === LOCOMOTIVE ? locomotives(model) : `row:${letter}`);
  if (makingThree(model)) return tapOne(model, letter, why);
  if (letter === LOCOMOTIVE) return addLocomotive(model, why);
  if (model.laid.value.has(letter)) return model.drop();
  if (model.legal.value.has(`row:${letter}`)) return chooseRow(model, letter);
  if (threes(model, letter).length) return model.choose(`lay:${letter}`);
  return why(`row:${letter}`);
}

/** All locomotives alone, to ask why not. @param {TableModel} model */
function locomotives(model) {
  return layToken(new Map([[LOCOMOTIVE, model.hand.value.get(LOCOMOTIVE) ?? 1]]));
}

/**
 * All cards of a colour with as few locomotives as it takes.
 * @param {TableModel} model
 * @param {string} colour
 */
export async function chooseRow(model, colour) {
  const { ways } = await model.ways(`row:${colour}`);
  const size = (/** @type {Way} */ way) => layCount(way, colour) * 100 - way.wilds;
  const best = ways.reduce((/** @type {Way | undefined} */ a, b) => (a && size(a) >= size(b) ? a : b), undefined);
  if (best && model.legal.peek().has(`row:${colour}`)) model.choose(best.action);
}

/**
 * How many cards of the colour a row has.
 * @param {Way} way
 * @param {string} colour
 */
export function layCount(way, colour) {
  return Number(new RegExp(`${colour}(\\d*)`).exec(way.cards)?.[1] || (way.cards.includes(colour) ? 1 : 0));
}

/** Whether the table plays with rows of locomotives alone (CG-43). @param {TableModel} model */
export function allowsLocomotives(model) {
  return Boolean(model.table.value?.options?.["card.allLocomotiveSet"]);
}

/**
 * A row of locomotives alone: of a colour, or of the first one of which it is legal.
 * @param {TableModel} model
 * @param {string} [colour]
 * @param {number} [wilds] how many, if that is legal
 * @returns {Promise<boolean>} whether there is one
 */
export async function chooseLocomotives(model, colour = "", wilds = 0) {
  if (!allowsLocomotives(model)) return false;
  for (const letter of colour || LETTERS) {
    if (!model.legal.value.has(`row:${letter}`)) continue;
    const ways = (await model.ways(`row:${letter}`)).ways.filter((way) => layCount(way, letter) === 0);
    const way = ways.find((one) => one.wilds === wilds) ?? ways[0];
    if (!way) continue;
    model.choose(way.action);
    return true;
  }
  return false;
}

/**
 * One locomotive more on the row, and after the last one none again.
 * @param {TableModel} model
 * @param {(token: string) => unknown} why
 */
async function addLocomotive(model, why) {
  const colour = rowColour(model);
  if (!colour) return (await chooseLocomotives(model)) || why(locomotives(model));
  const { ways } = await model.ways(`row:${colour}`);
  const n = model.laid.peek().get(colour) ?? 0;
  const wilds = model.laid.peek().get(LOCOMOTIVE) ?? 0;
  const same = ways.filter((way) => layCount(way, colour) === n).sort((a, b) => a.wilds - b.wilds);
  const next = same.find((way) => way.wilds > wilds) ?? same[0];
  if (next) model.choose(next.action);
}

/**
 * One of three colours more, or less.
 * @param {TableModel} model
 * @param {string} letter
 * @param {(token: string) => unknown} why
 */
function tapOne(model, letter, why) {
  const laid = new Map(model.laid.value);
  if (laid.delete(letter)) return model.choose(layToken(laid));
  const before = [...laid.keys()];
  laid.set(letter, 1);
  if (threes(model, laid.keys()).length) return model.choose(layToken(laid));
  // The reason is asked for a whole set: with a third colour of the hand, where two are not one yet.
  for (const other of model.hand.value.keys()) {
    if (laid.size < THREE && other !== LOCOMOTIVE && !before.includes(other)) laid.set(other, 1);
  }
  return why(layToken(laid));
}
