/** How to pay: the ways as cards, the cheapest first, the odds of a tunnel, and any other legal set. */
import { html, useEffect, useSignal } from "../lib.js";
import { number, t } from "../text.js";
import { CardRow, Chip } from "../ui/card.js";
import { PurseRow } from "../ui/die.js";
import { Picture } from "./picture.js";
import { readCards, sayPaid, target, writeCards } from "./tokens.js";

/** @typedef {import("./model.js").TableModel} TableModel */
/** @typedef {import("./model.js").Way} Way */

/** So many ways are shown at once. */
const FEW = 6;

/** @param {{model: TableModel}} props */
export function Paying({ model }) {
  const token = model.chosen.value;
  const found = useSignal(/** @type {{token: string, ways: Way[], free: boolean} | null} */ (null));
  const all = useSignal(false);
  const own = useSignal(false);
  const board = model.board.value;
  useEffect(() => {
    let gone = false;
    all.value = false;
    own.value = false;
    found.value = null;
    model.ways(token).then(({ ways, free }) => {
      if (gone) return;
      found.value = { token, ways, free };
      const colour = model.colour.peek();
      const wanted = colour ? ways.find((way) => way.cards.includes(colour)) : undefined;
      model.payWith(wanted ?? ways[0]);
    });
    return () => {
      gone = true;
    };
  }, [token, model.state.value?.seq]);
  if (!board) return null;
  const { track, place } = target(token);
  const name = track !== undefined ? board.trackName(track) : board.placeName(place ?? "");
  const ways = found.value?.ways ?? [];
  const shown = all.value ? ways : ways.slice(0, FEW);
  const odds = ways[0]?.tunnel;
  return html`<div class="panel-over paying ${side(model)}" role="group" aria-label=${t("table-paying", { what: name })}>
    <h2>${name}</h2>
    ${track !== undefined && html`<${Picture} board=${board} id=${track} doubles=${model.doubles.value} />`}
    ${odds && html`<p class="note">${t(model.table.value?.dice ? "decide-tunnel-odds" : "table-tunnel-odds", { more: number(odds.chances.reduce((sum, share, n) => sum + share * n, 0), { maximumFractionDigits: 1 }) })}</p>`}
    ${found.value && !ways.length && !model.table.value?.dice && html`<p class="note">${t("table-ways-none")}</p>`}
    <div class="ways" role="radiogroup" aria-label=${t("table-ways")}>
      ${shown.map((way) => html`<${WayCard} key=${way.action} model=${model} way=${way} />`)}
    </div>
    ${ways.length > shown.length && html`<button type="button" class="quiet link" onClick=${() => (all.value = true)}>${t("table-ways-more", { n: ways.length - shown.length })}</button>`}
    ${found.value?.free && (ways.length > 1 || own.value) && html`<${OwnSet} model=${model} token=${token} open=${own} />`}
  </div>`;
}

/**
 * Where a panel hides least what it is about.
 * @param {TableModel} model
 * @param {string | number | null} [at] a track or a place; what is chosen, if not named
 */
export function side(model, at = model.chosenTarget.value) {
  const board = model.board.value;
  const x = typeof at === "number" ? board?.tracks.get(at)?.mid[0] : board?.places.get(at ?? "")?.x;
  return (x ?? 0) > (board?.size[0] ?? 0) * 0.52 ? "at-left" : "at-right";
}

/** @param {{model: TableModel, way: Way}} props */
function WayCard({ model, way }) {
  const chosen = model.way.value === way.action;
  const dice = Boolean(model.table.value?.dice);
  return html`<button type="button" role="radio" aria-checked=${chosen} class="way" onClick=${() => model.payWith(way)}
    onDblClick=${() => model.play(way.action)}>
    ${dice ? html`<${PurseRow} paid=${way.cards} />` : html`<${CardRow} cards=${way.cards} />`}
    <span class="way-words"><b>${sayPaid(way.cards, dice)}</b><span>${consequence(model, way)}</span></span>
  </button>`;
}

/**
 * What paying so leads to: the chances of the tunnel, or what stays in the hand.
 * @param {TableModel} model
 * @param {Way} way
 */
function consequence(model, way) {
  if (way.tunnel) {
    const through = way.tunnel.chances.reduce((sum, share, n) => sum + (way.tunnel?.afford[n] ? share : 0), 0);
    return t("table-way-tunnel", { free: percent(way.tunnel.chances[0] ?? 0), through: percent(through) });
  }
  if (way.standing) return t("decide-way-stand", { n: way.standing });
  const main = readCards(way.cards).find(([letter]) => letter !== "L") ?? readCards(way.cards)[0];
  if (model.table.value?.dice) return diceLeft(model, way);
  if (!main) return "";
  const left = (model.hand.value.get(main[0]) ?? 0) - main[1];
  return t("table-way-left", { cards: t(`card-count-${main[0]}`, { n: left }) });
}

/**
 * What is left of dice that are paid with, since two of them give a token.
 * @param {TableModel} model
 * @param {Way} way
 */
function diceLeft(model, way) {
  let left = String(model.view.value?.dice ?? "");
  for (const one of way.cards) left = left.replace(one, "");
  return t("table-way-left", { cards: left ? t("die-count", { n: left.length }) : t("die-none") });
}

/** @param {number} share */
function percent(share) {
  return number(share, { style: "percent" });
}

/** Any set of cards: the server says whether it is legal. @param {{model: TableModel, token: string, open: import("./model.js").Signal<boolean>}} props */
function OwnSet({ model, token, open }) {
  const laid = useSignal(/** @type {Map<string, number>} */ (new Map()));
  const word = useSignal("");
  const action = `${token} ${writeCards(laid.value)}`;
  useEffect(() => {
    let gone = false;
    if (!writeCards(laid.value)) {
      word.value = "";
      return;
    }
    model.why(action).then(({ rule, text }) => {
      if (gone) return;
      word.value = text;
      if (rule === null && !text) model.payWith({ action, cards: writeCards(laid.value) });
    });
    return () => {
      gone = true;
    };
  }, [action]);
  if (!open.value) return html`<button type="button" class="quiet link" onClick=${() => (open.value = true)}>${t("table-own-set")}</button>`;
  /** @param {string} letter @param {number} by */
  const change = (letter, by) => {
    const now = new Map(laid.value);
    now.set(letter, Math.max(0, Math.min(model.hand.value.get(letter) ?? 0, (now.get(letter) ?? 0) + by)));
    laid.value = now;
  };
  return html`<fieldset class="own-set"><legend>${t("table-own-set")}</legend>
    ${model.groups().map(
      ([letter]) => html`<span class="stepper" key=${letter}>
        <button type="button" class="quiet" aria-label=${t("table-fewer", { card: t(`card-${letter}`) })} onClick=${() => change(letter, -1)}>−</button>
        <span><${Chip} letter=${letter} /> <b aria-live="polite">${number(laid.value.get(letter) ?? 0)}</b></span>
        <button type="button" class="quiet" aria-label=${t("table-more", { card: t(`card-${letter}`) })} onClick=${() => change(letter, 1)}>+</button>
      </span>`,
    )}
    <p class="note" role="status">${word.value || (model.way.value === action ? t("table-own-set-good") : "")}</p>
  </fieldset>`;
}
