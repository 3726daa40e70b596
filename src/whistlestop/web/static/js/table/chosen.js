/** What is chosen and not yet done: how it is paid, and the red button that does it. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { Icon } from "../ui/icon.js";
import { Paying } from "./paying.js";
import { sayAction, sayPaid, target } from "./tokens.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/**
 * The panel over the board and the buttons for what is chosen; `children` stand between them.
 * @param {{model: TableModel, children?: any}} props
 */
export function Chosen({ model, children }) {
  const board = model.board.value;
  const chosen = model.chosen.value;
  if (!board) return null;
  const paid = /^(?:c|st:)/.test(chosen);
  const way = model.way.value;
  const dice = Boolean(model.table.value?.dice);
  const tunnel = board.tracks.get(target(chosen).track ?? -1)?.kind === "tunnel";
  return html`${paid && html`<${Paying} model=${model} />`}
    <div class="acts">
      ${children}
      <button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(way || chosen)}>
        <span>${sayAction(board, chosen, model.view.value?.row, dice)}${tunnel && html`<span class="unseen">, ${t("track-tunnel")}</span>`}</span>
        ${model.paid.value && html`<small>${sayPaid(model.paid.value, dice)}</small>`}
      </button>
      <button type="button" class="button" onClick=${() => model.drop()}>${t("table-cancel")}</button>
    </div>`;
}

/** Europe: look for a place for a station, or stop looking. @param {{model: TableModel}} props */
export function BuildButton({ model }) {
  if (![...model.legal.value].some((token) => token.startsWith("st:"))) return null;
  return html`<button type="button" class="button" aria-pressed=${model.aiming.value} onClick=${() => (model.aiming.value = !model.aiming.value)}>
    <${Icon} name="station" />${t(model.aiming.value ? "table-cancel" : "table-build")}</button>`;
}

/** Märklin: the passengers that can set out, by the cities where they stand. @param {{model: TableModel}} props */
export function RideButtons({ model }) {
  const board = model.board.value;
  const tokens = rides(model);
  if (!board || !tokens.length) return null;
  return html`<div class="acts-more">${tokens.map(
    (token) => html`<button key=${token} type="button" class="button" aria-label=${sayAction(board, token)} title=${sayAction(board, token)} onClick=${() => model.choose(token)}>
      <${Icon} name="passenger" /><span>${board.placeName(target(token).place ?? "")}</span></button>`,
  )}</div>`;
}

/** @param {TableModel} model */
export function rides(model) {
  return [...model.legal.value].filter((token) => token.startsWith("ride:"));
}
