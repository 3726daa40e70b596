/** A track drawn large, so that one sees what one is about to claim. */
import { html } from "../lib.js";
import { sayTrack } from "./tokens.js";

/** @param {{board: import("./board.js").Board, id: number, dice?: boolean}} props */
export function Picture({ board, id, dice = false }) {
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
  return html`<figure class="picture">
    <svg class="board picture-board" viewBox="0 0 ${wide} 30" aria-hidden="true" focusable="false">
      <path class="bed" d="M2 15H${wide - 2}" />
      ${track.kind === "tunnel" && html`<path class="teeth" d="M9 15H${wide - 9}" /><path class="cut" d="M9 15H${wide - 9}" />`}
      ${track.kind === "ferry" && html`<path class="wake" d="M12 5H${wide - 12}M12 25H${wide - 12}" />`}
      <g class="track kind-${track.kind} c-${track.color}">
        ${Array.from({ length: track.length }, (_, n) => html`<use class="space" href="#b-${badged.has(n) ? "ferry-L" : `${shape}-${track.color}`}" x=${15 + step / 2 + n * step} y="15" />`)}
      </g>
    </svg>
    <figcaption class="note">${sayTrack(board, id, dice)}</figcaption>
  </figure>`;
}
