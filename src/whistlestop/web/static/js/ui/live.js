/** What is said aloud by screen readers: happenings politely, refusals at once. */
import { html, signal } from "../lib.js";

const polite = signal("");
const urgent = signal("");

/**
 * Have something read out.
 * @param {string} text
 * @param {{now?: boolean}} [options]
 */
export function announce(text, { now = false } = {}) {
  const region = now ? urgent : polite;
  // The same words twice are read twice only if the text changes. Whoever announces does not follow what is announced.
  region.value = region.peek() === text ? `${text}\u00a0` : text;
}

export function LiveRegions() {
  return html`<div class="unseen" role="status" aria-live="polite">${polite}</div>
    <div class="unseen" role="alert">${urgent}</div>`;
}
