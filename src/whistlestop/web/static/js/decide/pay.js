/** Ways to pay, where several are left: cards of a row, +4 locomotives, cards that stand for others, tokens. */
import { html, useEffect } from "../lib.js";
import { t } from "../text.js";
import { CardRow } from "../ui/card.js";
import { sayAction } from "../table/tokens.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Pay({ model }) {
  const board = model.board.value;
  const ways = [...model.legal.value];
  const chosen = ways.includes(model.chosen.value) ? model.chosen.value : (ways[0] ?? "");
  useEffect(() => {
    if (chosen) model.chosen.value = chosen;
  }, [chosen, model.chosen.value]);
  if (!board) return null;
  const asks = t(`table-asks-${model.phase.value}`);
  const owed = model.view.value?.owed;
  return html`<div class="panel-over" role="group" aria-label=${asks}>
      <h2>${asks}</h2>
      ${owed && html`<p class="note">${t("decide-owed", { n: owed })}</p>`}
      <div class="ways" role="radiogroup" aria-label=${t("table-ways")}>${ways.map(
        (token) => html`<button key=${token} type="button" role="radio" aria-checked=${chosen === token} class="way" onClick=${() => (model.chosen.value = token)} onDblClick=${() => model.play(token)}>
          <${Pictured} token=${token} /><span class="way-words"><b>${sayAction(board, token)}</b></span></button>`,
      )}</div>
    </div>
    <div class="acts"><button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(chosen)}>${sayAction(board, chosen)}</button></div>`;
}

/** What is laid, as a picture. @param {{token: string}} props */
function Pictured({ token }) {
  const what = token.slice(1).split("+")[0] ?? "";
  if (token.startsWith("=") || token.startsWith("-")) return html`<${CardRow} cards=${what} />`;
  if (token.startsWith("*")) return html`<${CardRow} cards=${Number(what) ? `Z${what}` : ""} />`;
  return null;
}
