/**
 * The dice on the table, where a hand of cards would lie, and one's tokens beside them.
 *
 * The dice are everybody's to see, and in their sorted order they are what tokens of actions count: `re:SD` rolls a
 * single and a double again.  In one's own turn dice are chosen here; what a payment takes is marked.
 */
import { effect, html, signal, useEffect, useRef } from "../lib.js";
import { t } from "../text.js";
import { Die, Token, TOKENS, TunnelDie } from "../ui/die.js";
import { sayPurse } from "../table/tokens.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** Dice that are chosen, by their place on the table. @type {import("../../vendor/signals.js").Signal<number[]>} */
export const picked = signal([]);
/** Tokens that are chosen to be thrown away, by their place. @type {import("../../vendor/signals.js").Signal<number[]>} */
export const thrown = signal([]);

/** Phases in which dice are chosen, and those in which tokens are. */
const DICE_CHOSEN = ["rolled", "dice", "after", "dice-tunnel"];
const TOKENS_CHOSEN = ["dice", "after"];

/** Nobody may hold more. */
const MOST_TOKENS = 3;

/** The faces of the dice that are chosen, in order. @param {TableModel} model */
export function pickedFaces(model) {
  const dice = String(model.view.value?.dice ?? "");
  return [...picked.value].sort((a, b) => a - b).map((n) => dice[n] ?? "").join("");
}

/** The tokens that are chosen, in order. @param {TableModel} model */
export function thrownTokens(model) {
  const held = ownTokens(model);
  return [...thrown.value].sort((a, b) => a - b).map((n) => held[n] ?? "").join("");
}

/** @param {TableModel} model @returns {string} */
function ownTokens(model) {
  return model.view.value?.players?.[model.me.value]?.tokens ?? "";
}

/**
 * What the chosen action takes of dice and tokens.
 * @param {TableModel} model
 */
function taken(model) {
  const chosen = model.chosen.value;
  const dice = String(model.view.value?.dice ?? "");
  const tickets = /^t(\d)$/.exec(chosen);
  if (tickets) return [...dice.replace(/[^T]/g, ""), ...dice.replace(/[^L]/g, "")].slice(0, Number(tickets[1])).join("");
  if (chosen.startsWith("+")) return chosen.slice(1);
  if (chosen.startsWith("x:")) return chosen.slice(2, 4);
  return model.paid.value;
}

/**
 * Which of these are among what is taken, one for one.
 * @param {string} all
 * @param {string} some
 */
function among(all, some) {
  let left = some;
  return [...all].map((one) => {
    const found = left.includes(one);
    if (found) left = left.replace(one, "");
    return found;
  });
}

/** The last throw, and which faces fell in it. @param {TableModel} model */
function lastThrow(model) {
  const event = model.log.value.findLast((one) => one.kind === "roll" || one.kind === "reroll");
  return { n: event?.n ?? -1, dice: String(event?.dice ?? "") };
}

/** What the tunnel dice showed in this turn, if they were rolled. @param {TableModel} model */
function tunnelRoll(model) {
  const event = model.log.value.findLast((one) => one.kind === "turn" || one.kind === "tunnel-roll");
  return event?.kind === "tunnel-roll" ? event : null;
}

/** @param {{model: TableModel}} props */
export function Tray({ model }) {
  const view = model.view.value;
  const phase = model.phase.value ?? "";
  const came = useRef(lastThrow(model).n);
  useEffect(
    () =>
      effect(() => {
        void model.state.value?.seq;
        picked.value = [];
        thrown.value = [];
      }),
    [model],
  );
  if (!view?.players || view.dice === undefined) return html`<div class="tray"></div>`;
  const dice = String(view.dice);
  const mine = model.deciding.value;
  const choosing = mine && DICE_CHOSEN.includes(phase);
  const fall = lastThrow(model);
  // What lay there when one came does not roll.
  const fell = among(dice, fall.n === came.current ? "" : fall.dice);
  const pays = mine ? taken(model) : "";
  const paying = among(dice, pays);
  const tunnel = mine && phase === "dice-tunnel" ? null : tunnelRoll(model);
  const whose = t(mine || view.acting === model.me.value ? "decide-dice" : "decide-dice-of", { name: model.seatOf(view.acting)?.name ?? "" });
  return html`<div class="tray">
    <div class="tray-part" role="group" aria-label=${whose}>
      <h2 class="eyebrow">${whose}</h2>
      <div class="tray-row">
        ${[...dice].map((face, n) => {
          const look = `${fell[n] ? "thrown" : ""} ${paying[n] ? "pays" : ""}`;
          const die = html`<${Die} key=${fall.n} face=${face} class=${look} style=${{ "--j": n }} />`;
          const name = t("decide-die", { n: n + 1, face: t(`die-${face}`) });
          // The same die stays the same when others are given away: only a throw lets it roll.
          const key = `${face}${n - dice.indexOf(face)}`;
          if (!choosing) return html`<span key=${key} role="img" aria-label=${name}>${die}</span>`;
          return html`<button key=${key} type="button" class="die-slot" data-die=${n + 1} aria-pressed=${picked.value.includes(n)} aria-label=${name} onClick=${() => toggle(model, picked, n)}>${die}</button>`;
        })}
        ${[...String(view.dice_laid ?? "")].map((face) => html`<span role="img" aria-label=${t("decide-die-spent", { face: t(`die-${face}`) })}><${Die} face=${face} class="spent" /></span>`)}
        ${!dice && !view.dice_laid && html`<span class="note">${t("decide-dice-none")}</span>`}
      </div>
    </div>
    ${
      tunnel &&
      html`<div class="tray-part tray-tunnel" role="img" aria-label=${t("decide-tunnel-shows", { n: Number(tunnel.count ?? 0) })}>
        <h2 class="eyebrow" aria-hidden="true">${t("decide-tunnel-dice")}</h2>
        <div class="tray-row">${[0, 1, 2].map((n) => html`<${TunnelDie} key="${tunnel.n}-${n}" hit=${n < Number(tunnel.count ?? 0)} class="thrown" />`)}</div>
      </div>`
    }
    ${model.me.value >= 0 && html`<${OwnTokens} model=${model} pays=${pays} choosing=${mine && TOKENS_CHOSEN.includes(phase)} />`}
  </div>`;
}

/** @param {{model: TableModel, pays: string, choosing: boolean}} props */
function OwnTokens({ model, pays, choosing }) {
  const held = ownTokens(model);
  const paying = among(held, pays);
  return html`<div class="tray-part" role="group" aria-label="${t("decide-tokens")}: ${held ? sayPurse(held) : t("token-none")}">
    <h2 class="eyebrow" aria-hidden="true">${t("decide-tokens")}</h2>
    <div class="tray-row">
      ${Array.from({ length: MOST_TOKENS }, (_, n) => {
        const kind = held[n] ?? "";
        if (!TOKENS.includes(kind) || !kind) return html`<span key=${n} class="token-slot" aria-hidden="true"><i class="token-gap"></i></span>`;
        const token = html`<${Token} kind=${kind} class=${paying[n] ? "pays" : ""} />`;
        const name = t(`token-${kind}`);
        if (!choosing) return html`<span key=${n} class="token-slot" role="img" aria-label=${name}>${token}</span>`;
        return html`<button key=${n} type="button" class="die-slot token-slot" aria-pressed=${thrown.value.includes(n)} aria-label=${t("decide-throw", { token: name })} title=${t("decide-throw", { token: name })}
          onClick=${() => toggle(model, thrown, n)}>${token}</button>`;
      })}
    </div>
  </div>`;
}

/**
 * @param {TableModel} model
 * @param {import("../../vendor/signals.js").Signal<number[]>} among
 * @param {number} n
 */
function toggle(model, among, n) {
  model.drop();
  among.value = among.value.includes(n) ? among.value.filter((one) => one !== n) : [...among.value, n];
}

/** Whether all of these dice can draw tickets. @param {string} faces */
export function drawsTickets(faces) {
  return faces !== "" && [...faces].every((face) => "TL".includes(face));
}
