/** Buttons over the board: closer, farther, all of it. */
import { html } from "../lib.js";
import { t } from "../text.js";

/** @param {{zoom: {current: import("./zoom.js").Zoom | null}, closer: boolean}} props */
export function Tools({ zoom, closer }) {
  return html`<div class="board-tools board-over">
    <button type="button" class="quiet" aria-label=${t("table-zoom-in")} title=${t("table-zoom-in")} onClick=${() => zoom.current?.by(1.4)}>+</button>
    ${
      closer &&
      html`<button type="button" class="quiet" aria-label=${t("table-zoom-out")} title=${t("table-zoom-out")} onClick=${() => zoom.current?.by(1 / 1.4)}>−</button>`
    }
  </div>`;
}
