/**
 * A board as dice see it: colours mean nothing, a space is of a single route or of a double one.
 *
 * Every space gets the colour and the rails of the die that pays for it; the badges of ferries, the cuttings of tunnels
 * and everything else stay as they are.
 */
import { make } from "./pieces.js";
import { sayTrack } from "./tokens.js";

const CARDS = /^c-/;

/**
 * @param {SVGSVGElement} svg
 * @param {import("./board.js").Board} board
 * @param {Set<number>} doubles tracks of double routes
 */
export function dressForDice(svg, board, doubles) {
  draw(svg);
  for (const track of svg.querySelectorAll(".track[data-id]")) {
    const id = Number(track.getAttribute("data-id"));
    const face = doubles.has(id) ? "D" : "S";
    track.classList.remove(...[...track.classList].filter((one) => CARDS.test(one)), "d-S", "d-D");
    track.classList.add(`d-${face}`);
    const title = track.querySelector("title");
    if (title) title.textContent = sayTrack(board, id, doubles);
    for (const space of track.querySelectorAll("use.space")) space.setAttribute("href", routeSpace(space.getAttribute("href") ?? "", face));
  }
}

/**
 * The shape of a space of a single or a double route; a badge stays.
 * @param {string} href as it is drawn for cards
 * @param {string} face
 */
export function routeSpace(href, face) {
  if (href.endsWith("-ferry-L")) return href;
  return `#b-${href.includes("ferry") ? "ferry" : "plain"}-route-${face}`;
}

/** The four shapes, once. @param {SVGSVGElement} svg */
function draw(svg) {
  if (svg.querySelector("#b-plain-route-S")) return;
  const into = make("defs", {}, svg);
  for (const shape of ["plain", "ferry"]) {
    for (const [face, rails] of Object.entries({ S: [-1.5], D: [-4.1, 1.1] })) {
      const space = make("g", { id: `b-${shape}-route-${face}` }, into);
      const bare = svg.querySelector(`#b-${shape}-any`)?.firstElementChild?.cloneNode(true);
      if (bare) space.append(bare);
      for (const y of rails) make("rect", { class: "b-m", x: -8, y, width: 16, height: 3, rx: 0.6 }, space);
    }
  }
}
