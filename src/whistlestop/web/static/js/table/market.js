/** The face-up row, the pile with what remains, the discards. */
import { html } from "../lib.js";
import { settings } from "../settings.js";
import { number, t } from "../text.js";
import { Card, CardBack } from "../ui/card.js";
import { countCards } from "./tokens.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Market({ model }) {
  const view = model.view.value;
  if (!view?.row) return null;
  const draws = [...model.legal.value].some((token) => /^(?:d|r\d)$/.test(token));
  const second = model.deciding.value && model.phase.value === "second";
  return html`<section class="t-market" aria-label=${t("table-row")}>
    <h2 class="eyebrow t-head"><span>${t(second ? "table-row-second" : draws && model.phase.value === "main" ? "table-row-two" : "table-row")}</span></h2>
    <div class="market">
      ${view.row.map((/** @type {string | null} */ letter, /** @type {number} */ n) => html`<${Slot} key=${n} model=${model} letter=${letter} slot=${n + 1} />`)}
      <${Pile} model=${model} left=${view.pile} />
    </div>
    <p class="under"><span>${t("table-discards")} <b>${number(countCards(view.discard))}</b></span><span>${t("table-pile")} <b>${number(view.pile)}</b></span></p>
  </section>`;
}

/**
 * Take it, ask first, or say why not.
 * @param {TableModel} model
 * @param {string} token
 * @param {Element} element
 */
function take(model, token, element) {
  if (!model.legal.value.has(token)) {
    const box = element.getBoundingClientRect();
    model.explain(token, { x: box.left + box.width / 2, y: box.bottom });
  } else if (settings.value.confirm && model.chosen.value !== token) model.choose(token);
  else model.play(token);
}

/** @param {{model: TableModel, letter: string | null, slot: number}} props */
function Slot({ model, letter, slot }) {
  const token = `r${slot}`;
  if (!letter) return html`<span class="market-slot empty" data-slot=${slot}></span>`;
  const legal = model.legal.value.has(token);
  return html`<button type="button" class="market-slot ${legal ? "possible" : ""} ${model.chosen.value === token ? "chosen" : ""}" data-slot=${slot}
    aria-disabled=${!legal} aria-label=${t("table-take-card", { card: t(`card-one-${letter}`) })}
    onClick=${(/** @type {MouseEvent & {currentTarget: Element}} */ event) => take(model, token, event.currentTarget)}>
    <${Card} key=${letter} letter=${letter} />
  </button>`;
}

/** @param {{model: TableModel, left: number}} props */
function Pile({ model, left }) {
  const legal = model.legal.value.has("d");
  return html`<button type="button" class="market-slot market-pile ${legal ? "possible" : ""} ${model.chosen.value === "d" ? "chosen" : ""}" data-slot="0"
    aria-disabled=${!legal} aria-label="${t("action-pick-blind")}, ${t("card-count", { n: left })}"
    onClick=${(/** @type {MouseEvent & {currentTarget: Element}} */ event) => take(model, "d", event.currentTarget)}>
    ${left > 0 ? html`<${CardBack} class=${left > 1 ? "deep" : ""} />` : html`<span class="market-gone"></span>`}
  </button>`;
}
