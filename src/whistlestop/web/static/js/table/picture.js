/** A track drawn large, so that one sees what one is about to claim. */
import { html } from "../lib.js";
import { routeSpace } from "./dice_board.js";
import { sayTrack } from "./tokens.js";

/** @param {{board: import("./board.js").Board, id: number, doubles?: Set<number> | null}} props */
export function Picture({ board, id, doubles = null }) {
  const track = board.tracks.get(id);
  if (!track) return null;
  const step = 35;
  const wide = track.length * step + 30;
  const middle = (track.length - 1) / 2;
  const badged = new Set(
    Array.from({ length: track.length }, (_, n) => n)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)
      .slice(0, track.locomotives),
  );
  const shape = track.kind === "ferry" ? "ferry" : "plain";
  const face = doubles?.has(id) ? "D" : "S";
  const look = doubles ? `d-${face}` : `c-${track.color}`;
  const plain = doubles ? routeSpace(`#b-${shape}`, face) : `#b-${shape}-${track.color}`;
  return html`<figure class="picture">
    <svg class="board picture-board" viewBox="0 0 ${wide} 30" aria-hidden="true" focusable="false">
      <path class="bed" d="M2 15H${wide - 2}" />
      ${track.kind === "tunnel" && html`<path class="teeth" d="M9 15H${wide - 9}" /><path class="cut" d="M9 15H${wide - 9}" />`}
      ${track.kind === "ferry" && html`<path class="wake" d="M12 5H${wide - 12}M12 25H${wide - 12}" />`}
      <g class="track kind-${track.kind} ${look}">
        ${Array.from({ length: track.length }, (_, n) => html`<use class="space" href=${badged.has(n) ? "#b-ferry-L" : plain} x=${15 + step / 2 + n * step} y="15" />`)}
      </g>
    </svg>
    <figcaption class="note">${sayTrack(board, id, doubles)}</figcaption>
  </figure>`;
}
