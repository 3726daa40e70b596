/** The board as lists: every place with its tracks, whose they are, and what one can do there. */
import { html, useSignal } from "../lib.js";
import { t } from "../text.js";
import { Dialog } from "../ui/dialog.js";
import { goodsLeft, sayGoods } from "./goods.js";
import { sayAction, sayTrack } from "./tokens.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel, close: () => void}} props */
export function TextBoard({ model, close }) {
  const board = model.board.value;
  const only = useSignal(false);
  if (!board) return null;
  const places = [...board.places.values()].filter((one) => one.kind !== "country").sort((a, b) => a.name.localeCompare(b.name));
  const more = [...board.places.values()].filter((one) => one.kind === "country");
  /** @param {string} token */
  const choose = (token) => {
    close();
    model.choose(token);
  };
  return html`<${Dialog} title=${t("table-text-board")} close=${close} class="text-board">
    <p class="note">${t("table-text-board-note")}</p>
    <label class="check"><input type="checkbox" checked=${only.value} onChange=${() => (only.value = !only.value)} /> ${t("table-text-board-possible")}</label>
    ${[...places, ...more].map((place) => html`<${PlaceEntry} key=${place.id} model=${model} board=${board} place=${place} only=${only.value} choose=${choose} />`)}
  <//>`;
}

/** The souvenirs that lie on a place. @param {TableModel} model @param {string} id */
function souvenirsAt(model, id) {
  const stacks = Object.entries(/** @type {Record<string, [string, number]>} */ (model.view.value?.stacks ?? {}));
  const [symbol, [, left]] = stacks.find(([, [place]]) => place === id) ?? ["", ["", 0]];
  return symbol && html` <span class="note">${t("decide-stack", { n: left, souvenir: t(`souvenir-${symbol}`) })}</span>`;
}

/** @param {{model: TableModel, board: import("./board.js").Board, place: import("./board.js").Place, only: boolean, choose: (token: string) => void}} props */
function PlaceEntry({ model, board, place, only, choose }) {
  const tracks = [...board.tracks.values()].filter((one) => one.a === place.id || one.b === place.id);
  const here = model.targets.value.get(place.id) ?? [];
  const shown = only ? tracks.filter((one) => model.targets.value.has(one.id)) : tracks;
  if (only && !shown.length && !here.length) return null;
  return html`<section><h3>${place.name}${place.merchandise && html` <span class="note">${sayGoods(goodsLeft(model, place.id))}</span>`}${souvenirsAt(model, place.id)}${place.also?.length ? html` <span class="note">${place.also.join(", ")}</span>` : ""}</h3>
    ${here.map((token) => html`<button type="button" class="button" onClick=${() => choose(token)}>${sayAction(board, token)}</button>`)}
    <ul>${shown.map((track) => {
      const owner = model.owners.value.get(track.id);
      const token = model.targets.value.get(track.id)?.[0];
      const state = owner !== undefined ? t("table-owned-by", { name: model.seatOf(owner)?.name ?? "" }) : model.closed.value.has(track.id) ? t("table-track-closed") : t("table-track-free");
      return html`<li key=${track.id}>${sayTrack(board, track.id, model.doubles.value)}: ${state} ${token && html`<button type="button" class="button" onClick=${() => choose(token)}>${sayAction(board, token)}</button>`}</li>`;
    })}</ul>
  </section>`;
}
