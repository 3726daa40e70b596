/** A house rule of the Card Game: which card of the next row goes onto the track. */
import { html } from "../lib.js";
import { sayAction } from "../table/tokens.js";
import { Chip } from "../ui/card.js";

/** @param {{model: import("../table/model.js").TableModel}} props */
export function ToTrack({ model }) {
  const board = model.board.value;
  const chosen = model.chosen.value;
  if (!board) return null;
  const tokens = [...model.legal.value].sort((a, b) => Number(b === chosen) - Number(a === chosen));
  return html`<div class="acts">${tokens.map(
    (token, n) => html`<button key=${token} type="button" class="button ${n === 0 ? "main" : ""}" aria-disabled=${model.busy.value} onClick=${() => model.play(token)}>
      <span><${Chip} letter=${token.slice(2)} /> ${sayAction(board, token)}</span></button>`,
  )}</div>`;
}
