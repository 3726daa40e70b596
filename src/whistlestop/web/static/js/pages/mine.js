/** The games where this browser holds a seat: the running ones, mine to move on top, and the finished ones. */
import { api } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { forget, held } from "../seats.js";
import { list, t } from "../text.js";
import { ago } from "../time.js";
import { Poster } from "../ui/poster.js";
import { Wagon } from "../ui/wagon.js";
import { COLOURS } from "./colours.js";
import { useTitleName } from "./title_name.js";

/**
 * @typedef {{name: string, kind: string, bot: string | null}} Player
 * @typedef {{table: string, title: string, dice: boolean, name: string, status: string, created: number, touched: number,
 *   players: Player[], free: number, seat: number, your_turn: boolean, actors?: number[], points?: number[], winners?: number[],
 *   rematch: string | null}} Row
 */

const EVERY = 4000;

/** How my tables stand, asked again and again while somebody looks. @returns {Row[]} */
export function useMine() {
  const [rows, setRows] = useState(/** @type {Row[]} */ ([]));
  const tokens = held.value;
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.visibilityState !== "visible" || !tokens.length) return;
      const found = await api("/api/mine", { body: { tokens: tokens.map(({ table, token }) => ({ table, token })) } }).catch(() => null);
      if (!gone && found) setRows(together(found));
    };
    look();
    if (!tokens.length) setRows([]);
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [tokens]);
  return rows;
}

/**
 * One row for each table, also where several seats are held at one.
 * @param {Row[]} rows
 */
function together(rows) {
  /** @type {Map<string, Row>} */
  const tables = new Map();
  for (const row of rows) if (!tables.has(row.table)) tables.set(row.table, row);
  return [...tables.values()];
}

/** @param {Row} row @param {number} seat */
function called(row, seat) {
  const player = row.players[seat];
  if (seat === row.seat) return t("app-you");
  return player?.name || t(player?.kind === "open" ? "app-free-seat" : "app-somebody");
}

/** @param {Row} row */
function others(row) {
  const names = row.players.map((_, seat) => called(row, seat)).filter((_, seat) => seat !== row.seat && row.players[seat]?.kind !== "open");
  return names.length ? t("app-game-with", { names: list(names) }) : t("app-game-alone");
}

/** @param {Row} row */
function standing(row) {
  if (row.status === "waiting") return t("app-game-waits", { n: row.free });
  if (row.status === "paused") return t("app-game-paused");
  const acting = row.actors ?? [];
  if (row.your_turn) return t("app-game-yours");
  return acting.length === 1 ? t("app-game-theirs", { name: called(row, acting[0] ?? 0) }) : t("app-game-several");
}

/** @param {{rows: Row[]}} props */
export function Running({ rows }) {
  const titleName = useTitleName();
  if (!rows.length) return null;
  return html`<section class="mine" aria-labelledby="mine">
    <h2 id="mine">${t("app-mine")}</h2>
    <ul class="mine-list">
      ${rows.map(
        (row) => html`<li key=${row.table}>
          <a class="mine-game ${row.your_turn ? "mine-now" : ""}" href="/t/${row.table}">
            <${Poster} title=${row.title} />
            <span class="mine-words">
              <span class="mine-title">${row.name || titleName(row.title, row.dice)}</span>
              <span class="mine-others">${others(row)}</span>
              <span class="mine-standing">${row.your_turn ? html`<b class="flag">${standing(row)}</b>` : standing(row)}</span>
              <span class="mine-time">${ago(row.touched)}</span>
            </span>
            <${Points} row=${row} />
          </a>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{row: Row}} props */
function Points({ row }) {
  if (!row.points) return null;
  const said = row.points.map((points, seat) => t("app-points-of", { name: called(row, seat), points }));
  return html`<span class="mine-points"><span class="unseen">${list(said)}</span>
    ${row.points.map((points, seat) => html`<span aria-hidden="true" class=${seat === row.seat ? "mine-own" : ""}><${Wagon} colour=${COLOURS[seat] ?? ""} />${points}</span>`)}
  </span>`;
}

/** @param {Row} row */
function ending(row) {
  const winners = row.winners ?? [];
  if (row.status === "ended") return t("app-game-ended");
  if (winners.includes(row.seat)) return t(winners.length > 1 ? "app-game-shared" : "app-game-won");
  return t("app-game-lost", { names: list(winners.map((seat) => called(row, seat))) });
}

/** @param {{rows: Row[]}} props */
export function Finished({ rows }) {
  const titleName = useTitleName();
  const [all, setAll] = useState(false);
  if (!rows.length) return null;
  const shown = all ? rows : rows.slice(0, 5);
  return html`<section class="finished" aria-labelledby="finished">
    <h2 id="finished">${t("app-finished")}</h2>
    <ul class="finished-list">
      ${shown.map((row) => {
        const title = row.name || titleName(row.title, row.dice);
        return html`<li key=${row.table} class="finished-game">
          <a href=${row.status === "over" ? `/t/${row.table}/review` : `/t/${row.table}`}><${Poster} title=${row.title} /><span class="mine-title">${title}</span></a>
          <span class="mine-others">${others(row)}</span>
          <span class="finished-end">${ending(row)}</span>
          <${Points} row=${row} />
          <span class="mine-time">${ago(row.touched)}</span>
          <button class="quiet" type="button" aria-label=${t("app-forget", { title })} title=${t("app-forget", { title })} onClick=${() => forget(row.table)}>×</button>
        </li>`;
      })}
    </ul>
    ${rows.length > shown.length && html`<button class="button" type="button" onClick=${() => setAll(true)}>${t("app-finished-all", { n: rows.length })}</button>`}
    <p><a href="/statistics">${t("app-finished-statistics")}</a></p>
  </section>`;
}
