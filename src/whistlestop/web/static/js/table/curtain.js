/** Several people at one screen: between two turns nobody's cards are seen. */
import { html, useEffect, useRef } from "../lib.js";
import { t } from "../text.js";
import { Wagon } from "../ui/wagon.js";

/** @param {{model: import("./model.js").TableModel}} props */
export function Curtain({ model }) {
  const next = model.curtain.value;
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [next]);
  if (next === null) return null;
  const seat = model.seatOf(next);
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-name">
    <div class="curtain-sheet">
      <${Wagon} colour=${seat?.colour ?? ""} />
      <h2 id="curtain-name">${t("table-curtain", { name: seat?.name ?? "" })}</h2>
      <p class="note">${t("table-curtain-note")}</p>
      <button type="button" ref=${button} class="button main" onClick=${() => model.curtainRises()}>${t("table-curtain-up", { name: seat?.name ?? "" })}</button>
    </div>
  </div>`;
}
