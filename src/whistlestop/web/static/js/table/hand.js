/** One's own cards, grouped by colour: a tap raises a group and keeps only its tracks lit; what would be laid stands out. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { Card } from "../ui/card.js";

/** More cards than these do not make the fan wider. */
const FAN = 5;

/** @param {{model: import("./model.js").TableModel}} props */
export function Hand({ model }) {
  const groups = model.groups();
  const total = groups.reduce((sum, [, n]) => sum + n, 0);
  if (!groups.length) return html`<div class="hand empty"><p class="note">${model.me.value >= 0 && model.view.value?.hand === "" ? t("table-hand-empty") : ""}</p></div>`;
  const laid = model.laid.value;
  /** @param {string} letter @param {Element} at */
  const tap = (letter, at) => {
    const take = model.onCard.value;
    if (take) take(letter, at);
    else model.colour.value = model.colour.value === letter ? "" : letter;
  };
  /** @param {string} letter */
  const layable = (letter) => Boolean(model.onCard.value && model.legal.value.has(`row:${letter}`));
  /** @param {string} letter */
  const raised = (letter) => (model.onCard.value ? laid.has(letter) : model.colour.value === letter);
  return html`<div class="hand" role="group" aria-label=${t("table-hand", { n: total })} style=${{ "--groups": groups.length, "--extra": groups.reduce((sum, [, n]) => sum + Math.min(n, FAN) - 1, 0) }}>
    ${groups.map(
      ([letter, n]) => html`<button key=${letter} type="button" class="hand-group ${layable(letter) ? "layable" : ""}" data-letter=${letter} aria-pressed=${raised(letter)}
        aria-label=${t(`card-count-${letter}`, { n })} onClick=${(/** @type {MouseEvent & {currentTarget: Element}} */ event) => tap(letter, event.currentTarget)} style=${{ "--n": Math.min(n, FAN) }}>
        <span class="hand-stack">${Array.from({ length: Math.min(n, FAN) }, (_, j) => html`<${Card} letter=${letter} class=${Math.min(n, FAN) - j <= (laid.get(letter) ?? 0) ? "laid" : ""} style=${{ "--j": j }} />`)}</span>
        <span class="hand-count" aria-hidden="true">${n} <span class="hand-word">${t(`table-short-${letter}`)}</span></span>
      </button>`,
    )}
  </div>`;
}
