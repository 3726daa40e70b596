/** The stage of the Card Game: every player's train yard and pile, the big cities, and how far the game is. */
import { html, useEffect } from "../lib.js";
import { countCards, eachCard, readCards, sayCards } from "../table/tokens.js";
import { narrow } from "../table/narrow.js";
import { Tickets } from "../table/tickets.js";
import { number, t } from "../text.js";
import { Card, CardBack, Chip } from "../ui/card.js";
import { Icon } from "../ui/icon.js";
import { Wagon } from "../ui/wagon.js";
import { PartScored } from "./part_scored.js";
import { robbed, rowColour, tapColour } from "./lay.js";
import "./yard_motions.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** Why nobody looks at a pile; a tap on it tells. */
const PILE_RULE = "CG-23";

/** So many cards of a row lie at full distance; longer rows are pushed together. */
const WIDE = 6;

/** @param {{model: TableModel}} props */
export function Yards({ model }) {
  const view = model.view.value;
  useEffect(() => {
    model.onCard.value = (letter, at) => tapColour(model, letter, at);
    return () => {
      model.onCard.value = null;
    };
  }, [model]);
  useEffect(() => {
    // What is about to be robbed comes into sight, or else what is about to be laid.
    const shown = document.querySelector(".yard-row.robbed") ?? document.querySelector(".yard-row.ghost");
    shown?.scrollIntoView({ block: "nearest" });
  }, [model.chosen.value]);
  if (!view?.players || !model.board.value) return null;
  const me = model.me.value;
  const seats = view.players.length;
  const others = Array.from({ length: me < 0 ? seats : seats - 1 }, (_, n) => (me + 1 + n) % seats);
  return html`<div class="yards" tabindex="-1">
    <${Heading} model=${model} />
    <${PartScored} model=${model} />
    <div class="yard-others" style=${{ "--seats": others.length }}>${others.map((seat) => html`<${Yard} key=${seat} model=${model} seat=${seat} />`)}</div>
    ${me >= 0 && html`<${Yard} key=${me} model=${model} seat=${me} />`}
    ${narrow.value && me >= 0 && html`<${Tickets} model=${model} />`}
  </div>`;
}

/** What of the game one is in, and the six big cities. @param {{model: TableModel}} props */
function Heading({ model }) {
  const view = model.view.value;
  const board = model.board.value;
  const seats = view?.players.length ?? 0;
  if (!view || !board) return null;
  const cities = [...board.places.values()].filter((one) => one.bonus);
  return html`<header class="yards-head">
    <div class="yards-words">
      <h2 class="yards-title">${board.facts.name ?? model.table.value?.title_name}</h2>
      <p class="note ${view.last !== null && !model.over.value ? "yards-last" : ""}" role="status">${stand(model, view, seats)}</p>
    </div>
    <ul class="cities" aria-label=${t("decide-cities")}>${cities.map((city) => html`<${City} key=${city.id} model=${model} city=${city} />`)}</ul>
  </header>`;
}

/**
 * How far the game is, in a sentence.
 * @param {TableModel} model
 * @param {import("../table/connection.js").Message} view
 * @param {number} seats
 */
function stand(model, view, seats) {
  if (model.over.value) return t("table-over");
  if (view.phase === "complete") return t(model.me.value >= 0 && !model.deciding.value ? "decide-complete-locked" : "decide-complete-all");
  const part = seats > 3 ? `${t("decide-part", { n: view.part })} ` : "";
  if (view.last !== null) return part + t("decide-last-turns", { name: model.seatOf(view.last)?.name ?? "", you: view.last === model.me.value ? "yes" : "no" });
  return part + t("decide-until", { n: view.pile });
}

/** A big city: what it is worth, on how many of my tickets it is, and who leads. @param {{model: TableModel, city: import("../table/board.js").Place}} props */
function City({ model, city }) {
  const board = model.board.value;
  const view = model.view.value;
  if (!board || !view) return null;
  const named = (/** @type {string[]} */ ids) => ids.filter((id) => [board.tickets.get(id)?.a, board.tickets.get(id)?.b].includes(city.id)).length;
  const mine = named([...(view.tickets ?? []), ...(view.players[model.me.value]?.completed ?? [])]);
  const done = view.players.map((/** @type {any} */ one) => named(one.completed ?? []));
  const most = Math.max(...done);
  const leaders = most > 0 ? done.flatMap((/** @type {number} */ n, /** @type {number} */ seat) => (n === most ? [seat] : [])) : [];
  const words = [
    t("decide-city", { city: city.name, n: city.bonus ?? 0 }),
    mine ? t("decide-city-mine", { n: mine }) : "",
    leaders.length ? t("decide-city-leads", { names: leaders.map((/** @type {number} */ seat) => model.seatOf(seat)?.name ?? "").join(", "), n: most }) : "",
  ];
  return html`<li class="city ${mine ? "own" : ""} ${model.pointed.value.places.includes(city.id) ? "pointed" : ""}" title=${words.filter(Boolean).join(" ")}>
    <span class="unseen">${words.filter(Boolean).join(" ")}</span>
    <span class="city-name" aria-hidden="true">${city.name}</span><b class="city-bonus" aria-hidden="true">${number(city.bonus ?? 0)}</b>
    <span class="city-more" aria-hidden="true">${mine > 0 && html`<i class="city-pins">${number(mine)}<${Icon} name="ticket" /></i>`}${leaders.map((/** @type {number} */ seat) => html`<${Wagon} colour=${model.seatOf(seat)?.colour ?? ""} />`)}</span>
  </li>`;
}

/** One player's rows and pile. @param {{model: TableModel, seat: number}} props */
function Yard({ model, seat }) {
  const who = model.seatOf(seat);
  const player = model.view.value?.players[seat];
  if (!who || !player) return null;
  const mine = seat === model.me.value;
  const rows = Object.entries(/** @type {Record<string, string>} */ (player.yard ?? {}));
  const ghosts = mine && model.chosen.value.startsWith("lay:") ? ghostRows(model) : [];
  const lost = lately(model).filter((one) => one.seat === seat && !player.yard?.[one.colour]);
  const name = t("decide-yard", { name: who.name, you: mine && !model.hotSeat.value ? "yes" : "no" });
  return html`<section class="yard ${mine ? "own" : ""} ${who.colour} ${model.actors.value.includes(seat) && !model.over.value ? "on" : ""}" data-yard=${seat} aria-label=${name}>
    <h3 class="yard-name"><${Wagon} colour=${who.colour} /> <span>${name}</span></h3>
    <div class="yard-body">
      <ul class="yard-rows">
        ${rows.map(([colour, cards]) => html`<li key=${colour}><${Row} model=${model} seat=${seat} colour=${colour} cards=${cards} /></li>`)}
        ${ghosts.map((cards) => html`<li key="ghost ${cards}"><span class="yard-row ghost"><${Fan} cards=${cards} /><span class="yard-count">+${number(countCards(cards))} <${Chip} letter=${rowColour(model) || cards} /></span></span></li>`)}
        ${lost.map((one) => html`<li key="lost ${one.colour}"><${Lost} model=${model} colour=${one.colour} by=${one.by} /></li>`)}
        <li class="yard-siding"><span class="note">${rows.length + ghosts.length + lost.length === 0 && t("decide-yard-empty")}</span></li>
      </ul>
      <${Pile} model=${model} seat=${seat} />
    </div>
  </section>`;
}

/** The rows that the chosen cards would be. @param {TableModel} model @returns {string[]} */
function ghostRows(model) {
  const cards = model.chosen.value.slice(4).split("/")[0] ?? "";
  const colours = readCards(cards).filter(([letter]) => letter !== "L");
  return colours.length > 1 ? colours.map(([letter]) => letter) : cards ? [cards] : [];
}

/**
 * Rows that were robbed since one's own last turn, or in the last round.
 * @param {TableModel} model
 * @returns {{seat: number, colour: string, by: number}[]}
 */
function lately(model) {
  const log = model.log.value;
  const seats = model.view.value?.players.length ?? 2;
  const found = [];
  for (let n = log.length - 1, turns = 0; n >= 0 && turns < seats; n--) {
    const event = log[n];
    if (event?.kind === "turn") turns += 1;
    if (event?.kind !== "rob" || event.seat === undefined) continue;
    const by = log.slice(0, n + 1).findLast((one) => one.kind === "lay")?.seat;
    found.push({ seat: event.seat, colour: String(event.colour), by: by ?? -1 });
  }
  return found;
}

/** Cards of a row, locomotives on top. @param {{cards: string}} props */
function Fan({ cards }) {
  const all = eachCard(cards);
  return html`<span class="yard-fan" style=${{ "--n": all.length, "--squeeze": Math.min(1, WIDE / Math.max(1, all.length - 1)) }}>${all.map((letter, j) => html`<${Card} letter=${letter} style=${{ "--j": j }} />`)}</span>`;
}

/** @param {{model: TableModel, seat: number, colour: string, cards: string}} props */
function Row({ model, seat, colour, cards }) {
  const mine = seat === model.me.value;
  const possible = !mine && model.legal.value.has(`row:${colour}`);
  const moving = mine && model.legal.value.has(`m:${colour}`);
  const chosen = !mine && model.chosen.value.startsWith("lay:") && rowColour(model) === colour && robbed(model, colour)?.seat === seat;
  const row = t(cards.includes(colour) ? "decide-row" : "decide-row-as", { cards: sayCards(cards), card: t(`card-${colour}`) });
  const label = [row, chosen ? t("decide-row-chosen") : possible ? t("decide-row-possible") : ""].filter(Boolean).join(" ");
  return html`<button type="button" class="yard-row ${possible || moving ? "possible" : ""} ${chosen ? "robbed" : ""}" data-colour=${colour} aria-label=${label} title=${possible ? t("decide-row-possible") : undefined}
    aria-disabled=${!possible} aria-pressed=${possible ? chosen : undefined}
    onClick=${(/** @type {MouseEvent & {currentTarget: Element}} */ event) => tapColour(model, colour, event.currentTarget)}>
    <${Fan} cards=${cards} />
    <span class="yard-count" aria-hidden="true">${number(countCards(cards))} <${Chip} letter=${colour} />${chosen && html`<span class="yard-note">${t("decide-row-robbed")}</span>`}</span>
  </button>`;
}

/** Where a row was robbed. @param {{model: TableModel, colour: string, by: number}} props */
function Lost({ model, colour, by }) {
  const robber = model.seatOf(by);
  const mine = by === model.me.value && !model.hotSeat.value;
  return html`<span class="yard-row lost"><span class="lost-card"><${Chip} letter=${colour} /></span>
    <span class="yard-note">${t("decide-robbed-by", { name: robber?.name ?? "", you: mine ? "yes" : "no" })}</span></span>`;
}

/** The pile On-the-Track: its back and how many; its cards only where one may look. @param {{model: TableModel, seat: number}} props */
function Pile({ model, seat }) {
  const player = model.view.value?.players[seat];
  const n = player.on_track_cards ?? countCards(player.on_track);
  const say = (/** @type {MouseEvent & {currentTarget: Element}} */ event) => {
    const box = event.currentTarget.getBoundingClientRect();
    model.say(t("decide-pile-why"), PILE_RULE, { x: box.left, y: box.top < innerHeight / 2 ? box.bottom : box.top });
  };
  const seen = player.on_track !== undefined ? readCards(player.on_track) : [];
  return html`<div class="yard-pile" data-pile=${seat}>
    ${seen.length > 0 && html`<p class="yard-pile-seen" role="group" aria-label=${t("decide-pile-seen", { cards: sayCards(player.on_track) })}>${seen.map(([letter, m]) => html`<span class="chips" aria-hidden="true">${number(m)}<${Chip} letter=${letter} /></span>`)}</p>`}
    <button type="button" class="pile-top" aria-label=${t("decide-pile-cards", { n })} title=${t("decide-pile-why")} onClick=${say}>
      ${n > 0 ? html`<${CardBack} class=${n > 1 ? "deep" : ""} />` : html`<span class="yard-pile-none"></span>`}
    </button>
    <p class="yard-pile-words" aria-hidden="true"><b>${number(n)}</b> <span>${t("decide-pile")}</span></p>
  </div>`;
}
