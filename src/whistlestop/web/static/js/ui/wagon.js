/** A player's wagon, as it stands on the board: the livery and the roof tell whose it is. */
import { html } from "../lib.js";

/** @type {Record<string, string>} */
const ROOFS = {
  rose: "M-12 0h24",
  petrol: "M-12-3h24M-12 3h24",
  straw: "M-8-4.5v9M-2.7-4.5v9M2.7-4.5v9M8-4.5v9",
  sky: "M-9 0h.01M0 0h.01M9 0h.01",
  umber: "M-10-4.5l4.5 4.5-4.5 4.5M-2-4.5l4.5 4.5-4.5 4.5M6-4.5l4.5 4.5-4.5 4.5",
};

/** @param {{colour: string, class?: string}} props */
export function Wagon({ colour, class: more = "" }) {
  return html`<svg class="wagon b-${colour} ${more}" viewBox="-18 -10 36 20" aria-hidden="true" focusable="false">
    <rect class="b-casing" x="-16.3" y="-8.1" width="32.6" height="16.2" rx="3.2" />
    <path class="b-buffers" d="M-15.6-3.3v2.2M-15.6 1.1v2.2M15.6-3.3v2.2M15.6 1.1v2.2" />
    <rect class="b-body" x="-14.2" y="-6.6" width="28.4" height="13.2" rx="2.4" />
    <path class="b-roof ${colour === "sky" ? "b-lamps" : ""}" d=${ROOFS[colour] ?? ""} />
  </svg>`;
}
