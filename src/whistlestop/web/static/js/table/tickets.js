/** One's tickets as little maps, each with how far it is; and those that are offered, to choose from. */
import { html, useSignal } from "../lib.js";
import { number, t } from "../text.js";
import { Icon } from "../ui/icon.js";
import { CardTicket } from "./card_ticket.js";
import { TicketMap } from "./minimap.js";
import { narrow } from "./narrow.js";
import { pointTicket } from "./stage.js";
import { sayTicket } from "./tokens.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/**
 * What a ticket is worth, as printed; of several goals the least and the most.
 * @param {import("./board.js").Ticket} ticket
 */
function value(ticket) {
  const points = ticket.goals?.map(([, one]) => one) ?? [ticket.points];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return least === most ? number(most) : `${number(least)}–${number(most)}`;
}

/** How far a ticket is, in words and as a bar. @param {{model: TableModel, id: string}} props */
export function Progress({ model, id }) {
  const plan = model.plans.value.get(id);
  if (!plan) return html`<span class="ticket-state"> </span>`;
  if (plan.state === "connected") return html`<span class="ticket-state good">${t("table-ticket-connected")}</span>`;
  if (plan.state === "lost") return html`<span class="ticket-state bad">${t("table-ticket-lost")}</span>`;
  if (typeof plan.missing !== "number") return null;
  const board = model.board.value;
  const own = (model.view.value?.players?.[model.me.value]?.tracks ?? []).length;
  const total = plan.path.reduce((sum, track) => sum + (board?.tracks.get(track)?.length ?? 0), 0);
  const done = own && total ? Math.max(0, Math.min(1, 1 - plan.missing / (total + 8))) : 0;
  return html`<span class="ticket-state"><span class="ticket-bar" aria-hidden="true"><i style=${{ width: `${Math.round(done * 100)}%` }}></i></span> ${t("table-ticket-missing", { n: plan.missing })}</span>`;
}

/** @param {{model: TableModel, id: string, ratio?: number}} props */
function TicketFace({ model, id, ratio }) {
  const board = model.board.value;
  const ticket = board?.tickets.get(id);
  if (!board || !ticket) return null;
  if (!board.svg) return html`<${CardTicket} model=${model} id=${id} />`;
  const own = new Set(/** @type {number[]} */ (model.view.value?.players?.[model.me.value]?.tracks ?? []));
  return html`
    <${TicketMap} board=${board} id=${id} own=${own} path=${model.plans.value.get(id)?.path ?? []} ratio=${ratio} />
    <span class="ticket-value">${value(ticket)}<span class="unseen"> ${t("table-points-word")}</span></span>
    <span class="ticket-words"><span class="ticket-name">${ticket.goals ? html`<${Goals} board=${board} ticket=${ticket} />` : sayTicket(board, id)}</span><${Progress} model=${model} id=${id} /></span>`;
}

/** A ticket to one of several countries: each with what it brings. @param {{board: import("./board.js").Board, ticket: import("./board.js").Ticket}} props */
function Goals({ board, ticket }) {
  return html`${board.placeName(ticket.a)} –
    <span class="goals">${ticket.goals?.map(([to, points]) => html`<span key=${to} class="goal">${board.placeName(to)} <b>${number(points)}</b></span>`)}</span>`;
}

/** @param {TableModel} model @param {string} id */
function pointing(model, id) {
  return {
    onMouseEnter: () => pointTicket(model, id),
    onMouseLeave: () => model.unpoint(),
    onFocus: () => pointTicket(model, id),
    onBlur: () => model.unpoint(),
  };
}

/**
 * One's own tickets; a tap shows one on the board, and says so where the board lies below.
 * @param {{model: TableModel, shown?: () => void}} props
 */
export function Tickets({ model, shown }) {
  const tickets = /** @type {string[]} */ (model.view.value?.tickets ?? []);
  const held = useSignal("");
  if (model.me.value < 0 || !model.board.value) return null;
  const connected = tickets.filter((id) => model.plans.value.get(id)?.state === "connected").length;
  const pile = model.view.value?.players?.[model.me.value]?.on_track !== undefined;
  const note = model.board.value.svg
    ? t("table-tickets-done", { n: connected, of: tickets.length })
    : t(model.phase.value === "complete" || model.over.value ? "decide-tickets-pile" : pile ? "decide-tickets-all" : "decide-tickets-hand");
  /** @param {string} id */
  const tap = (id) => {
    held.value = held.value === id ? "" : id;
    shown?.();
    if (!held.value) model.unpoint();
    // What lay over the board takes its pointing along when it goes, so one points after that.
    else if (shown) requestAnimationFrame(() => pointTicket(model, id));
    else pointTicket(model, id);
  };
  return html`<section class="t-tickets" aria-label=${t("table-tickets")}>
    <h2 class="eyebrow t-head"><span>${t("table-tickets")}</span>${tickets.length > 0 && html`<span class="t-head-note">${note}</span>`}</h2>
    ${tickets.length === 0 && html`<p class="note">${t("table-tickets-none")}</p>`}
    <ul class="tickets">${tickets.map(
      (id) => html`<li key=${id}><button type="button" class="ticket" aria-pressed=${held.value === id} onClick=${() => tap(id)} ...${pointing(model, id)}><${TicketFace} model=${model} id=${id} /></button></li>`,
    )}</ul>
  </section>`;
}

/**
 * Choose among tickets that are offered: any set that is legal.
 * @param {{model: TableModel}} props
 */
export function Offer({ model }) {
  const offer = /** @type {string[]} */ (model.view.value?.offer ?? []);
  const away = useSignal(false);
  const picked = model.picked;
  const least = Math.min(...[...model.legal.value].map((token) => keptBy(token).length));
  /** @param {string} id */
  const tap = (id) => {
    picked.value = picked.value.includes(id) ? picked.value.filter((one) => one !== id) : [...picked.value, id];
  };
  return html`<div class="panel-over offer ${away.value ? "away" : ""}" role="group" aria-label=${t("table-offer")}>
    <header class="offer-head">
      <div><h2>${t("table-offer")}</h2><p class="note">${t(model.view.value?.tickets?.length ? "table-offer-least-more" : "table-offer-least", { n: least })}</p></div>
      <button type="button" class="quiet offer-away" aria-expanded=${!away.value} onClick=${() => (away.value = !away.value)}>${t(away.value ? "table-offer-show" : model.family.value === "board" ? "table-offer-hide" : "decide-see-yards")}</button>
    </header>
    <ul class="offer-tickets" style=${{ "--n": offer.length }}>${offer.map(
      (id) => html`<li key=${id}><button type="button" class="ticket" role="checkbox" aria-checked=${picked.value.includes(id)} onClick=${() => tap(id)} ...${pointing(model, id)}>
        <${TicketFace} model=${model} id=${id} ratio=${narrow.value ? 1.85 : 1.3} />
        <span class="ticket-tick" aria-hidden="true"></span>
      </button></li>`,
    )}</ul>
  </div>`;
}

/** @param {string} token @returns {string[]} */
export function keptBy(token) {
  return token.startsWith("k:") ? token.slice(2).split(",").filter((one) => one !== "-") : [];
}

/** The button that keeps what is chosen. @param {{model: TableModel}} props */
export function KeepButton({ model }) {
  const chosen = new Set(model.picked.value);
  const token = [...model.legal.value].find((one) => {
    const kept = keptBy(one);
    return kept.length === chosen.size && kept.every((id) => chosen.has(id));
  });
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const keep = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (token) model.play(token);
    else model.explain(`k:${[...chosen].join(",") || "-"}`, { x: box.left + box.width / 2, y: box.top });
  };
  return html`<button type="button" class="button main" aria-disabled=${!token} onClick=${keep}><${Icon} name="ticket" />${t("table-keep", { n: chosen.size })}</button>`;
}
