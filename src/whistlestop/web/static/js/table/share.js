/** A link to pass on: copied, shared, or photographed. */
import { api } from "../api.js";
import { html, useEffect, useSignal } from "../lib.js";
import { t } from "../text.js";

/** @param {{link: string, note?: string}} props */
export function Share({ link, note = "" }) {
  const full = new URL(link, location.origin).href;
  const code = useSignal("");
  const done = useSignal("");
  useEffect(() => {
    api("/api/qr", { body: { text: full } }).then(
      (svg) => (code.value = svg),
      () => (code.value = ""),
    );
  }, [full]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(full);
      done.value = t("table-copied");
    } catch {
      // Plain http has no clipboard: the field is there to be copied by hand.
      done.value = t("table-copy-by-hand");
    }
  };
  return html`<div class="share">
    ${code.value && html`<div class="share-code" role="img" aria-label=${t("table-qr")} dangerouslySetInnerHTML=${{ __html: code.value }}></div>`}
    <div class="share-words">
      ${note && html`<p>${note}</p>`}
      <input type="text" readonly value=${full} aria-label=${t("table-link")} onFocus=${(/** @type {FocusEvent & {currentTarget: HTMLInputElement}} */ event) => event.currentTarget.select()} />
      <p><button type="button" class="button" onClick=${copy}>${t("table-copy")}</button>
      ${"share" in navigator && html` <button type="button" class="button" onClick=${() => navigator.share({ url: full }).catch(() => {})}>${t("table-share")}</button>`}</p>
      <p class="note" role="status">${done.value}</p>
    </div>
  </div>`;
}
