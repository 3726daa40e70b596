/** What a strong computer player would do here, and why; one may see it on the board, and do it. */
import { html, useEffect, useState } from "../lib.js";
import { number, t } from "../text.js";
import { Dialog } from "../ui/dialog.js";
import { keptBy } from "./tickets.js";
import { target } from "./tokens.js";

/** @typedef {{action: string, text: string, value: number | null, chance: number | null, why?: string}} Move */

/** @param {{model: import("./model.js").TableModel, close: () => void}} props */
export function Hint({ model, close }) {
  const [told, tell] = useState(/** @type {{text: string, moves: Move[]} | null} */ (null));
  useEffect(() => {
    let gone = false;
    model.hint().then((answer) => !gone && tell({ text: answer.text ?? "", moves: answer.moves ?? [] }));
    return () => {
      gone = true;
    };
  }, []);
  /** @param {Move} move */
  const take = (move) => {
    close();
    const bare = move.action.split(" ")[0] ?? "";
    if (move.action.startsWith("k:")) model.picked.value = keptBy(move.action);
    else model.choose(model.legal.value.has(bare) ? bare : move.action);
    if (move.action.includes(" ")) model.payWith({ action: move.action, cards: move.action.split(" ")[1] ?? "" });
  };
  return html`<${Dialog} title=${t("table-hint")} close=${close} class="hint-dialog">
    ${!told && html`<p class="loading" role="status">${t("table-hint-thinking")}</p>`}
    ${told && html`<p>${told.text}</p>`}
    ${
      told &&
      told.moves.length > 0 &&
      html`<ol class="hints">${told.moves.slice(0, 5).map(
        (move) => html`<li key=${move.action}>
          <button type="button" class="way" onClick=${() => take(move)} onMouseEnter=${() => show(model, move)} onMouseLeave=${() => model.unpoint()}>
            <span class="way-words"><b>${move.text}</b>${move.why && html`<span>${move.why}</span>`}
              ${move.chance !== null && move.chance !== undefined && html`<span>${t("table-hint-chance", { share: number(move.chance, { style: "percent" }) })}</span>`}
            </span></button></li>`,
      )}</ol><p class="note">${t("table-hint-note")}</p>`
    }
  <//>`;
}

/**
 * @param {import("./model.js").TableModel} model
 * @param {Move} move
 */
function show(model, move) {
  const { track, place } = target(move.action);
  model.point({ tracks: track === undefined ? [] : [track], places: place === undefined ? [] : [place], why: "log" });
}
