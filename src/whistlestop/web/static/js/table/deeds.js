/** What somebody did last, in a word or two with cards; and which lines of the log one screen may show. */
import { t } from "../text.js";

/** @typedef {import("./connection.js").Happening} Happening */
/** @typedef {import("./model.js").TableModel} TableModel */

/** Kinds that say nothing by themselves. */
const QUIET = new Set(["turn", "turn-up", "laid", "go", "deal", "score"]);

/** Kinds whose sentence tells its seat's secret. */
const SECRET = new Set(["deal", "offer", "keep", "pick"]);

/**
 * Whether a line tells a secret of another seat at this screen.
 * @param {TableModel} model
 * @param {Happening} event
 */
function secret(model, event) {
  if (!model.hotSeat.value || !SECRET.has(event.kind) || (event.kind === "pick" && event.slot)) return false;
  return event.seat !== model.me.value || model.curtain.value !== null;
}

/**
 * The log as this screen may show it, the newest first, with the cards of a claim in the claim's line.
 * @param {TableModel} model
 * @returns {{event: Happening, text: string, cards: string, dice: string}[]}
 */
export function shownLog(model) {
  const lines = [];
  let [paid, dice] = ["", ""];
  for (const event of model.log.value) {
    if (event.kind === "claim") [paid, dice] = [event.cards ?? "", `${event.dice ?? ""}${event.tokens ?? ""}`];
    if (QUIET.has(event.kind) || event.kind === "claim" || !event.text) continue;
    const hidden = secret(model, event);
    const text = hidden ? t("table-log-hidden", { who: model.seatOf(event.seat ?? -1)?.name ?? "" }) : event.text;
    lines.push({ event, text, cards: event.kind === "placed" ? paid : "", dice: event.kind === "placed" ? dice : "" });
    if (event.kind === "placed") [paid, dice] = ["", ""];
  }
  return lines.reverse();
}

/**
 * What a seat did in its last turn.
 * @param {TableModel} model
 * @param {number} seat
 * @returns {{words: string, cards?: string} | null}
 */
export function lastDeed(model, seat) {
  const board = model.board.value;
  const log = model.log.value;
  let taken = "";
  let unseen = 0;
  for (let n = log.length - 1; n >= 0; n--) {
    const event = log[n];
    if (!event) continue;
    if (event.kind === "turn" && event.seat === seat && (taken || unseen)) break;
    if (event.seat !== seat) continue;
    if (event.kind === "pick") {
      const open = Boolean(event.slot) || (event.card && !secret(model, event));
      if (open && event.card) taken = event.card + taken;
      else unseen += 1;
    } else if (taken || unseen) break;
    else if (event.kind === "placed") return { words: board?.trackName(event.track) ?? "" };
    else if (event.kind === "keep" || event.kind === "offer") return { words: t("table-did-tickets") };
    else if (event.kind === "exchange") return { words: t("decide-did-token") };
    else if (event.kind === "station") return { words: t("table-did-station", { place: board?.placeName(event.location) ?? "" }) };
    else if (event.kind === "decline") return { words: t("table-did-decline") };
    else if (event.kind === "lay") return { words: t("decide-did-lay"), cards: event.cards };
    else if (event.kind === "complete") return { words: t("decide-did-complete", { n: event.count ?? 0 }) };
    else if (event.kind === "pass") return { words: t("table-did-pass") };
    else if (event.kind === "stop") return { words: t("table-did-ride", { n: event.points ?? 0 }) };
  }
  if (!taken && !unseen) return null;
  return { words: unseen ? t("table-did-take-unseen", { n: unseen }) : t("table-did-take"), cards: taken };
}
