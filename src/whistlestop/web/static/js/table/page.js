/** A table: the page of one game, from the waiting room to its result. */
import { html, useEffect, useState } from "../lib.js";
import { keep } from "../seats.js";
import { t } from "../text.js";
import { Coach } from "../tour/coach.js";
import { Bar, TurnSignal } from "./bar.js";
import { Banner } from "./banner.js";
import { Curtain } from "./curtain.js";
import { Dialogs } from "./dialogs.js";
import { Dock } from "./dock.js";
import { Ending } from "./ending.js";
import { keepFocus } from "./focus.js";
import { Hand } from "./hand.js";
import { keyboard } from "./keyboard.js";
import { Log } from "./log.js";
import { Market } from "./market.js";
import { TableModel } from "./model.js";
import { followNews } from "./motions.js";
import { narrow } from "./narrow.js";
import { Players } from "./players.js";
import { Stage } from "./stage.js";
import { stage, tray } from "../decide/index.js";
import { Tickets } from "./tickets.js";
import { WaitingRoom } from "./waiting.js";

/**
 * A seat's link carries its token behind `#`: keep it, and take it out of the address.
 * @param {string} table
 */
function takeLink(table) {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname + location.search);
  // Which seat it opens is known when the table has answered; until then any number will do.
  keep({ table, token, seat: -1 });
}

/** @param {{table: string}} props */
export function TablePage({ table }) {
  const [model, begin] = useState(/** @type {TableModel | null} */ (null));
  const [round, again] = useState(0);
  useEffect(() => {
    takeLink(table);
    const made = new TableModel(table);
    begin(made);
    const unkey = keyboard(made);
    const unfollow = followNews(made);
    const unfocus = keepFocus(made);
    return () => {
      unkey();
      unfollow();
      unfocus();
      made.close();
    };
  }, [table, round]);
  useEffect(() => {
    const came = () => again((n) => n + 1);
    addEventListener("hashchange", came);
    return () => removeEventListener("hashchange", came);
  }, []);
  if (!model) return null;
  return html`<${Table} key="${table} ${round}" model=${model} anew=${() => again((/** @type {number} */ n) => n + 1)} />`;
}

/** @param {{model: TableModel, anew: () => void}} props */
function Table({ model, anew }) {
  const table = model.table.value;
  const board = model.board.value;
  if (!table || !model.state.value) {
    const refused = model.line.refused.value;
    return html`<main class="page">
      ${refused ? html`<h1>${t("table-no-entry")}</h1><p>${refused}</p><p><a href="/">${t("app-to-start")}</a></p>` : html`<p class="loading" role="status">${t("app-loading")}</p>`}
    </main>`;
  }
  if (table.status === "waiting") return html`<${WaitingRoom} model=${model} anew=${anew} />`;
  const Own = stage(model.family.value);
  const Held = table.dice ? tray() : Hand;
  const curtain = model.curtain.value !== null;
  return html`<div class="table ${narrow.value ? "narrow" : ""}" data-family=${model.family.value} inert=${curtain} data-phase=${model.phase.value} data-seq=${model.state.value.seq} data-busy=${model.busy.value || undefined}>
      <${Bar} model=${model} open=${(/** @type {string} */ what) => (model.open.value = what)} />
      <section class="t-dock" tabindex="-1" aria-label=${t("table-dock")}>
        <${Dock} model=${model} />
        ${Held && html`<${Held} model=${model} />`}
      </section>
      <aside class="t-side">
        <${Players} model=${model} />
        <${Market} model=${model} />
        ${!narrow.value && html`<${Tickets} model=${model} /><${Log} model=${model} />`}
      </aside>
      <main class="t-map" aria-label=${t(model.family.value === "board" ? "table-board" : "decide-yards")}>
        ${model.family.value === "board" ? board && html`<${Stage} model=${model} board=${board} />` : Own && html`<${Own} model=${model} />`}
        ${!board && html`<p class="loading" role="status">${model.lacking.value || t("app-loading")}</p>`}
        <${Coach} model=${model} />
      </main>
      <${Ending} model=${model} />
    </div>
    <${Banner} model=${model} />
    <${Curtain} model=${model} />
    <${Dialogs} model=${model} anew=${anew} />
    <${TurnSignal} model=${model} />`;
}
