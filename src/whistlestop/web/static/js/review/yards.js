/** The Card Game's table as it stood: the row, and before each seat its train yard and what is on the track. */
import { html } from "../lib.js";
import { number, t } from "../text.js";
import { Card, CardBack, CardRow } from "../ui/card.js";
import { Wagon } from "../ui/wagon.js";

/** @param {{story: import("./story.js").Story, at: import("../../vendor/signals.js").Signal<number>}} props */
export function Yards({ story, at }) {
  const now = story.position(at.value);
  return html`<div class="review-yards">
    <div class="review-row" role="group" aria-label=${t("table-row")}>
      ${now.row.map((/** @type {string | null} */ letter) => (letter ? html`<${Card} letter=${letter} named />` : html`<span class="card-gap"></span>`))}
      <span class="review-pile"><${CardBack} /><b>${number(now.pile)}</b><span class="unseen">${t("table-pile")}</span></span>
    </div>
    ${now.players.map(
      (/** @type {any} */ player, /** @type {number} */ seat) => html`<section class="review-yard ${story.seats[seat]?.colour ?? ""}" aria-label=${story.seats[seat]?.name}>
        <h4><${Wagon} colour=${story.seats[seat]?.colour ?? ""} />${story.seats[seat]?.name}</h4>
        <div class="review-place"><p class="eyebrow">${t("review-yard")}</p>
          <div class="review-trains">${Object.entries(player.yard).map(([colour, cards]) => html`<span key=${colour}><span class="unseen">${t(`card-${colour}`)}</span><${CardRow} cards=${cards} /></span>`)}</div>
        </div>
        <div class="review-place"><p class="eyebrow">${t("review-on-track")}</p><div class="review-trains"><${CardRow} cards=${player.on_track} /></div></div>
      </section>`,
    )}
  </div>`;
}
