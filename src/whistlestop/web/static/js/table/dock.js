/** What one can do now, in words: one red button that says exactly what it will do, and the quiet ones beside it. */
import { html, useEffect } from "../lib.js";
import { awaited, decision } from "../decide/index.js";
import { botName } from "../levels.js";
import { number, t } from "../text.js";
import { Icon } from "../ui/icon.js";
import { Offer, KeepButton } from "./tickets.js";
import { BuildButton, Chosen, RideButtons, rides } from "./chosen.js";
import { sayAction, target } from "./tokens.js";
import { Tunnel } from "./tunnel.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Dock({ model }) {
  const phase = model.phase.value;
  const Own = model.deciding.value ? decision(phase, model.family.value) : null;
  if (!model.deciding.value) return html`<${Waiting} model=${model} />`;
  if (Own) return html`<${Own} model=${model} />`;
  if (awaited(phase, model.family.value)) return html`<div class="acts"></div>`;
  if (phase === "keep") return html`<${Keep} model=${model} />`;
  if (phase === "tunnel") return html`<${Tunnel} model=${model} /><div class="acts"><${PayTunnel} model=${model} /></div>`;
  if (phase === "main" || phase === "second") return html`<${Main} model=${model} />`;
  return html`<${Any} model=${model} />`;
}

/** @param {{model: TableModel}} props */
function Keep({ model }) {
  useEffect(() => {
    model.picked.value = [];
  }, [(model.view.value?.offer ?? []).join()]);
  return html`<${Offer} model=${model} /><div class="acts"><${KeepButton} model=${model} /></div>`;
}

/** Claim, build, take; or the quiet things as long as nothing is chosen. @param {{model: TableModel}} props */
function Main({ model }) {
  const board = model.board.value;
  const chosen = model.chosen.value;
  if (!board) return null;
  if (chosen) return html`<${Chosen} model=${model} />`;
  const has = (/** @type {string} */ token) => model.legal.value.has(token);
  const left = model.view.value?.decks;
  return html`<div class="acts ${rides(model).length ? "two" : ""}">
    <p class="acts-say">${t(model.phase.value === "second" ? "table-say-second" : model.aiming.value ? "table-say-station" : model.glow.value.tracks.size ? "table-say-main" : "table-say-draw")}</p>
    ${has("t") && html`<button type="button" class="button" onClick=${() => model.choose("t")}><${Icon} name="ticket" />${t("action-tickets")} <small>${t("table-left", { n: (left?.regular ?? 0) + (left?.long ?? 0) })}</small></button>`}
    <${BuildButton} model=${model} />
    ${has("pass") && html`<button type="button" class="button main" onClick=${() => model.play("pass")}>${t("action-pass")}</button>`}
    <${RideButtons} model=${model} />
  </div>`;
}

/** @param {{model: TableModel}} props */
function PayTunnel({ model }) {
  const chosen = model.chosen.value;
  const board = model.board.value;
  if (!board) return null;
  return html`
    ${chosen.startsWith("+") && html`<button type="button" class="button main" onClick=${() => model.play(chosen)}>${sayAction(board, chosen)}</button>`}
    <button type="button" class="button ${chosen.startsWith("+") ? "" : "main"}" onClick=${() => model.play("no")}>${t("table-turn-back")}</button>`;
}

/** Everything that is legal, as buttons: no phase is ever without a way on. @param {{model: TableModel}} props */
function Any({ model }) {
  const board = model.board.value;
  if (!board) return null;
  const chosen = model.chosen.value;
  const tokens = [...model.legal.value];
  const aimed = tokens.filter((token) => target(token).track !== undefined || target(token).place !== undefined);
  const plain = tokens.filter((token) => !aimed.includes(token));
  return html`<div class="acts any">
    ${chosen && html`<button type="button" class="button main" onClick=${() => model.play(chosen)}>${sayAction(board, chosen, model.view.value?.row)}</button>`}
    ${!chosen && aimed.length > 0 && html`<p class="acts-say">${t("table-say-board")}</p>`}
    ${(aimed.length > 6 ? plain : [...aimed, ...plain])
      .filter((token) => token !== chosen)
      .slice(0, 24)
      .map((token) => html`<button key=${token} type="button" class="button" onClick=${() => model.play(token)}>${sayAction(board, token, model.view.value?.row)}</button>`)}
  </div>`;
}

/** Somebody else's turn, or nobody's. @param {{model: TableModel}} props */
function Waiting({ model }) {
  const seat = model.seat.value;
  const over = model.handOver.value;
  if (over !== null) {
    return html`<div class="acts"><button type="button" class="button main" onClick=${() => model.curtainFalls()}>${t("table-hand-over", { name: model.seatOf(over)?.name ?? "" })}</button></div>`;
  }
  if (seat?.played_by) {
    return html`<div class="acts"><p class="acts-say">${t("table-stand-in", { bot: botName(String(seat.played_by)) })}</p>
      <button type="button" class="button main" onClick=${() => model.tell({ type: "back", seat: model.me.value })}>${t("table-back")}</button></div>`;
  }
  return html`<div class="acts"><p class="acts-say" aria-live="off">${waitingFor(model)}</p></div>`;
}

/** Whom one waits for. @param {TableModel} model */
export function waitingFor(model) {
  const table = model.table.value;
  if (model.over.value) return t("table-over");
  if (table?.status === "paused") return t("table-paused");
  if (table?.status === "ended") return t("table-ended");
  if (table?.status === "waiting") return t("table-waiting");
  const names = model.actors.value.filter((seat) => seat !== model.me.value).map((seat) => model.seatOf(seat)?.name ?? "");
  if (names.length > 1) return t("table-others-choose", { n: number(names.length) });
  if (names[0]) return t("table-turn-of", { name: names[0] });
  const mine = model.seat.value;
  return mine?.played_by ? t("table-stand-in", { bot: botName(String(mine.played_by)) }) : "";
}
