/** The Card Game's table as it stood: the row and the pile, and everybody's train yard as at the table itself. */
import { html, useEffect, useMemo } from "../lib.js";
import { Yards } from "../decide/yards.js";
import { number, t } from "../text.js";
import { Card, CardBack } from "../ui/card.js";
import { looking } from "./looking.js";

/** @typedef {import("./story.js").Story} Story */

/** @param {{story: Story, board: import("../table/board.js").Board, at: import("../../vendor/signals.js").Signal<number>}} props */
export function CardTable({ story, board, at }) {
  const model = useMemo(() => looking(story, board, at), [story, board, at]);
  useEffect(() => () => model.close(), [model]);
  const now = story.position(at.value);
  return html`<div class="review-yards">
    <div class="review-row" role="group" aria-label=${t("table-row")}>
      ${now.row.map((/** @type {string | null} */ letter) => (letter ? html`<${Card} letter=${letter} named />` : html`<span class="card-gap"></span>`))}
      <span class="review-pile"><${CardBack} /><b>${number(now.pile)}</b><span class="unseen">${t("table-pile")}</span></span>
    </div>
    <${Yards} model=${model} />
  </div>`;
}
