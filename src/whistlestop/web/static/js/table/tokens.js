/** The tokens of actions and cards (docs/actions.md): taken apart, and said in words. */
import { list, number, t } from "../text.js";

/** @typedef {import("./board.js").Board} Board */

/** The order in which cards are shown everywhere. */
export const LETTERS = "KBGOPRWYLFZX";

/** Cards that stand for any colour. */
export const WILDS = "LFZ";

/**
 * Cards with their counts: `R2L` is [["R", 2], ["L", 1]].
 * @param {string | null | undefined} text
 * @returns {[string, number][]}
 */
export function readCards(text) {
  return [...(text ?? "").matchAll(/([A-Z])(\d*)/g)].map((one) => [/** @type {string} */ (one[1]), Number(one[2] || 1)]);
}

/**
 * The same the other way round.
 * @param {Iterable<[string, number]>} cards
 */
export function writeCards(cards) {
  return [...cards].map(([letter, n]) => (n > 1 ? `${letter}${n}` : n ? letter : "")).join("");
}

/**
 * One letter for each card: `R2L` is ["R", "R", "L"].
 * @param {string | null | undefined} text
 */
export function eachCard(text) {
  return readCards(text).flatMap(([letter, n]) => Array.from({ length: n }, () => letter));
}

/**
 * How many cards these are.
 * @param {string | null | undefined} text
 */
export function countCards(text) {
  return readCards(text).reduce((sum, [, n]) => sum + n, 0);
}

/**
 * Cards in words: “2 red and 1 locomotive”.
 * @param {string | null | undefined} text
 */
export function sayCards(text) {
  const cards = readCards(text);
  return cards.length ? list(cards.map(([letter, n]) => t(`card-count-${letter}`, { n }))) : t("card-none");
}

/**
 * Dice and tokens in words: `SSLd` is “2 single, 1 locomotive and 1 double token”.
 * @param {string | null | undefined} text
 */
export function sayPurse(text) {
  const parts = [..."SDTLsd"].flatMap((one) => {
    const n = [...(text ?? "")].filter((other) => other === one).length;
    return n ? [t(`${/[sd]/.test(one) ? "token" : "die"}-count-${one}`, { n })] : [];
  });
  return parts.length ? list(parts) : t("die-none");
}

/**
 * What is paid, in words: cards, or dice and tokens.
 * @param {string | null | undefined} text
 * @param {boolean} dice
 */
export function sayPaid(text, dice) {
  return dice ? sayPurse(text) : sayCards(text);
}

/**
 * What an action is about on the board: a track or a place, if it is one.
 * @param {string} token
 * @returns {{track?: number, place?: string}}
 */
export function target(token) {
  const track = /^(?:c|g|loan:)(\d+)(?: |$)/.exec(token);
  if (track) return { track: Number(track[1]) };
  const place = /^(?:st|place|ride|on|take):([a-z0-9-]*[a-z0-9])(?: |$)/.exec(token);
  return place ? { place: place[1] } : {};
}

/**
 * A track in a sentence: “Oslo – Bergen, tunnel, 4 spaces, green, 7 points”.
 * @param {Board} board
 * @param {number} id
 * @param {Set<number> | null} [doubles] with dice its colour means nothing, but whether it is among these: double routes
 */
export function sayTrack(board, id, doubles = null) {
  const track = board.tracks.get(id);
  if (!track) return "";
  const parts = [board.trackName(id), t("have-spaces", { n: track.length }), t(doubles ? `track-${doubles.has(id) ? "double" : "single"}` : `card-${track.color}`)];
  if (track.kind !== "plain") parts.splice(1, 0, t(`track-${track.kind}`));
  if (track.locomotives) parts.push(t(doubles ? "die-count-L" : "card-count-L", { n: track.locomotives }));
  parts.push(t("have-points", { n: track.points }));
  return parts.join(", ");
}

/**
 * A ticket's name: “Turku – Trondheim”.
 * @param {Board} board
 * @param {string} id
 */
export function sayTicket(board, id) {
  const ticket = board.tickets.get(id);
  if (!ticket) return id;
  const goals = ticket.goals?.map(([to, points]) => t("ticket-goal", { to: board.placeName(to), points: number(points) }));
  const from = board.placeName(ticket.a);
  return goals ? t("ticket-goals", { from, goals: goals.join(" / ") }) : `${from} – ${board.placeName(ticket.b)}`;
}

/**
 * What a button says that does this.
 * @param {Board} board
 * @param {string} token
 * @param {readonly (string | null)[]} [row] the face-up row, so that a slot is called by its card
 * @param {boolean} [dice] whether dice are paid, which write a locomotive as cards do
 * @returns {string}
 */
export function sayAction(board, token, row = [], dice = false) {
  const [head = "", cards] = token.split(" ");
  const [kind = "", what = ""] = head.split(":");
  const { track, place } = target(token);
  if (track !== undefined) {
    const name = board.trackName(track);
    if (head.startsWith("g")) return t("action-go", { track: name });
    if (kind === "loan") return t("action-borrow", { track: name });
    return cards ? t("action-claim-paid", { track: name, paid: sayPaid(cards, dice) }) : t("action-claim", { track: name });
  }
  if (place !== undefined) {
    const values = { place: board.placeName(place) };
    if (kind === "st") return cards ? t("action-station-paid", { ...values, paid: sayPaid(cards, dice) }) : t("action-station", values);
    return t({ place: "action-place", ride: "action-ride", on: "action-passenger", take: "action-souvenir" }[kind] ?? "", values);
  }
  const slot = /^r(\d)$/.exec(head);
  if (slot) {
    const card = row[Number(slot[1]) - 1];
    return card ? t("table-take-card", { card: t(`card-one-${card}`) }) : t("action-pick-slot", { slot: Number(slot[1]) });
  }
  if (head.startsWith("=")) {
    const [paid = "", more] = head.slice(1).split("+");
    if (!paid) return t("action-pay-any", { n: Number(more) });
    return more ? t("action-pay-more", { paid: sayCards(paid), n: Number(more) }) : t("action-pay", { paid: sayCards(paid) });
  }
  if (head.startsWith("*")) return t("action-plus4", { n: Number(head.slice(1)) });
  if (kind === "lay") {
    const [laid, colour] = what.split("/");
    return colour ? t("action-lay-cards-as", { cards: sayCards(laid), card: t(`card-${colour}`) }) : t("action-lay-cards", { cards: sayCards(laid) });
  }
  if (kind === "row") return t("action-row", { card: t(`card-${what}`) });
  if (kind === "m") return t("action-move", { card: t(`card-one-${what}`) });
  if (kind === "do") return t("action-choose", { tickets: sayTicket(board, what) });
  if (kind === "done") return what === "-" ? t("action-complete-none") : t("action-complete", { tickets: list(what.split(",").map((one) => sayTicket(board, one))) });
  const step = /^([nl])(\d+)$/.exec(head);
  if (step) return t(step[1] === "n" ? "action-number" : "action-locomotives", { n: Number(step[2]) });
  if (head.startsWith("-")) return t("action-lay", { card: t(`card-one-${head.slice(1)}`) });
  if (head.startsWith("+")) return t("action-surcharge", { paid: sayPaid(head.slice(1), dice || /[sdSDT]/.test(head)) });
  if (kind === "re") return what === "-" ? t("action-reroll-none") : t("action-reroll", { dice: sayPurse(what) });
  if (kind === "tok") return t("action-tokens", { n: Number(what) });
  if (kind === "x") return t("action-exchange", { dice: sayPurse(what.slice(0, 2)), token: t(`token-${what.slice(2)}`) });
  if (kind === "end" && what) return t("action-end-discard", { tokens: sayPurse(what) });
  if (kind === "k") {
    const tickets = what.split(",").filter((one) => one && one !== "-");
    return tickets.length ? t("action-keep", { tickets: list(tickets.map((one) => sayTicket(board, one))) }) : t("action-keep-none");
  }
  if (kind === "mix") {
    const [long, short] = what.split("+").map(Number);
    return t("action-mix", { long: long ?? 0, short: short ?? 0 });
  }
  if (kind === "stack") return t("action-stack", { souvenir: t(`souvenir-${what}`) });
  const plain = PLAIN[head];
  if (plain) return t(plain);
  const drawn = /^t(\d)$/.exec(head);
  if (drawn) return t("action-tickets-dice", { n: Number(drawn[1]) });
  return head;
}

/** @type {Record<string, string>} */
const PLAIN = {
  d: "action-pick-blind",
  t: "action-tickets",
  pass: "action-pass",
  no: "action-decline",
  ok: "action-accept",
  stop: "action-stop",
  end: "action-end",
  "on:-": "action-passenger-none",
  "loan:-": "action-borrow-none",
};
