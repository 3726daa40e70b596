/** Who plays: points, trains, cards, tickets and whatever else a title has, and what each did last. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { still } from "./moving.js";
import { list, number, t } from "../text.js";
import { Chips } from "../ui/card.js";
import { TokenCounts } from "../ui/die.js";
import { Icon } from "../ui/icon.js";
import { Wagon } from "../ui/wagon.js";
import { lastDeed } from "./deeds.js";
import { Clock } from "./clock.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Players({ model }) {
  const table = model.table.value;
  const view = model.view.value;
  if (!table) return null;
  return html`<section class="t-players" aria-label=${t("table-players")}>
    <h2 class="eyebrow t-head"><span>${table.title_name}</span>${view && html`<span class="t-head-note">${t("table-round", { n: Math.floor(view.turn / table.seats.length) + 1 })}</span>`}</h2>
    <ol class="players" style=${{ "--n": table.seats.length }}>
      ${table.seats.map((/** @type {any} */ seat) => html`<${Player} key=${seat.seat} model=${model} seat=${seat} />`)}
    </ol>
  </section>`;
}

/** @param {{model: TableModel, seat: any}} props */
function Player({ model, seat }) {
  const player = model.view.value?.players?.[seat.seat];
  const acting = model.actors.value.includes(seat.seat) && !model.over.value;
  const mine = model.yours.value.includes(seat.seat);
  const deed = model.board.value ? lastDeed(model, seat.seat) : null;
  const bot = seat.kind === "bot" || seat.played_by;
  return html`<li class="player ${seat.colour} ${acting ? "on" : ""}" data-seat=${seat.seat} aria-current=${acting ? "true" : undefined}>
    <${Wagon} colour=${seat.colour} />
    <span class="player-name">${mine && !model.hotSeat.value ? t("table-you", { name: seat.name }) : seat.name}
      ${bot && html` <span title=${t(seat.played_by ? "table-played-by" : "table-is-computer")}><${Icon} name="bot" /><span class="unseen">${t(seat.played_by ? "table-played-by" : "table-is-computer")}</span></span>`}
      ${!seat.online && !bot && html`<span class="player-away">${t("table-away")}</span>`}
      ${acting && html`<span class="unseen">${t("table-decides")}</span>`}
    </span>
    ${player && html`<span class="player-points"><${Count} value=${player.points} /><span class="unseen">${t("table-points-word")}</span></span>`}
    <span class="player-deed">${deed && html`${deed.words} ${deed.cards && html`<${Chips} cards=${deed.cards} />`}`}</span>
    ${player && html`<${Belongings} player=${player} />`}
    ${acting && html`<${Clock} model=${model} seat=${seat.seat} />`}
  </li>`;
}

/** What a player has, each with a symbol and a word. @param {{player: any}} props */
function Belongings({ player }) {
  const things = [
    ["train", "have-trains", player.pieces],
    ["cards", "card-count", player.tokens === undefined ? player.cards : undefined],
    ["ticket", "have-tickets", player.tickets],
    ["station", "have-stations", player.stations],
    ["passenger", "have-passengers", player.passengers],
    ["souvenir", "have-souvenirs", player.souvenirs?.length ? undefined : player.souvenirs?.length],
    ["flag", "have-completed", player.completed?.length || undefined],
  ].filter(([, , n]) => n !== undefined);
  return html`<span class="player-has">
    ${things.map(([icon, key, n]) => {
      const words = t(String(key), { n: Number(n) });
      return html`<span title=${words}><${Icon} name=${icon} /><b aria-hidden="true">${number(Number(n))}</b><span class="unseen">${words}</span></span>`;
    })}
    ${player.tokens && html`<${TokenCounts} tokens=${player.tokens} />`}
    ${player.souvenirs?.length > 0 && html`<${Souvenirs} symbols=${player.souvenirs} />`}
  </span>`;
}

/** The souvenirs that a player has. @param {{symbols: string[]}} props */
function Souvenirs({ symbols }) {
  const words = `${t("have-souvenirs", { n: symbols.length })}: ${list(symbols.map((one) => t(`souvenir-${one}`)))}`;
  return html`<span title=${words}>${symbols.map((one) => html`<${Icon} key=${one} name="souvenir-${one}" />`)}<span class="unseen">${words}</span></span>`;
}

/** A number that counts up when it grows. @param {{value: number}} props */
export function Count({ value }) {
  const [shown, show] = useState(value);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === value) return;
    if (still()) {
      show(value);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const step = (/** @type {number} */ now) => {
      const share = Math.min(1, (now - began) / 400);
      show(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    const skip = () => {
      cancelAnimationFrame(frame);
      show(value);
    };
    addEventListener("pointerdown", skip, { once: true });
    return () => {
      skip();
      removeEventListener("pointerdown", skip);
    };
  }, [value]);
  return html`<span class="count">${number(shown)}</span>`;
}
