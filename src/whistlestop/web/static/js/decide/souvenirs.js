/** San Francisco: the souvenirs' stacks are placed, and one of two souvenirs is chosen after a claim. */
import { html, useEffect } from "../lib.js";
import { t } from "../text.js";
import { side } from "../table/paying.js";
import { sayAction, target } from "../table/tokens.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** A souvenir, large enough to be told. @param {{symbol: string}} props */
export function SouvenirPicture({ symbol }) {
  return html`<svg class="souvenir-big" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href="/static/symbols.svg#souvenir-${symbol}" /></svg>`;
}

/**
 * A few souvenirs to choose from.
 * @param {{model: TableModel, asks: string, ways: {token: string, symbol: string, words: string, more: string}[]}} props
 */
function Choose({ model, asks, ways }) {
  const board = model.board.value;
  const chosen = ways.some((one) => one.token === model.chosen.value) ? model.chosen.value : (ways[0]?.token ?? "");
  useEffect(() => {
    if (chosen) model.chosen.value = chosen;
  }, [chosen, model.chosen.value]);
  if (!board) return null;
  const main = ways.find((one) => one.token === chosen);
  return html`<div class="panel-over ${side(model)}" role="group" aria-label=${asks}>
      <h2>${asks}</h2>
      <div class="ways" role="radiogroup" aria-label=${asks}>${ways.map(
        (one) => html`<button key=${one.token} type="button" role="radio" aria-checked=${chosen === one.token} class="way" onClick=${() => (model.chosen.value = one.token)} onDblClick=${() => model.play(one.token)}>
          <${SouvenirPicture} symbol=${one.symbol} /><span class="way-words"><b>${one.words}</b><span>${one.more}</span></span></button>`,
      )}</div>
    </div>
    <div class="acts"><button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(chosen)}>
      <span>${sayAction(board, chosen)}</span>${main?.more && html`<small>${main.words}</small>`}</button></div>`;
}

/** Which of the stacks that are left one places. @param {{model: TableModel}} props */
export function Stack({ model }) {
  const ways = [...model.legal.value].map((token) => {
    const symbol = token.slice("stack:".length);
    return { token, symbol, words: t(`souvenir-${symbol}`), more: "" };
  });
  return html`<${Choose} model=${model} asks=${t("table-asks-stack")} ways=${ways} />`;
}

/** That of which end one takes. @param {{model: TableModel}} props */
export function Souvenir({ model }) {
  const stacks = Object.entries(/** @type {Record<string, [string, number]>} */ (model.view.value?.stacks ?? {}));
  const ways = [...model.legal.value].map((token) => {
    const place = target(token).place ?? "";
    const symbol = stacks.find(([, [at]]) => at === place)?.[0] ?? "s1";
    return { token, symbol, words: t(`souvenir-${symbol}`), more: model.board.value?.placeName(place) ?? "" };
  });
  return html`<${Choose} model=${model} asks=${t("table-asks-souvenir")} ways=${ways} />`;
}

/** Where a stack goes. @param {{model: TableModel}} props */
export function PlaceStack({ model }) {
  const board = model.board.value;
  const symbol = String(model.beside.value.symbol ?? "");
  const chosen = model.legal.value.has(model.chosen.value) ? model.chosen.value : "";
  if (!board) return null;
  const picture = symbol && html`<${SouvenirPicture} symbol=${symbol} />`;
  if (!chosen) return html`<div class="acts"><p class="acts-say souvenir-line">${picture}<span>${symbol && html`<b>${t(`souvenir-${symbol}`)}.</b>`} ${t("decide-place")}</span></p></div>`;
  return html`<div class="acts">
    <button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(chosen)}><span>${sayAction(board, chosen)}</span><small>${symbol && t(`souvenir-${symbol}`)}</small></button>
    <button type="button" class="button" onClick=${() => model.drop()}>${t("table-cancel")}</button>
  </div>`;
}
