/** A ticket of the Card Game: two cities, what it is worth, and the cards it needs, with those that are still missing. */
import { html } from "../lib.js";
import { number, t } from "../text.js";
import { Card } from "../ui/card.js";
import { eachCard, sayCards } from "./tokens.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel, id: string, state?: boolean}} props */
export function CardTicket({ model, id, state = !model.over.value }) {
  const board = model.board.value;
  const ticket = board?.tickets.get(id);
  if (!board || !ticket) return null;
  const plan = model.plans.value.get(id);
  const missing = new Map(Object.entries(plan && typeof plan.missing === "object" && state ? plan.missing : {}));
  const lacking = [...missing.values()].reduce((sum, n) => sum + n, 0);
  // The last cards of a colour are the missing ones.
  const needs = eachCard(ticket.cards)
    .reverse()
    .map((letter) => {
      const left = missing.get(letter) ?? 0;
      if (left) missing.set(letter, left - 1);
      return { letter, lacks: left > 0 };
    })
    .reverse();
  return html`<span class="ticket-words card-ticket">
    <span class="ticket-name"><${City} model=${model} id=${ticket.a} /> – <${City} model=${model} id=${ticket.b} /></span>
    <span class="ticket-cards"><span class="unseen">${t("decide-ticket-needs", { cards: sayCards(ticket.cards) })}</span>
      ${needs.map((one) => html`<${Card} letter=${one.letter} class=${one.lacks ? "lacks" : ""} />`)}</span>
    ${
      state &&
      plan &&
      (plan.state === "connected"
        ? html`<span class="ticket-state good">${t(lacking ? "decide-ticket-wild" : "decide-ticket-all")}</span>`
        : html`<span class="ticket-state">${t("decide-ticket-lacks", { n: lacking })}</span>`)
    }
  </span>
  <span class="ticket-value">${number(ticket.points)}<span class="unseen"> ${t("table-points-word")}</span></span>`;
}

/** A city, with its bonus if it is a big one. @param {{model: TableModel, id: string}} props */
function City({ model, id }) {
  const place = model.board.value?.places.get(id);
  if (!place?.bonus) return place?.name ?? id;
  return html`<span class="big-city">${place.name}<sup aria-hidden="true">+${number(place.bonus)}</sup></span><span class="unseen"> (${t("decide-city-big", { n: place.bonus })})</span>`;
}
