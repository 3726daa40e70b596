/** How one's own finished games went: by title and opponents, as small plots and as a table. */
import { api } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { held } from "../seats.js";
import { lang, number, t } from "../text.js";
import { Page } from "../ui/page.js";
import { Poster } from "../ui/poster.js";
import { PointsPlot, Share } from "./plot.js";
import { useTitleName } from "./title_name.js";

/** @typedef {{title: string, dice: boolean, opponent: string, games: number, won: number, mean: number, best: number, points: number[]}} Row */

export function StatisticsPage() {
  const [rows, setRows] = useState(/** @type {Row[] | null} */ (null));
  const tokens = held.value;
  const language = lang.value;
  useEffect(() => {
    let gone = false;
    api("/api/stats", { body: { tokens: tokens.map(({ table, token }) => ({ table, token })) } })
      .then((found) => !gone && setRows(found))
      .catch(() => !gone && setRows([]));
    return () => {
      gone = true;
    };
  }, [tokens, language]);
  return html`<${Page} title=${t("app-menu-statistics")} class="statistics">
    ${rows === null ? html`<p class="loading">${t("app-loading")}</p>` : rows.length ? html`<${Told} rows=${rows} />` : html`<${Nothing} />`}
  <//>`;
}

function Nothing() {
  return html`<section class="panel nothing">
    <p>${t("app-statistics-none")}</p>
    <p class="buttons"><a class="button main" href="/">${t("app-to-start")}</a></p>
  </section>`;
}

/** @param {Row[]} rows */
function sum(rows) {
  return { games: rows.reduce((all, one) => all + one.games, 0), won: rows.reduce((all, one) => all + one.won, 0) };
}

/** @param {{rows: Row[]}} props */
function Told({ rows }) {
  const titleName = useTitleName();
  const all = sum(rows);
  /** @type {Map<string, Row[]>} */
  const titles = new Map();
  for (const row of rows) titles.set(`${row.title} ${row.dice}`, [...(titles.get(`${row.title} ${row.dice}`) ?? []), row]);
  const sections = [...titles.values()].sort((a, b) => sum(b).games - sum(a).games);
  return html`<p class="lead">${t("app-statistics-all", { games: all.games, won: all.won })}</p>
    <div class="stats-all">${sections.map((some) => {
      const first = some[0];
      if (!first) return null;
      const { games, won } = sum(some);
      const enough = Math.max(...some.map((row) => row.points.length)) > 1;
      return html`<section class="panel stats-title ${enough ? "" : "stats-few"}" key=${`${first.title} ${first.dice}`}>
        <header class="stats-head">
          <${Poster} title=${first.title} />
          <div>
            <h2>${titleName(first.title, first.dice)}</h2>
            <p>${t("app-statistics-all", { games, won })}</p>
          </div>
        </header>
        ${enough && html`<${PointsPlot} rows=${some} />`}
        <${Opponents} rows=${some} />
      </section>`;
    })}</div>`;
}

/** @param {{rows: Row[]}} props */
function Opponents({ rows }) {
  return html`<div class="stats-scroll" tabindex="0" role="region" aria-label=${t("app-statistics-table")}><table class="stats-table">
    <caption class="unseen">${t("app-statistics-table")}</caption>
    <thead><tr>
      <th scope="col">${t("app-statistics-against")}</th>
      <th scope="col">${t("app-statistics-games")}</th>
      <th scope="col">${t("app-statistics-won")}</th>
      <th scope="col">${t("app-statistics-mean")}</th>
      <th scope="col">${t("app-statistics-best")}</th>
    </tr></thead>
    <tbody>
      ${rows.map(
        (row, n) => html`<tr>
          <th scope="row"><span class="stats-key series-${n % 4}" aria-hidden="true"></span>${row.opponent}</th>
          <td>${row.games}</td>
          <td><${Share} part=${row.won} whole=${row.games} /></td>
          <td>${number(row.mean, { maximumFractionDigits: 1 })}</td>
          <td>${row.best}</td>
        </tr>`,
      )}
    </tbody>
  </table></div>`;
}
