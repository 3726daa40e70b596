/** Symbols (../../symbols.svg): pictures beside words, so they have no name of their own. */
import { html } from "../lib.js";

/** @param {{name: string, class?: string}} props */
export function Icon({ name, class: more = "" }) {
  return html`<svg class="icon ${more}" aria-hidden="true" focusable="false"><use href="/static/symbols.svg#${name}" /></svg>`;
}
