/** The end of a game, in short: who won, with how much; the way to the reckoning, and another game. */
import { api } from "../api.js";
import { html, useSignal } from "../lib.js";
import { go } from "../routes.js";
import { keep, seatsAt } from "../seats.js";
import { list, number, t } from "../text.js";
import { Wagon } from "../ui/wagon.js";

/** @param {{model: import("./model.js").TableModel}} props */
export function Ending({ model }) {
  const table = model.table.value;
  const result = model.state.value?.result;
  const away = useSignal(false);
  const refused = useSignal("");
  if (!table || away.value) return null;
  const ended = table.status === "ended";
  if (!result && !ended) return null;
  const rematch = async () => {
    try {
      const token = seatsAt(model.id)[0]?.token ?? "";
      const made = await api(`/api/tables/${model.id}/rematch`, { body: {}, token });
      for (const seat of made.seats ?? []) if (seat.token) keep({ table: made.table, token: seat.token, seat: seat.seat });
      go(`/t/${made.table}`);
    } catch (error) {
      refused.value = error instanceof Error ? error.message : String(error);
    }
  };
  const winners = (result?.winners ?? []).map((/** @type {number} */ seat) => model.seatOf(seat)?.name ?? "");
  const order = (result?.totals ?? []).map((/** @type {number} */ total, /** @type {number} */ seat) => ({ seat, total })).sort((/** @type {any} */ a, /** @type {any} */ b) => b.total - a.total);
  const won = result?.winners.includes(model.me.value) && !model.hotSeat.value;
  return html`<section class="ending" aria-label=${t("table-over")} data-over>
    <h2>${ended ? t("table-ended") : won && winners.length === 1 ? t("table-you-won") : (result.reckoning?.winner ?? t("table-won", { names: list(winners), n: winners.length }))}</h2>
    ${result && html`<p class="note">${result.reckoning?.why} ${result.reckoning?.tie_break}</p>`}
    <ol class="ending-totals">${order.map(
      (/** @type {{seat: number, total: number}} */ one) => html`<li key=${one.seat}><${Wagon} colour=${model.seatOf(one.seat)?.colour ?? ""} /> <span>${one.seat === model.me.value && !model.hotSeat.value ? t("table-you") : model.seatOf(one.seat)?.name}</span> <b>${number(one.total)}</b></li>`,
    )}</ol>
    <p class="ending-ways">
      ${result && html`<a class="button main" href="/t/${model.id}/review">${t("table-to-review")}</a>`}
      ${table.rematch ? html`<a class="button" href="/t/${table.rematch}">${t("table-to-rematch")}</a>` : model.me.value >= 0 && html`<button type="button" class="button" onClick=${rematch}>${t("table-rematch")}</button>`}
      <button type="button" class="button" onClick=${() => (away.value = true)}>${t(model.board.value?.svg ? "table-see-board" : "decide-see-yards")}</button>
    </p>
    ${refused.value && html`<p class="why-not" role="alert">${refused.value}</p>`}
  </section>`;
}
