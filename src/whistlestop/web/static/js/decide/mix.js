/** Märklin: how many long tickets are among those that are drawn. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { sayAction } from "../table/tokens.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Mix({ model }) {
  const board = model.board.value;
  const ways = [...model.legal.value];
  const chosen = ways.includes(model.chosen.value) ? model.chosen.value : (ways[Math.floor(ways.length / 2)] ?? "");
  if (!board) return null;
  return html`<div class="panel-over" role="group" aria-label=${t("table-asks-mix")}>
      <h2>${t("table-asks-mix")}</h2>
      <p class="note">${t("decide-mix")}</p>
      <div class="ways" role="radiogroup" aria-label=${t("table-asks-mix")}>${ways.map((token) => {
        const [long = 0, short = 0] = token.slice(4).split("+").map(Number);
        return html`<button key=${token} type="button" role="radio" aria-checked=${chosen === token} class="way" onClick=${() => (model.chosen.value = token)} onDblClick=${() => model.play(token)}>
          <span class="mix" aria-hidden="true">${Array.from({ length: long + short }, (_, n) => html`<i class=${n < long ? "long" : ""}></i>`)}</span>
          <span class="way-words"><b>${t("decide-mix-way", { long, short })}</b></span></button>`;
      })}</div>
    </div>
    <div class="acts"><button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(chosen)}>${sayAction(board, chosen)}</button></div>`;
}
