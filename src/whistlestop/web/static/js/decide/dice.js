/** What is done with the dice: claim, build, ride, draw tickets, or give two for a token; and the end of the turn. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { Icon } from "../ui/icon.js";
import { Token, TOKENS } from "../ui/die.js";
import { BuildButton, Chosen, RideButtons } from "../table/chosen.js";
import { sayPurse } from "../table/tokens.js";
import { drawsTickets, picked, pickedFaces, thrown, thrownTokens } from "./tray.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Dice({ model }) {
  const faces = pickedFaces(model);
  if (model.chosen.value) return html`<${Chosen} model=${model} />`;
  if (faces) return html`<${Picked} model=${model} faces=${faces} />`;
  const tickets = [...model.legal.value].filter((token) => /^t\d$/.test(token)).length;
  const gone = thrownTokens(model);
  const token = gone ? `end:${gone}` : "end";
  const last = model.phase.value === "after" || gone || model.legal.value.size <= 1;
  const exchanges = [...model.legal.value].some((one) => one.startsWith("x:"));
  return html`<div class="acts two">
    <p class="acts-say">${t(saying(model, exchanges))}</p>
    ${!gone && tickets > 0 && html`<button type="button" class="button" onClick=${() => model.choose(`t${tickets}`)}><${Icon} name="ticket" />${t("decide-tickets", { n: tickets })}</button>`}
    ${!gone && html`<${BuildButton} model=${model} />`}
    ${gone && html`<button type="button" class="button" onClick=${() => (thrown.value = [])}>${t("table-cancel")}</button>`}
    <button type="button" class="button ${last ? "main" : ""}" aria-disabled=${model.busy.value} onClick=${() => model.play(token)}>
      ${gone ? t("action-end-discard", { tokens: sayPurse(gone) }) : t("action-end")}</button>
    ${!gone && html`<${RideButtons} model=${model} />`}
  </div>`;
}

/**
 * @param {TableModel} model
 * @param {boolean} exchanges
 */
function saying(model, exchanges) {
  if (model.aiming.value) return "table-say-station";
  if (model.glow.value.tracks.size) return exchanges ? "decide-dice-claim" : "decide-dice-claim-only";
  return exchanges ? "decide-dice-exchange" : "decide-dice-over";
}

/** Some dice are chosen: two of them give a token, stations and locomotives draw tickets. @param {{model: TableModel, faces: string}} props */
function Picked({ model, faces }) {
  const tickets = drawsTickets(faces) && model.phase.value === "dice";
  /** @param {string} token @param {MouseEvent & {currentTarget: Element}} event */
  const take = (token, event) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (model.legal.value.has(token)) model.play(token);
    else model.explain(token, { x: box.left + box.width / 2, y: box.top });
  };
  return html`<div class="acts two">
    <p class="acts-say">${t(faces.length === 2 ? "decide-picked-two" : tickets ? "decide-picked-tickets" : faces.length === 1 ? "decide-picked-one" : "decide-picked-many", { dice: sayPurse(faces) })}</p>
    ${
      faces.length === 2 &&
      [...TOKENS].map((kind) => {
        const token = `x:${faces}${kind}`;
        return html`<button key=${kind} type="button" class="button with-token" aria-disabled=${!model.legal.value.has(token)} onClick=${(/** @type {any} */ event) => take(token, event)}>
          <${Token} kind=${kind} />${t(`token-${kind}`)}</button>`;
      })
    }
    ${
      tickets &&
      html`<button type="button" class="button main" aria-disabled=${!model.legal.value.has(`t${faces.length}`)} onClick=${(/** @type {any} */ event) => take(`t${faces.length}`, event)}>
        <${Icon} name="ticket" />${t("decide-tickets", { n: faces.length })}</button>`
    }
    <button type="button" class="button" onClick=${() => (picked.value = [])}>${t("table-cancel")}</button>
  </div>`;
}
