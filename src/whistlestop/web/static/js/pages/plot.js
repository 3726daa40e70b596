/** Small plots, drawn by hand: every value is told beside them in words or in a table. */
import { html } from "../lib.js";
import { number, t } from "../text.js";

const WIDE = 640;
const HIGH = 190;
const LEFT = 40;
const DOWN = HIGH - 26;
const UP = 12;

/**
 * A scale in round steps that holds all values.
 * @param {number} least
 * @param {number} most
 */
export function ticks(least, most) {
  const step = [5, 10, 20, 25, 50, 100, 200].find((one) => (most - least) / one <= 5) ?? 500;
  const first = Math.floor(least / step) * step;
  const found = [];
  for (let at = first; at < most + step; at += step) found.push(at);
  return found.length > 1 ? found : [first, first + step];
}

/**
 * Points game by game, one line for each kind of opponents.
 * @param {{rows: import("./statistics.js").Row[]}} props
 */
export function PointsPlot({ rows }) {
  const all = rows.flatMap((row) => row.points);
  const scale = ticks(Math.min(0, ...all), Math.max(...all));
  const [low, high] = [scale[0] ?? 0, scale.at(-1) ?? 1];
  const longest = Math.max(...rows.map((row) => row.points.length));
  /** @param {number} n */
  const x = (n) => (longest === 1 ? (LEFT + WIDE) / 2 : LEFT + 14 + (n * (WIDE - LEFT - 28)) / (longest - 1));
  /** @param {number} points */
  const y = (points) => DOWN - ((points - low) / (high - low)) * (DOWN - UP);
  return html`<figure class="plot">
    <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${t("app-statistics-plot", { least: Math.min(...all), most: Math.max(...all) })}>
      ${scale.map((one) => html`<g><path class="plot-line" d="M${LEFT} ${y(one)}H${WIDE}" /><text class="plot-tick" x=${LEFT - 8} y=${y(one) + 4}>${number(one)}</text></g>`)}
      ${rows.map(
        (row, n) => html`<g class="series-${n % 4}">
          <path class="series" d=${row.points.map((points, at) => `${at ? "L" : "M"}${x(at)} ${y(points)}`).join("")} />
          ${row.points.map((points, at) => html`<g transform="translate(${x(at)} ${y(points)})"><title>${t("app-points-of", { name: row.opponent, points })}</title><${Mark} n=${n} /></g>`)}
        </g>`,
      )}
      <text class="plot-axis" x=${WIDE} y=${HIGH - 6}>${t("app-statistics-later")}</text>
    </svg>
    <figcaption class="note">${t("app-statistics-points")}</figcaption>
  </figure>`;
}

/** Each line has a shape of its own, so that colour is not the only sign. @param {{n: number}} props */
function Mark({ n }) {
  const shapes = [
    html`<circle r="5" />`,
    html`<path d="M-5-5h10v10h-10z" />`,
    html`<path d="M0-6.5L6.5 5h-13z" />`,
    html`<path d="M0-7L6 0L0 7L-6 0z" />`,
  ];
  return html`<g class="series-mark">${shapes[n % shapes.length]}</g>`;
}

/** A share as a bar, with its count. @param {{part: number, whole: number}} props */
export function Share({ part, whole }) {
  return html`<span class="stats-share"><svg viewBox="0 0 60 8" aria-hidden="true"><path class="share-all" d="M0 4H60" /><path class="share-part" d="M0 4H${(60 * part) / whole}" /></svg>${part}</span>`;
}
