/** Dice and tokens: every face has a symbol and a colour of its own, and either is enough. */
import { html } from "../lib.js";
import { number, t } from "../text.js";

/** The faces of a train die and the two tokens, in the order in which they are written. */
export const FACES = "SDTL";
export const TOKENS = "sd";

/** @type {Record<string, string>} */
const SYMBOLS = { S: "face-S", D: "face-D", T: "station", L: "mark-L", s: "face-S", d: "face-D", tunnel: "tunnel" };

/**
 * A die that shows a face; a picture beside words.
 * @param {{face: string, class?: string, style?: Record<string, string | number>}} props
 */
export function Die({ face, class: more = "", style }) {
  return html`<span class="die die-${face} ${more}" style=${style} aria-hidden="true"><span class="die-face">
    <svg viewBox="0 0 24 24"><use href="/static/symbols.svg#${SYMBOLS[face]}" /></svg>
  </span></span>`;
}

/** A black tunnel die, with its tunnel or without. @param {{hit: boolean, class?: string}} props */
export function TunnelDie({ hit, class: more = "" }) {
  return html`<span class="die die-dark ${hit ? "hit" : ""} ${more}" aria-hidden="true"><span class="die-face">
    ${hit && html`<svg viewBox="0 0 24 24"><use href="/static/symbols.svg#tunnel" /></svg>`}
  </span></span>`;
}

/** A token for a space of a route. @param {{kind: string, class?: string}} props */
export function Token({ kind, class: more = "" }) {
  return html`<span class="token token-${kind} ${more}" aria-hidden="true"><svg viewBox="0 0 24 24"><use href="/static/symbols.svg#${SYMBOLS[kind]}" /></svg></span>`;
}

/** What is paid, as dice and tokens side by side: `SSLd`. @param {{paid: string}} props */
export function PurseRow({ paid }) {
  return html`<span class="purse-row" aria-hidden="true">${[...paid].map((one) => (TOKENS.includes(one) ? html`<${Token} kind=${one} />` : html`<${Die} face=${one} />`))}</span>`;
}

/** So many tokens of each kind, small, beside a player's name. @param {{tokens: string}} props */
export function TokenCounts({ tokens }) {
  return [...TOKENS].map((kind) => {
    const n = [...tokens].filter((one) => one === kind).length;
    const words = t(`token-count-${kind}`, { n });
    return n > 0 && html`<span title=${words}><${Token} kind=${kind} /><b aria-hidden="true">${number(n)}</b><span class="unseen">${words}</span></span>`;
  });
}
