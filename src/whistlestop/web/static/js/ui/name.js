/** What one is called at tables; it is kept in this browser and told to nobody else before one sits down. */
import { html, useId } from "../lib.js";
import { change, settings } from "../settings.js";
import { t } from "../text.js";

export const LONGEST_NAME = 24;

/** @param {{note?: boolean}} props */
export function NameField({ note = false }) {
  const id = useId();
  /** @param {Event & {currentTarget: HTMLInputElement}} event */
  const write = (event) => change({ name: event.currentTarget.value.slice(0, LONGEST_NAME) });
  return html`<div class="field">
    <label for=${id}>${t("app-name")}</label>
    <input id=${id} type="text" autocomplete="nickname" maxlength=${LONGEST_NAME} value=${settings.value.name}
      aria-describedby=${note ? `${id}-note` : undefined} onInput=${write} />
    ${note && html`<p class="note" id="${id}-note">${t("app-name-note")}</p>`}
  </div>`;
}
