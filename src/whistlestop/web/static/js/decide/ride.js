/** Märklin: a passenger rides on, track by track, or gets off; what that brings is told for each step. */
import { html, useEffect } from "../lib.js";
import { list, number, t } from "../text.js";
import { side } from "../table/paying.js";
import { sayAction, target } from "../table/tokens.js";
import { Goods } from "../table/goods.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Ride({ model }) {
  const board = model.board.value;
  const view = model.view.value;
  const { visited = [], points = 0, ahead = {} } = model.beside.value;
  const ridden = /** @type {number[]} */ (view?.ridden ?? []);
  useEffect(() => {
    model.point({ tracks: ridden, places: [view?.riding ?? ""], why: "ticket" });
    return () => model.unpoint();
  }, [view?.riding, ridden.length]);
  if (!board || !view) return null;
  const goes = [...model.legal.value].filter((token) => token.startsWith("g"));
  const chosen = goes.includes(model.chosen.value) ? model.chosen.value : "";
  const stop = model.legal.value.has("stop");
  const here = board.placeName(view.riding);
  return html`<div class="panel-over ${side(model, view.riding)}" role="group" aria-label=${t("decide-ride", { place: here })}>
      <h2>${t("decide-ride", { place: here })}</h2>
      <p class="ride-sum"><span>${visited.length ? t("decide-ride-visited", { places: list(visited.map((/** @type {string} */ id) => board.placeName(id))) }) : t("decide-ride-begins")}</span><b>${number(points)}</b></p>
      <div class="ways" role="radiogroup" aria-label=${t("table-asks-ride")}>${goes.map((token) => {
        const id = target(token).track ?? -1;
        const track = board.tracks.get(id);
        const to = (track?.a === view.riding ? track?.b : track?.a) ?? "";
        const owner = model.owners.value.get(id);
        const others = owner !== undefined && owner !== model.me.value;
        return html`<button key=${token} type="button" role="radio" aria-checked=${chosen === token} class="way" onClick=${() => (chosen === token ? model.play(token) : (model.chosen.value = token))} onDblClick=${() => model.play(token)}>
          <${Goods} model=${model} place=${to} />
          <span class="way-words"><b>${board.placeName(to)}</b>
            <span>${others ? t("decide-ride-fare", { name: model.seatOf(owner)?.name ?? "", n: ahead[token] ?? 0 }) : t("decide-ride-ahead", { n: ahead[token] ?? 0 })}</span></span>
        </button>`;
      })}</div>
    </div>
    <div class="acts">
      ${chosen && html`<button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(chosen)}>${sayAction(board, chosen)}</button>`}
      ${stop && html`<button type="button" class="button ${chosen ? "" : "main"}" onClick=${() => model.play("stop")}>${t("decide-ride-off", { place: here, n: points })}</button>`}
      ${!chosen && !stop && html`<p class="acts-say">${t("table-say-board")}</p>`}
    </div>`;
}
