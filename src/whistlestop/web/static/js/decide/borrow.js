/** Europe, at the end: which of the others' tracks each station uses; the best is proposed and may be changed. */
import { html, useEffect } from "../lib.js";
import { t } from "../text.js";
import { Wagon } from "../ui/wagon.js";
import { side } from "../table/paying.js";
import { target } from "../table/tokens.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Borrow({ model }) {
  const board = model.board.value;
  const me = model.view.value?.players?.[model.me.value];
  const { station = "", proposal = [] } = model.beside.value;
  const built = /** @type {string[]} */ (me?.built ?? []);
  const legal = [...model.legal.value];
  const mine = String(proposal[built.indexOf(station)] ?? "loan:-");
  const loans = legal.filter((token) => token.startsWith("loan:")).sort((a, b) => Number(b === mine) - Number(a === mine) || Number(a === "loan:-") - Number(b === "loan:-"));
  const chosen = legal.includes(model.chosen.value) ? model.chosen.value : "ok";
  useEffect(() => {
    model.point({ tracks: [], places: [station], why: "ticket" });
    return () => model.unpoint();
  }, [station]);
  if (!board) return null;
  const place = board.placeName(station);
  /** @param {string} token */
  const name = (token) => (token === "loan:-" ? t("action-borrow-none") : board.trackName(target(token).track ?? -1));
  return html`<div class="panel-over ${side(model, station)}" role="group" aria-label=${t("decide-borrow", { place })}>
      <h2>${t("decide-borrow", { place })}</h2>
      <p class="note">${t("decide-borrow-note")}</p>
      <div class="ways" role="radiogroup" aria-label=${t("table-asks-borrow")}>
        <button type="button" role="radio" aria-checked=${chosen === "ok"} class="way" onClick=${() => (model.chosen.value = "")}>
          <span class="way-words left"><b>${t("action-accept")}</b>
            ${built.map((id, n) => html`<span key=${id}>${t("decide-borrow-as", { place: board.placeName(id), track: name(String(proposal[n] ?? "loan:-")) })}</span>`)}</span>
        </button>
        ${loans.map((token) => {
          const owner = model.owners.value.get(target(token).track ?? -1);
          return html`<button key=${token} type="button" role="radio" aria-checked=${chosen === token} class="way" onClick=${() => (model.chosen.value = token)}>
            ${owner !== undefined && html`<${Wagon} colour=${model.seatOf(owner)?.colour ?? ""} />`}
            <span class="way-words"><b>${name(token)}</b>${token === mine && html`<span>${t("decide-borrow-proposed")}</span>`}</span></button>`;
        })}
      </div>
    </div>
    <div class="acts"><button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(chosen)}>
      ${chosen === "ok" ? t("action-accept") : chosen === "loan:-" ? t("action-borrow-none") : t("action-borrow", { track: name(chosen) })}</button></div>`;
}
