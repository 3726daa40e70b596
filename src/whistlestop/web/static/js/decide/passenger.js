/** Märklin: whether a passenger is placed at an end of the track just claimed. */
import { html, useEffect } from "../lib.js";
import { t } from "../text.js";
import { Icon } from "../ui/icon.js";
import { side } from "../table/paying.js";
import { sayAction, target } from "../table/tokens.js";
import { Goods } from "../table/goods.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Passenger({ model }) {
  const board = model.board.value;
  const ways = [...model.legal.value].sort((a, b) => Number(a === "on:-") - Number(b === "on:-"));
  const chosen = ways.includes(model.chosen.value) ? model.chosen.value : (ways[0] ?? "");
  useEffect(() => {
    if (chosen) model.chosen.value = chosen;
  }, [chosen, model.chosen.value]);
  if (!board) return null;
  const left = model.view.value?.players?.[model.me.value]?.passengers ?? 0;
  return html`<div class="panel-over ${side(model, target(ways[0] ?? "").place)}" role="group" aria-label=${t("table-asks-passenger")}>
      <h2>${t("table-asks-passenger")}</h2>
      <p class="note">${t("decide-passenger", { n: left })}</p>
      <div class="ways" role="radiogroup" aria-label=${t("table-asks-passenger")}>${ways.map((token) => {
        const place = target(token).place;
        return html`<button key=${token} type="button" role="radio" aria-checked=${chosen === token} class="way" onClick=${() => (model.chosen.value = token)} onDblClick=${() => model.play(token)}>
          ${place && html`<${Icon} name="passenger" /><${Goods} model=${model} place=${place} />`}
          <span class="way-words"><b>${place ? board.placeName(place) : t("action-passenger-none")}</b></span></button>`;
      })}</div>
    </div>
    <div class="acts"><button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(chosen)}>${sayAction(board, chosen)}</button></div>`;
}
