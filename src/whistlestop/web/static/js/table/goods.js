/** The merchandise that still lies in a city, the next one first. */
import { html } from "../lib.js";
import { list, number, t } from "../text.js";

/**
 * @param {import("./model.js").TableModel} model
 * @param {string} place
 * @returns {number[]}
 */
export function goodsLeft(model, place) {
  return model.board.value?.places.get(place)?.merchandise?.slice(model.view.value?.taken?.[place] ?? 0) ?? [];
}

/** @param {number[]} left */
export function sayGoods(left) {
  return left.length ? t("decide-goods", { points: list(left.map((one) => number(one))) }) : t("decide-goods-none");
}

/** @param {{model: import("./model.js").TableModel, place: string}} props */
export function Goods({ model, place }) {
  const left = goodsLeft(model, place);
  const words = sayGoods(left);
  return html`<span class="goods-row" role="img" aria-label=${words} title=${words}>${left.map((points) => html`<b>${number(points)}</b>`)}</span>`;
}
