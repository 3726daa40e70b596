/** A ticket beside its line of the reckoning: its way on a small map, or its cards. */
import { html } from "../lib.js";
import { TicketMap } from "../table/minimap.js";
import { CardRow } from "../ui/card.js";

/** @param {{board: import("../table/board.js").Board, id: string, own: number[], path: number[]}} props */
export function TicketPicture({ board, id, own, path }) {
  if (board.svg) return html`<${TicketMap} board=${board} id=${id} own=${new Set(own)} path=${path} ratio=${1.5} />`;
  return html`<span class="ledger-cards"><${CardRow} cards=${board.tickets.get(id)?.cards ?? ""} /></span>`;
}
