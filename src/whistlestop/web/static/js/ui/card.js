/** Cards: a coloured face with its mark, the back, and the small chip that stands for a card in a sentence. */
import { html } from "../lib.js";
import { eachCard, readCards } from "../table/tokens.js";
import { t } from "../text.js";

/**
 * A card's face; a picture beside words, so without a name of its own unless `named`.
 * @param {{letter: string, class?: string, named?: boolean, style?: Record<string, string | number>}} props
 */
export function Card({ letter, class: more = "", named = false, style }) {
  const name = named ? { role: "img", "aria-label": t(`card-${letter}`) } : { "aria-hidden": "true" };
  const wild = "LFZX".includes(letter);
  return html`<span class="card card-${letter} ${more}" style=${style} ...${name}>
    <span class="card-face">
      ${
        wild
          ? html`<span class="card-plate"><svg viewBox="0 0 24 24"><use href="/static/symbols.svg#${SYMBOLS[letter]}" /></svg>${letter === "Z" && html`<b>+4</b>`}</span>`
          : html`<svg class="card-mark" viewBox="0 0 24 24"><use href="/static/symbols.svg#mark-${letter}" /></svg>
              <svg class="card-rails" viewBox="0 0 40 10" preserveAspectRatio="none">
                <path d="M0 3h40M0 7.5h40" /><path class="sleepers" d="M3 1v8.5M9 1v8.5M15 1v8.5M21 1v8.5M27 1v8.5M33 1v8.5M39 1v8.5" />
              </svg>`
      }
    </span>
  </span>`;
}

/** @type {Record<string, string>} */
const SYMBOLS = { L: "mark-L", Z: "mark-L", F: "ferry", X: "passenger" };

/** The back of a card. @param {{class?: string, style?: Record<string, string | number>}} props */
export function CardBack({ class: more = "", style }) {
  return html`<span class="card card-back ${more}" style=${style} aria-hidden="true">
    <span class="card-face"><svg class="card-mark" viewBox="0 0 24 24"><use href="/static/symbols.svg#path" /></svg></span>
  </span>`;
}

/** A card in a line of text. @param {{letter: string}} props */
export function Chip({ letter }) {
  const symbol = SYMBOLS[letter] ?? `mark-${letter}`;
  return html`<span class="chip card-${letter}" role="img" aria-label=${t(`card-${letter}`)}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><use href="/static/symbols.svg#${symbol}" /></svg>
  </span>`;
}

/** Chips for cards such as `R2L`; more than five of a kind become a number. @param {{cards: string}} props */
export function Chips({ cards }) {
  return readCards(cards).map(([letter, n]) =>
    n > 3 ? html`<span class="chips">${n}<${Chip} letter=${letter} /></span>` : Array.from({ length: n }, () => html`<${Chip} letter=${letter} />`),
  );
}

/** Cards side by side, overlapping where there are many. @param {{cards: string}} props */
export function CardRow({ cards }) {
  const all = eachCard(cards);
  return html`<span class="card-row" style=${{ "--many": all.length }} aria-hidden="true">${all.map((letter) => html`<${Card} letter=${letter} />`)}</span>`;
}
