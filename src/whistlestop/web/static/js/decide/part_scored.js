/** Between the two parts of a game of four: who completed which tickets, until one has read it or the first round is over. */
import { html, useEffect, useRef, useSignal } from "../lib.js";
import { sayTicket } from "../table/tokens.js";
import { number, t } from "../text.js";
import { Wagon } from "../ui/wagon.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function PartScored({ model }) {
  const read = useSignal(false);
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => sheet.current?.scrollIntoView({ block: "nearest" }), [model.view.value?.part]);
  const board = model.board.value;
  const view = model.view.value;
  if (!board || !view || view.part < 2 || read.value || model.over.value) return null;
  const log = model.log.value;
  const seats = view.players.length;
  const last = log.findLastIndex((event) => event.kind === "complete");
  if (last < 0 || log.slice(last).filter((event) => event.kind === "turn").length > seats) return null;
  const scored = log.slice(0, last + 1).filter((event) => event.kind === "complete").slice(-seats);
  return html`<section class="part-scored" ref=${sheet} aria-label=${t("decide-part-scored")}>
    <header><div><h3>${t("decide-part-scored")}</h3><p class="note">${t("decide-part-note")}</p></div>
      <button type="button" class="quiet" aria-label=${t("app-close")} onClick=${() => (read.value = true)}>×</button></header>
    <ul>${scored.map((event) => {
      const tickets = /** @type {string[]} */ (event.tickets ?? []);
      const seat = model.seatOf(event.seat ?? -1);
      const points = tickets.reduce((sum, id) => sum + (board.tickets.get(id)?.points ?? 0), 0);
      return html`<li key=${event.seat}><${Wagon} colour=${seat?.colour ?? ""} />
        <span><b>${event.seat === model.me.value && !model.hotSeat.value ? t("table-you") : seat?.name}</b> ${t("decide-did-complete", { n: tickets.length })}
          <small class="note">${tickets.map((id) => sayTicket(board, id)).join(" · ")}</small></span>
        <strong>${number(points)}<span class="unseen"> ${t("table-points-word")}</span></strong></li>`;
    })}</ul>
  </section>`;
}
