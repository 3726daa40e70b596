/** The merchandise that still lies in a city, the next one first. */
import { html } from "../lib.js";
import { list, number, t } from "../text.js";

/**
 * @param {import("../table/model.js").TableModel} model
 * @param {string} place
 * @returns {number[]}
 */
export function goodsLeft(model, place) {
  return model.board.value?.places.get(place)?.merchandise?.slice(model.view.value?.taken?.[place] ?? 0) ?? [];
}

/** @param {{model: import("../table/model.js").TableModel, place: string}} props */
export function Goods({ model, place }) {
  const left = goodsLeft(model, place);
  const words = left.length ? t("decide-goods", { points: list(left.map((one) => number(one))) }) : t("decide-goods-none");
  return html`<span class="goods-row" role="img" aria-label=${words} title=${words}>${left.map((points) => html`<b>${number(points)}</b>`)}</span>`;
}
