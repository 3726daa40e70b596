/** Small maps: land, the net of tracks, and what one ticket wants; and the overview of a board that is looked at closely. */
import { html, useMemo } from "../lib.js";
import { goals, line, ticketWay } from "./ways.js";

/** @typedef {import("./board.js").Board} Board */

/** What every small map refers to; once on the page. @param {{board: Board}} props */
export function SmallMapParts({ board }) {
  const land = useMemo(() => outline(board), [board]);
  const net = useMemo(() => [...board.tracks.keys()].map((id) => line(board, id)).join(""), [board]);
  // Beyond the neatline of the sheet lies paper.
  const frame = `M22 22H${board.size[0] - 22}V${board.size[1] - 22}H22z`;
  return html`<svg class="unseen" aria-hidden="true" focusable="false"><defs>
    <clipPath id="small-frame"><path d=${frame} /></clipPath>
    <g id="small-land" transform=${land.transform} clip-path="url(#small-frame)"><path class="small-sea" d=${frame} />${land.paths.map((one) => html`<path class="small-${one.kind}" d=${one.d} />`)}</g>
    <path id="small-net" d=${net} />
  </defs></svg>`;
}

/**
 * Land and lakes of the drawing, without their ornaments.
 * @param {Board} board
 */
function outline(board) {
  const drawn = new DOMParser().parseFromString(board.svg || "<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml");
  const map = drawn.querySelector(".map");
  const paths = [...(map?.querySelectorAll("#b-land, path.foreign, path.lake") ?? [])];
  return {
    transform: map?.getAttribute("transform") ?? undefined,
    paths: paths.map((one) => ({ kind: one.getAttribute("class") ?? "home", d: one.getAttribute("d") ?? "" })),
  };
}

/**
 * A ticket on its part of the map: my part drawn, the open way dotted.
 * @param {{board: Board, id: string, own: Set<number>, path: number[], ratio?: number}} props
 */
export function TicketMap({ board, id, own, path, ratio = 2.1 }) {
  const ticket = board.tickets.get(id);
  if (!ticket) return null;
  const way = ticketWay(board, ticket, own, path);
  const ends = [...board.spots(ticket.a), ...goals(board, ticket)];
  const places = [...ends];
  for (const one of [...way.own, ...way.gap]) {
    const track = board.tracks.get(one);
    for (const end of [track?.a, track?.b]) places.push(...(end ? board.spots(end) : []));
  }
  const box = around(places, ratio, board.size);
  const unit = box[2] / 200;
  // A country is reached at any of its crossings: these are quieter than the place where one begins.
  const many = goals(board, ticket).length > 1;
  const style = { "--u": unit };
  return html`<svg class="ticket-map ${Object.keys(board.facts.countries ?? {}).length ? "inland" : ""}" viewBox=${box.join(" ")} preserveAspectRatio="xMidYMid meet" style=${style} aria-hidden="true" focusable="false">
    <use href="#small-land" /><use href="#small-net" class="small-net" />
    <path class="small-gap" d=${way.gap.map((one) => line(board, one)).join("")} />
    <path class="small-own" d=${way.own.map((one) => line(board, one)).join("")} />
    ${goals(board, ticket).map((place) => html`<circle class="small-pin ${many ? "one-of" : ""}" cx=${place.x} cy=${place.y} r=${unit * (many ? 3 : 5)} />`)}
    ${board.spots(ticket.a).map((place) => html`<circle class="small-pin" cx=${place.x} cy=${place.y} r=${unit * 5} />`)}
  </svg>`;
}

/**
 * The part of the board that holds these places, with air around them.
 * @param {{x: number, y: number}[]} places
 * @param {number} ratio
 * @param {[number, number]} size
 * @returns {[number, number, number, number]}
 */
function around(places, ratio, size) {
  const xs = places.map((one) => one.x);
  const ys = places.map((one) => one.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const air = 1.55;
  const least = size[0] / 4.5;
  let wide = Math.max((right - left) * air, least);
  let high = Math.max((bottom - top) * air, least / ratio);
  if (wide / high < ratio) wide = high * ratio;
  else high = wide / ratio;
  // A little to the left and down: the ticket's value lies on the upper right corner.
  const x = within((left + right) / 2 - wide * 0.45, size[0] - wide * 0.9);
  const y = within((top + bottom) / 2 - high * 0.55, size[1] - high);
  return [Math.round(x), Math.round(y), Math.round(wide), Math.round(high)];
}

/**
 * Rather on the sheet than beyond its edge; what is larger than the sheet stays in its middle.
 * @param {number} at
 * @param {number} most
 */
function within(at, most) {
  return most < 0 ? most / 2 : Math.min(Math.max(at, 0), most);
}

/**
 * Where one is on the board; a tap goes there.
 * @param {{board: Board, seen: import("./zoom.js").Box, go: (x: number, y: number) => void, label: string}} props
 */
export function Overview({ board, seen, go, label }) {
  const [wide, high] = board.size;
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const tapped = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    go(((event.clientX - box.left) / box.width) * wide, ((event.clientY - box.top) / box.height) * high);
  };
  const frame = { x: Math.max(0, seen.x), y: Math.max(0, seen.y) };
  return html`<button class="overview board-over" type="button" aria-label=${label} onClick=${tapped}>
    <svg viewBox="0 0 ${wide} ${high}" aria-hidden="true" focusable="false">
      <use href="#small-land" /><use href="#small-net" class="small-net" />
      <rect class="overview-frame" x=${frame.x} y=${frame.y} width=${Math.min(wide, seen.x + seen.width) - frame.x} height=${Math.min(high, seen.y + seen.height) - frame.y} />
    </svg>
  </button>`;
}
