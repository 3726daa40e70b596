/** A few choices side by side, one of which holds: radio buttons that look like a strip of paper. */
import { html, useId } from "../lib.js";

/**
 * @template T
 * @param {{legend: string, options: {value: T, label: string, about?: string}[], value: T, choose: (value: T) => void, note?: string}} props
 */
export function Choice({ legend, options, value, choose, note = "" }) {
  const name = useId();
  return html`<fieldset class="choice">
    <legend>${legend}</legend>
    <div class="choice-strip">
      ${options.map(
        (one, n) => html`<label class="choice-one">
          <input type="radio" name=${name} value=${n} checked=${one.value === value} aria-label=${one.about} onChange=${() => choose(one.value)} />
          <span>${one.label}</span>
        </label>`,
      )}
    </div>
    ${note && html`<p class="note">${note}</p>`}
  </fieldset>`;
}

/** @param {{label: string, note?: string, value: boolean, choose: (value: boolean) => void, disabled?: boolean}} props */
export function Tick({ label, note = "", value, choose, disabled = false }) {
  const id = useId();
  return html`<div class="tick">
    <input id=${id} type="checkbox" checked=${value} disabled=${disabled} aria-describedby=${note ? `${id}-note` : undefined}
      onChange=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => choose(event.currentTarget.checked)} />
    <label for=${id}>${label}</label>
    ${note && html`<p class="note" id="${id}-note">${note}</p>`}
  </div>`;
}
