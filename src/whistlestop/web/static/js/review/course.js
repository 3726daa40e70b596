/** The course of the game as graphs: points, and chances to win as far as they are reckoned. Every value is a position. */
import { html, useRef } from "../lib.js";
import { list, number, t } from "../text.js";
import { ticks } from "../pages/plot.js";
import { narrow } from "../table/narrow.js";
import { Wagon } from "../ui/wagon.js";

/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./opinion.js").Opinion} Opinion */
/** @typedef {import("../../vendor/signals.js").Signal<number>} At */

/** Units of the drawing, which are about pixels where it is shown. */
const WIDE = 460;
const NARROW = 330;
const LEFT = 38;
const RIGHT = 44;
const UP = 10;
/** Between two numbers at the right end. */
const END = 15;

/** @param {{story: Story, opinion: Opinion, at: At, go: (step: number) => void}} props */
export function Course({ story, opinion, at, go }) {
  const points = story.seats.map((one) => story.course(one.seat).map((value, n) => /** @type {[number, number]} */ ([n, value])));
  const chances = opinion.chances.value;
  const known = story.seats.map((one) => chances.map(({ step, chances: all }) => /** @type {[number, number]} */ ([step, all[one.seat] ?? 0])));
  const all = points.flatMap((one) => one.map(([, value]) => value));
  const totals = story.told.result.totals.map((total, seat) => t("app-points-of", { name: story.seats[seat]?.name ?? "", points: total }));
  return html`<section class="panel course" aria-labelledby="course">
    <h2 id="course">${t("review-course")}</h2>
    <ul class="course-key" aria-hidden="true">${story.seats.map((one) => html`<li><${Wagon} colour=${one.colour} />${one.name}</li>`)}</ul>
    <${Graph} story=${story} at=${at} go=${go} lines=${points} scale=${ticks(Math.min(0, ...all), Math.max(1, ...all))} high=${190}
      name=${t(story.countedLate ? "review-points-cards" : "review-points")} about=${t("review-points-about", { totals: list(totals) })} write=${number} marks=${[]} />
    ${
      chances.length > 1 &&
      html`<${Graph} story=${story} at=${at} go=${go} lines=${known} scale=${[0, 0.25, 0.5, 0.75, 1]} high=${150} smooth
        name=${t("review-chances")} about=${t("review-chances-about")} write=${(/** @type {number} */ one) => number(one, { style: "percent" })} marks=${opinion.turning.value.map((one) => one.step)} />`
    }
    <${Progress} opinion=${opinion} />
  </section>`;
}

/** How far the reckoning of chances is, and what it rests on. @param {{opinion: Opinion}} props */
function Progress({ opinion }) {
  const status = opinion.status.value;
  if (status === "thinking")
    return html`<p class="note course-thinking" role="status"><progress max="1" value=${opinion.share.value} aria-label=${t("review-thinking")}></progress> ${t("review-thinking")}</p>`;
  if (status === "failed") return html`<p class="note">${opinion.why.value} <button type="button" class="button" onClick=${() => opinion.begin()}>${t("app-try-again")}</button></p>`;
  return html`<p class="note">${t("review-chances-note")}</p>`;
}

/**
 * @param {{story: Story, at: At, go: (step: number) => void, lines: [number, number][][], scale: number[], high: number, smooth?: boolean,
 *   name: string, about: string, write: (value: number) => string, marks: number[]}} props
 */
function Graph({ story, at, go, lines, scale, high, smooth = false, name, about, write, marks }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [low, top] = [scale[0] ?? 0, scale.at(-1) ?? 1];
  const wide = narrow.value ? NARROW : WIDE;
  const down = high - 22;
  /** @param {number} step */
  const x = (step) => LEFT + (step / (story.last || 1)) * (wide - LEFT - RIGHT);
  /** @param {number} value */
  const y = (value) => down - ((value - low) / (top - low)) * (down - UP);
  /** @param {PointerEvent} event */
  const point = (event) => {
    if (event.type === "pointermove" && !event.buttons) return;
    const box = svg.current?.getBoundingClientRect();
    if (!box) return;
    const inside = ((event.clientX - box.left) / box.width) * wide;
    go(Math.max(0, Math.min(story.last, Math.round(((inside - LEFT) / (wide - LEFT - RIGHT)) * story.last))));
  };
  const now = at.value;
  const rounds = roundTicks(story);
  return html`<figure class="graph">
    <figcaption>${name}</figcaption>
    <svg ref=${svg} viewBox="0 0 ${wide} ${high}" role="img" aria-label=${about} onPointerDown=${point} onPointerMove=${point}>
      ${scale.map((one) => html`<g><path class="plot-line" d="M${LEFT} ${y(one)}H${wide - RIGHT}" /><text class="plot-tick" x=${LEFT - 7} y=${y(one) + 4}>${write(one)}</text></g>`)}
      ${rounds.map(([step, round]) => html`<text class="graph-round" x=${x(step)} y=${high - 4}>${number(round)}</text>`)}
      ${marks.map((step) => html`<path class="graph-turning" d="M${x(step)} ${UP}V${down}" />`)}
      ${lines.map((line, seat) => html`<path class="graph-casing" d=${drawn(line, x, y, smooth)} data-seat=${seat} />`)}
      ${lines.map((line, seat) => html`<path class="graph-line ${story.seats[seat]?.colour ?? ""}" d=${drawn(line, x, y, smooth)} />`)}
      <path class="graph-now" d="M${x(now)} ${UP - 6}V${down}" />
      ${lines.map((line, seat) => html`<circle class="graph-dot ${story.seats[seat]?.colour ?? ""}" cx=${x(now)} cy=${y(value(line, now))} r="4.5" />`)}
      ${ends(lines, y, down).map(([one, at]) => html`<text class="graph-end" x=${wide - RIGHT + 7} y=${at + 5}>${write(one)}</text>`)}
    </svg>
  </figure>`;
}

/**
 * A line in steps where values jump, straight between values that are only known here and there.
 * @param {[number, number][]} line
 * @param {(step: number) => number} x
 * @param {(value: number) => number} y
 * @param {boolean} smooth
 */
function drawn(line, x, y, smooth) {
  let path = "";
  let before = NaN;
  for (const [step, worth] of line) {
    if (!path) path = `M${x(step).toFixed(1)} ${y(worth).toFixed(1)}`;
    else if (smooth) path += `L${x(step).toFixed(1)} ${y(worth).toFixed(1)}`;
    else if (worth !== before) path += `H${x(step).toFixed(1)}V${y(worth).toFixed(1)}`;
    before = worth;
  }
  return smooth ? path : `${path}H${x(line.at(-1)?.[0] ?? 0).toFixed(1)}`;
}

/** The value at a step, or between two that are known. @param {[number, number][]} line @param {number} step */
function value(line, step) {
  const next = line.findIndex(([at]) => at >= step);
  const [to, after] = line[next] ?? line.at(-1) ?? [0, 0];
  const [from, before] = line[next - 1] ?? [to, after];
  return to === from || step >= to ? after : before + ((after - before) * (step - from)) / (to - from);
}

/**
 * The values at the right end, each once, where they do not lie on each other.
 * @param {[number, number][][]} lines
 * @param {(value: number) => number} y
 * @param {number} lowest
 * @returns {[number, number][]} values, and how far down
 */
function ends(lines, y, lowest) {
  const values = [...new Set(lines.map((line) => line.at(-1)?.[1] ?? 0))].sort((a, b) => b - a);
  /** @type {[number, number][]} */
  const found = [];
  for (const one of values) found.push([one, Math.max(y(one), (found.at(-1)?.[1] ?? -Infinity) + END)]);
  let below = lowest;
  for (const one of found.reverse()) {
    one[1] = Math.min(one[1], below);
    below = one[1] - END;
  }
  return found;
}

/** Where some rounds begin. @param {Story} story @returns {[number, number][]} */
function roundTicks(story) {
  const rounds = story.round(story.last);
  const every = [1, 2, 5, 10, 20].find((one) => rounds / one <= (narrow.value ? 6 : 9)) ?? 50;
  /** @type {[number, number][]} */
  const found = [];
  for (const step of story.turns) {
    const round = story.round(step);
    if (round && round % every === 0 && found.at(-1)?.[1] !== round) found.push([step, round]);
  }
  return found;
}
