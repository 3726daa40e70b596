/** A turn of the Card Game in the dock: draw, lay a row or three colours, or draw tickets. */
import { html, useEffect, useSignal } from "../lib.js";
import { LETTERS, sayAction, sayCards } from "../table/tokens.js";
import { t } from "../text.js";
import { Chip } from "../ui/card.js";
import { Icon } from "../ui/icon.js";
import { announce } from "../ui/live.js";
import { allowsLocomotives, chooseLocomotives, chooseRow, layCount, layToken, makingThree, robbed, rowColour, threes } from "./lay.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {import("../table/model.js").Way} Way */

/** @param {{model: TableModel}} props */
export function Laying({ model }) {
  const board = model.board.value;
  const chosen = model.chosen.value;
  useEffect(() => {
    // A hint names the colour only.
    if (chosen.startsWith("row:")) chooseRow(model, chosen.slice(4));
  }, [chosen]);
  if (!board) return null;
  if (chosen.startsWith("lay:")) return html`<${Lay} model=${model} />`;
  if (chosen && !chosen.startsWith("row:")) {
    return html`<div class="acts">
      <button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(chosen)}>${sayAction(board, chosen, model.view.value?.row)}</button>
      <button type="button" class="button" onClick=${() => model.drop()}>${t("table-cancel")}</button>
    </div>`;
  }
  const has = (/** @type {string} */ token) => model.legal.value.has(token);
  const rows = [...model.legal.value].some((token) => token.startsWith("row:"));
  const three = threes(model).length > 0;
  return html`<div class="acts acts-cards">
    <p class="acts-say">${t(rows || three ? (has("d") ? "decide-lay-say" : "decide-lay-say-last") : has("d") ? "decide-lay-say-draw" : "decide-lay-say-tickets")}</p>
    ${has("t") && html`<button type="button" class="button" onClick=${() => model.choose("t")}><span><${Icon} name="ticket" /> ${t("action-tickets")}</span> <small>${t("table-left", { n: model.view.value?.decks?.regular ?? 0 })}</small></button>`}
    ${three && html`<button type="button" class="button" onClick=${() => model.choose("lay:")}><span>${t("decide-lay-three")}</span> <small>${t("decide-lay-three-note")}</small></button>`}
    ${has("pass") && html`<button type="button" class="button main" onClick=${() => model.play("pass")}>${t("action-pass")}</button>`}
  </div>`;
}

/**
 * What the chosen cards do to others, in words.
 * @param {TableModel} model
 */
function consequence(model) {
  const victim = robbed(model, rowColour(model));
  return victim ? t("decide-lay-robs", { name: model.seatOf(victim.seat)?.name ?? "", cards: sayCards(victim.cards) }) : "";
}

/** @param {{model: TableModel}} props */
function Lay({ model }) {
  const token = model.chosen.value;
  const three = makingThree(model);
  const colour = rowColour(model);
  const cards = token.slice(4).split("/")[0] ?? "";
  const board = model.board.value;
  const size = model.laid.value.size;
  const words = cards && board ? sayAction(board, token) : t("decide-lay-nothing");
  const robs = consequence(model);
  useEffect(() => {
    announce(three ? t("decide-lay-three-say", { n: size }) : `${words}. ${robs}`);
  }, [token]);
  const ready = !three || model.legal.value.has(token);
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const lay = async (event) => {
    if (!ready) {
      const box = event.currentTarget.getBoundingClientRect();
      model.explain(cards ? token : "lay:K", { x: box.left + box.width / 2, y: box.top });
    } else if (await model.play(token)) {
      /** @type {HTMLElement | null} */ (document.querySelector(".yards"))?.focus({ preventScroll: true });
    }
  };
  const cancel = html`<button type="button" class="quiet lay-cancel" aria-label=${t("table-cancel")} title=${t("table-cancel")} onClick=${() => model.drop()}>×</button>`;
  return html`<div class="acts acts-lay">
    <div class="lay-steps">
      ${
        three
          ? html`<p class="acts-say">${t("decide-lay-three-say", { n: size })}</p>`
          : html`<${Steppers} model=${model} colour=${colour} />`
      }
      ${cancel}
    </div>
    <button type="button" class="button main" aria-disabled=${!ready || model.busy.value} onClick=${lay}>
      <span>${words}</span>${robs && html`<small>${robs}</small>`}
    </button>
  </div>`;
}

/** How many of the colour, and how many locomotives. @param {{model: TableModel, colour: string}} props */
function Steppers({ model, colour }) {
  const ways = useSignal(/** @type {Way[]} */ ([]));
  useEffect(() => {
    let gone = false;
    model.ways(`row:${colour}`).then((found) => !gone && (ways.value = found.ways));
    return () => {
      gone = true;
    };
  }, [colour, model.state.value?.seq]);
  const laid = model.laid.value;
  const held = model.hand.value;
  const n = laid.get(colour) ?? 0;
  const wilds = laid.get("L") ?? 0;
  /** @param {number} more @param {number} wild */
  const way = (more, wild) => ways.value.find((one) => layCount(one, colour) === n + more && one.wilds === wilds + wild);
  /** @param {number} more @param {number} wild */
  const step = (more, wild) => (/** @type {MouseEvent & {currentTarget: Element}} */ event) => {
    const found = way(more, wild);
    const box = event.currentTarget.getBoundingClientRect();
    if (found) model.choose(found.action);
    else model.explain(layToken(new Map([[colour, Math.max(0, n + more)], ["L", Math.max(0, wilds + wild)]])), { x: box.left, y: box.top });
  };
  /** @param {string} letter @param {number} now @param {number} more @param {number} wild */
  const stepper = (letter, now, more, wild) => html`<span class="stepper" role="group" aria-label=${t("decide-lay-of", { card: t(`card-${letter}`), n: now, of: held.get(letter) ?? 0 })}>
    <button type="button" class="quiet" aria-disabled=${!way(-more, -wild)} aria-label=${t("table-fewer", { card: t(`card-${letter}`) })} onClick=${step(-more, -wild)}>−</button>
    <span class="stepper-now"><${Chip} letter=${letter} /> <b>${now}</b></span>
    <button type="button" class="quiet" aria-disabled=${!way(more, wild)} aria-label=${t("table-more", { card: t(`card-${letter}`) })} onClick=${step(more, wild)}>+</button>
  </span>`;
  const alone = n === 0 && allowsLocomotives(model);
  return html`${alone ? html`<${As} model=${model} colour=${colour} wilds=${wilds} />` : stepper(colour, n, 1, 0)} ${(held.get("L") ?? 0) > 0 && stepper("L", wilds, 0, 1)}`;
}

/** As which colour locomotives alone are laid. @param {{model: TableModel, colour: string, wilds: number}} props */
function As({ model, colour, wilds }) {
  const colours = [...LETTERS].filter((letter) => model.legal.value.has(`row:${letter}`));
  return html`<span class="lay-as" role="radiogroup" aria-label=${t("decide-lay-as")}>${colours.map(
    (letter) => html`<button key=${letter} type="button" class="quiet" role="radio" aria-checked=${letter === colour} aria-label=${t(`card-${letter}`)}
      onClick=${() => chooseLocomotives(model, letter, wilds)}><${Chip} letter=${letter} /></button>`,
  )}</span>`;
}
