/** Pictures for the short rules, made of what lies on the table; the words beside them say the same. */
import { html } from "../lib.js";
import { Card, CardBack } from "../ui/card.js";
import { Icon } from "../ui/icon.js";

/** From the middle of one space to the next. */
const PITCH = 36;

/** @type {Record<string, (title: string) => any>} */
const PICTURES = {
  row: (title) => html`<${Cards} letters=${title === "san-francisco" ? "RFGKY" : title === "marklin" ? "RLZKX" : "RLGWK"} /><${Gap} /><${CardBack} />`,
  claim: () => html`<${Cards} letters="OOO" /><${Arrow} /><${Track} letters="OOO" wagons="petrol" />`,
  ticket: () => html`<${Ticket} />`,
  ferry: (title) => html`<${Cards} letters=${title === "san-francisco" ? "FBB" : "LBB"} /><${Arrow} /><${Track} letters="BLB" kind="ferry" />`,
  tunnel: () => html`<${Track} letters="KKK" kind="tunnel" /><${Gap} /><${Cards} letters="YKW" ruled=${[1]} />`,
  station: () => html`<${Track} letters="GGG" wagons="straw" pin="station" />`,
  souvenir: () => html`<${Track} letters="PP" wagons="rose" pin="souvenir" />`,
  passenger: () => html`<${Track} letters="BBB" wagons="rose" pin="passenger" />`,
  country: () => html`<${Track} letters="xx" exit="F" />`,
  dice: () => html`<${Dice} faces=${["single", "single", "double", "station", "loco"]} />`,
  tokens: () => html`<${Dice} faces=${["single", "blank"]} faint /><${Arrow} /><${Icon} name="token" class="rule-token" />`,
  yard: () => html`<${Rows} rows=${["GGG", "RRL"]} /><${Arrow} /><${CardBack} />`,
  rob: () => html`<${Rows} rows=${["RR"]} gone /><${Arrow} /><${Rows} rows=${["RRR"]} />`,
};

/** @param {{name: string, title: string}} props */
export function RulePicture({ name, title }) {
  const draw = PICTURES[name];
  return draw ? html`<div class="rule-picture" aria-hidden="true">${draw(title)}</div>` : null;
}

/** @param {{letters: string, ruled?: number[]}} props */
function Cards({ letters, ruled = [] }) {
  return html`<span class="rule-cards">${[...letters].map((letter, n) => html`<${Card} letter=${letter} class=${ruled.includes(n) ? "rule-ruled" : ""} />`)}</span>`;
}

/** @param {{rows: string[], gone?: boolean}} props */
function Rows({ rows, gone = false }) {
  return html`<span class="rule-rows ${gone ? "rule-gone" : ""}">${rows.map((letters) => html`<span class="rule-fan">${[...letters].map((letter) => html`<${Card} letter=${letter} />`)}</span>`)}</span>`;
}

const Gap = () => html`<span class="rule-gap"></span>`;
const Arrow = () => html`<svg class="rule-arrow" viewBox="0 0 24 24"><path d="M3 12h16M13 6l6 6-6 6" /></svg>`;

/** @param {{faces: string[], faint?: boolean}} props */
function Dice({ faces, faint = false }) {
  return html`<span class="rule-dice ${faint ? "rule-faint" : ""}">${faces.map((face) => html`<${Icon} name="die-${face}" />`)}</span>`;
}

/**
 * A track between two places as it lies on a board, with wagons on it or without.
 * @param {{letters: string, kind?: "plain" | "tunnel" | "ferry", wagons?: string, pin?: "station" | "souvenir" | "passenger", exit?: string}} props
 */
function Track({ letters, kind = "plain", wagons = "", pin, exit = "" }) {
  const spaces = [...letters];
  const far = spaces.length * PITCH + 24;
  const [begin, end] = [30, 12 + spaces.length * PITCH];
  const shape = kind === "ferry" ? "M-9.5-6.5H9.5C12.5-6.5 15.5-3.2 15.5 0S12.5 6.5 9.5 6.5H-9.5C-12.5 6.5-15.5 3.2-15.5 0S-12.5-6.5-9.5-6.5z" : "M-15.5-6.5h31v13h-31z";
  return html`<svg class="board rule-track" viewBox="-8 -30 ${far + 24} 60">
    <g class="kind-${kind}">
      <path class="bed" d="M10 0H${far - 10}" />
      ${kind === "tunnel" && html`<path class="teeth" d="M${begin - 22} 0H${end + 6}" /><path class="cut" d="M${begin - 22} 0H${end + 6}" />`}
      ${kind === "ferry" && html`<path class="wake" d="M${begin - 14} -10H${end - 4}M${begin - 14} 10H${end - 4}" />`}
    </g>
    <g class="track kind-${kind}">
      ${spaces.map(
        (letter, n) => html`<g class="c-${letter === "x" ? "any" : letter === "L" ? "B" : letter}" transform="translate(${30 + n * PITCH} 0)">
          <path d=${shape} />
          ${letter === "L" && html`<circle class="b-plate" r="5.9" /><use class="b-on-plate" href="/static/symbols.svg#mark-L" x="-4.8" y="-4.8" width="9.6" height="9.6" />`}
          ${letter !== "L" && letter !== "x" && html`<use class="b-m" href="/static/symbols.svg#mark-${letter}" x="-5" y="-5" width="10" height="10" />`}
          ${wagons && html`<g class="b-${wagons}"><rect class="b-casing" x="-16.3" y="-8.1" width="32.6" height="16.2" rx="3.2" /><path class="b-buffers" d="M-15.6-3.3v2.2M-15.6 1.1v2.2M15.6-3.3v2.2M15.6 1.1v2.2" /><rect class="b-body" x="-14.2" y="-6.6" width="28.4" height="13.2" rx="2.4" /><path class="b-roof" d=${ROOFS[wagons] ?? ""} /></g>`}
        </g>`,
      )}
    </g>
    <g class="place"><circle class="dot" cx="4" r="7" /><circle class="core" cx="4" r="2.7" /></g>
    ${
      exit
        ? html`<g transform="translate(${far} 0)"><path class="exit" d="M-6-10.5H6L12 0L6 10.5H-6L-12 0z" /><text class="road" y="4.6">${exit}</text></g>`
        : html`<g class="place"><circle class="dot" cx=${far} r="7" /><circle class="core" cx=${far} r="2.7" /></g>`
    }
    ${pin && html`<g class="rule-pin" transform="translate(${far} -14)"><circle class="rule-pin-disc" r="13" /><use href="/static/symbols.svg#${pin}" x="-8.5" y="-8.5" width="17" height="17" /></g>`}
  </svg>`;
}

/** @type {Record<string, string>} */
const ROOFS = { petrol: "M-12-3h24M-12 3h24", straw: "M-8-4.5v9M-2.7-4.5v9M2.7-4.5v9M8-4.5v9", rose: "M-12 0h24" };

/** A ticket: two places, what joins them, and what it is worth. */
function Ticket() {
  return html`<svg class="rule-ticket" viewBox="0 0 200 92">
    <path class="rule-paper" d="M4 4h192v84h-192z" />
    <path class="rule-net" d="M20 76L52 40L92 62L150 24M52 40L70 10M92 62L120 84M150 24L188 50M92 62L188 50" />
    <path class="rule-way" d="M52 40L92 62L150 24" />
    <circle class="rule-end" cx="52" cy="40" r="6" /><circle class="rule-end" cx="150" cy="24" r="6" />
    <g transform="translate(170 70)"><rect class="rule-worth" x="-17" y="-13" width="34" height="26" rx="3" /><text y="6">12</text></g>
  </svg>
  `;
}
