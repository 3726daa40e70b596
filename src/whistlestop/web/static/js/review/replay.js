/** Every position of the game again: the board or the table, a slider, keys, and what each player held. */
import { html, useEffect, useSignal } from "../lib.js";
import { number, t } from "../text.js";
import { sayPurse, sayTicket } from "../table/tokens.js";
import { SmallMapParts } from "../table/minimap.js";
import { Chips } from "../ui/card.js";
import { PurseRow, TokenCounts } from "../ui/die.js";
import { Icon } from "../ui/icon.js";
import { Wagon } from "../ui/wagon.js";
import { Sheet } from "./sheet.js";
import { CardTable } from "./yards.js";
import { Advice } from "./turning.js";

/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("../../vendor/signals.js").Signal<number>} At */

/** Milliseconds that a position is shown while the game plays by itself. */
const PACE = 900;

/** @param {{story: Story, board: import("../table/board.js").Board, at: At, opinion: import("./opinion.js").Opinion}} props */
export function Replay({ story, board, at, opinion }) {
  const playing = useSignal(false);
  const go = (/** @type {number} */ to) => {
    at.value = Math.max(0, Math.min(story.last, to));
  };
  useEffect(() => {
    if (!playing.value) return;
    if (at.value >= story.last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => go(at.value + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing.value, at.value]);
  const play = () => {
    if (at.value >= story.last) go(0);
    playing.value = !playing.value;
  };
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      const where = event.target;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (where instanceof Element && where.closest("input:not([type=range]), textarea, select, dialog, [popover], .stats-scroll")) return;
      const slider = where instanceof HTMLInputElement;
      if (event.key === " " && where instanceof Element && where.closest("button, a, summary")) return;
      /** @type {Record<string, () => void>} */
      const keys = {
        ArrowLeft: () => go(event.shiftKey ? story.turn(at.value, -1) : at.value - 1),
        ArrowRight: () => go(event.shiftKey ? story.turn(at.value, 1) : at.value + 1),
        ...(slider && { PageDown: () => go(story.turn(at.value, -1)), PageUp: () => go(story.turn(at.value, 1)), " ": play }),
      };
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      if (event.key !== " ") playing.value = false;
      act();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [story]);
  return html`<section class="replay" id="replay" aria-labelledby="replay-head">
    <h2 id="replay-head" class="unseen">${t("review-replay")}</h2>
    <div class="replay-stage">
      ${board.svg ? html`<${Sheet} story=${story} board=${board} at=${at} />` : html`<${CardTable} story=${story} board=${board} at=${at} />`}
    </div>
    <${Controls} story=${story} at=${at} go=${go} playing=${playing} play=${play} />
    <${Now} story=${story} board=${board} at=${at} />
    <${Advice} story=${story} opinion=${opinion} at=${at} />
    <${Hands} story=${story} board=${board} at=${at} />
    ${board.svg && html`<${SmallMapParts} board=${board} />`}
  </section>`;
}

/** @param {{story: Story, at: At, go: (to: number) => void, playing: import("../../vendor/signals.js").Signal<boolean>, play: () => void}} props */
function Controls({ story, at, go, playing, play }) {
  const now = at.value;
  const said = says(story, now);
  /** @param {InputEvent & {currentTarget: HTMLInputElement}} event */
  const slide = (event) => {
    playing.value = false;
    go(Number(event.currentTarget.value));
  };
  /** @param {string} key @param {string} face @param {number} to @param {boolean} off */
  const jump = (key, face, to, off) => html`<button type="button" class="quiet" aria-label=${t(key)} title=${t(key)} disabled=${off} onClick=${() => {
    playing.value = false;
    go(to);
  }}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${face} /></svg></button>`;
  return html`<div class="replay-controls">
    <input type="range" class="replay-slider" min="0" max=${story.last} value=${now} aria-label=${t("review-slider")} aria-valuetext=${said} style=${{ "--done": now / (story.last || 1) }} onInput=${slide} />
    <div class="replay-buttons">
      ${jump("review-first", "M5 5h3v14H5zM20 5v14L9 12z", 0, now === 0)}
      ${jump("review-turn-back", "M12 5v14L3 12zM21 5v14l-9-7z", story.turn(now, -1), now === 0)}
      ${jump("review-back", "M16 5v14L6 12z", now - 1, now === 0)}
      <button type="button" class="quiet replay-play" aria-label=${t(playing.value ? "review-pause" : "review-play")} title=${t(playing.value ? "review-pause" : "review-play")} onClick=${play}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${playing.value ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M7 4v16l13-8z"} /></svg>
      </button>
      ${jump("review-on", "M8 5v14l10-7z", now + 1, now === story.last)}
      ${jump("review-turn-on", "M12 5v14l9-7zM3 5v14l9-7z", story.turn(now, 1), now === story.last)}
      ${jump("review-last", "M16 5h3v14h-3zM4 5v14l11-7z", story.last, now === story.last)}
      <span class="replay-where">${story.round(now) ? t("table-round", { n: story.round(now) }) : t("review-set-up")}</span>
      <span class="replay-count">${t("review-step", { n: now, of: story.last })}</span>
    </div>
  </div>`;
}

/** @param {Story} story @param {number} at */
function says(story, at) {
  const words = story.news(at).map((event) => event.text);
  return words.join(" ") || story.before(at)?.text || t("review-set-up");
}

/** What led here, in words. @param {{story: Story, board: import("../table/board.js").Board, at: At}} props */
function Now({ story, at }) {
  const step = story.before(at.value);
  const news = story.news(at.value);
  const colour = step ? (story.seats[step.seat]?.colour ?? "") : "";
  const dice = String(story.position(at.value).dice ?? "");
  return html`<div class="replay-now" aria-live="off">
    ${step && html`<${Wagon} colour=${colour} />`}
    <div>${news.length ? news.map((event) => html`<p>${event.text}</p>`) : html`<p>${step ? t("review-chose", { name: story.seats[step.seat]?.name ?? "", action: step.text }) : t("review-set-up")}</p>`}</div>
    ${dice && html`<span class="replay-dice"><span class="unseen">${sayPurse(dice)}</span><${PurseRow} paid=${dice} /></span>`}
  </div>`;
}

/** What each player had. @param {{story: Story, board: import("../table/board.js").Board, at: At}} props */
function Hands({ story, board, at }) {
  const now = story.position(at.value);
  const finished = new Map(story.told.result.reckoning.seats.flatMap((one) => one.lines.flatMap((line) => (line.ticket ? [[`${one.seat} ${line.ticket}`, line.completed]] : []))));
  return html`<ul class="replay-hands">
    ${now.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
      const tickets = [...new Set([...(player.completed ?? []), ...(player.tickets ?? [])])];
      return html`<li class="replay-hand ${story.seats[seat]?.colour ?? ""} ${now.acting === seat && at.value < story.last ? "on" : ""}">
        <${Wagon} colour=${story.seats[seat]?.colour ?? ""} />
        <b class="replay-name">${story.seats[seat]?.name}</b>
        <span class="replay-points">${number(player.points)}<span class="unseen"> ${t("table-points-word")}</span></span>
        <span class="replay-has">
          ${player.pieces !== undefined && html`<span title=${t("have-trains", { n: player.pieces })}><${Icon} name="train" />${number(player.pieces)}</span>`}
          ${player.stations !== undefined && html`<span title=${t("have-stations", { n: player.stations })}><${Icon} name="station" />${number(player.stations)}</span>`}
          ${player.passengers !== undefined && html`<span title=${t("have-passengers", { n: player.passengers })}><${Icon} name="passenger" />${number(player.passengers)}</span>`}
          ${player.souvenirs !== undefined && html`<span title=${t("have-souvenirs", { n: player.souvenirs.length })}><${Icon} name="souvenir" />${number(player.souvenirs.length)}</span>`}
          ${player.tokens !== undefined && html`<${TokenCounts} tokens=${player.tokens} />`}
          ${player.hand && html`<span class="replay-cards"><${Chips} cards=${player.hand} /></span>`}
        </span>
        ${
          tickets.length > 0 &&
          html`<details class="replay-tickets"><summary>${t("have-tickets", { n: tickets.length })}</summary>
            <ul>${tickets.map((/** @type {string} */ id) => html`<li class=${finished.get(`${seat} ${id}`) ? "" : "failed"}>${sayTicket(board, id)} <b>${number(board.tickets.get(id)?.points ?? 0)}</b></li>`)}</ul></details>`
        }
      </li>`;
    })}
  </ul>`;
}
