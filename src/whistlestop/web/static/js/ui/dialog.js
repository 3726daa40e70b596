/** A dialog of the browser's own kind: focus stays inside and returns to where it was, Escape closes. */
import { html, useEffect, useId, useRef } from "../lib.js";
import { t } from "../text.js";

/**
 * @param {{title: string, close: () => void, children?: any, class?: string}} props
 */
export function Dialog({ title, close, children, class: more = "" }) {
  const place = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const name = useId();
  useEffect(() => {
    const before = document.activeElement;
    place.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  /** @param {MouseEvent} event */
  const outside = (event) => {
    if (event.target === place.current) close();
  };
  return html`<dialog ref=${place} class="dialog ${more}" aria-labelledby=${name} onCancel=${close} onClose=${close} onClick=${outside}>
    <div class="dialog-sheet">
      <header class="dialog-head">
        <h2 id=${name}>${title}</h2>
        <button class="quiet" type="button" onClick=${close} aria-label=${t("app-close")}>×</button>
      </header>
      <div class="dialog-body">${children}</div>
    </div>
  </dialog>`;
}
