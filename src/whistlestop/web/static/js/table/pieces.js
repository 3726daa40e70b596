/** What lies on the board: wagons, stations, passengers, souvenirs, and the discs on the score track. */


/** @typedef {import("./board.js").Board} Board */
/** @typedef {Record<string, any>} View */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {Element} [into]
 */
export function make(tag, attributes, into) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  into?.append(element);
  return element;
}

/** Keeps the drawing as the view tells it; only what has changed is touched. */
export class Pieces {
  /**
   * @param {SVGSVGElement} svg
   * @param {Board} board
   */
  constructor(svg, board) {
    this.board = board;
    this.wagons = svg.querySelector(".wagons") ?? make("g", { class: "wagons" }, svg);
    this.standing = make("g", { class: "pieces" }, svg);
    this.discs = make("g", { class: "discs" }, svg);
    /** @type {Map<number, {seat: number, group: Element}>} */
    this.owned = new Map();
    /** @type {Element[]} */
    this.disc = [];
    this.stood = "";
  }

  /**
   * @param {View} view
   * @param {string[]} colours by seat
   */
  show(view, colours) {
    this.tracks(view, colours);
    this.stand(view, colours);
    this.score(view, colours);
  }

  /** @param {View} view @param {string[]} colours */
  tracks(view, colours) {
    /** @type {Map<number, number>} */
    const owners = new Map();
    view.players.forEach((/** @type {View} */ player, /** @type {number} */ seat) => {
      for (const id of player.tracks ?? []) owners.set(id, seat);
    });
    for (const [id, { seat, group }] of this.owned) {
      if (owners.get(id) === seat) continue;
      group.remove();
      this.owned.delete(id);
    }
    for (const [id, seat] of owners) {
      if (this.owned.has(id)) continue;
      const group = make("g", { class: "train", "data-id": id }, this.wagons);
      for (const [x, y, angle] of this.board.tracks.get(id)?.spaces ?? []) {
        const place = make("g", { transform: `translate(${x} ${y})rotate(${angle})` }, group);
        make("use", { href: `#wagon-${colours[seat]}`, class: "rolling" }, place);
      }
      this.owned.set(id, { seat, group });
    }
  }

  /** What stands on places. @param {View} view @param {string[]} colours */
  stand(view, colours) {
    const stood = JSON.stringify([view.players.map((/** @type {View} */ one) => [one.built, one.standing]), view.stacks, view.taken, view.riding, view.acting, colours]);
    if (stood === this.stood) return;
    this.stood = stood;
    this.standing.replaceChildren();
    view.players.forEach((/** @type {View} */ player, /** @type {number} */ seat) => {
      for (const id of player.built ?? []) this.use(`station-${colours[seat]}`, id, ...(this.board.places.get(id)?.stand ?? [9, -11]), 1);
      (player.standing ?? []).forEach((/** @type {string} */ id) => this.use(`passenger-${colours[seat]}`, id, 8 - 12 * seat, -13, 1));
    });
    if (view.riding) this.use(`passenger-${colours[view.acting]}`, view.riding, 0, -16, 1.5);
    for (const [symbol, [id, left]] of Object.entries(/** @type {Record<string, [string, number]>} */ (view.stacks ?? {}))) {
      this.souvenir(symbol, id, left);
    }
    for (const place of this.board.places.values()) if (place.merchandise) this.goods(place, view.taken?.[place.id] ?? 0);
  }

  /**
   * @param {string} symbol
   * @param {string} id
   * @param {number} dx
   * @param {number} dy
   * @param {number} scale
   */
  use(symbol, id, dx, dy, scale) {
    const place = this.board.places.get(id);
    if (place) make("use", { href: `#${symbol}`, transform: `translate(${place.x + dx} ${place.y + dy}) scale(${scale})`, "data-place": id }, this.standing);
  }

  /**
   * A stack of souvenirs: a tag with the picture, lying on as many as are left; when all are gone, its faint print.
   * @param {string} symbol
   * @param {string} id
   * @param {number} left
   */
  souvenir(symbol, id, left) {
    const group = this.stack(id, left, left ? "souvenir-stack" : "souvenir-stack done");
    if (group) make("use", { href: `/static/symbols.svg#souvenir-${symbol}`, x: -9, y: -9, width: 18, height: 18 }, group);
  }

  /**
   * What the next passengers bring from a town: the highest on top, and as many under it as are left.
   * @param {import("./board.js").Place} place
   * @param {number} taken
   */
  goods(place, taken) {
    const left = place.merchandise?.slice(taken) ?? [];
    const group = left.length ? this.stack(place.id, left.length, "goods") : null;
    if (group) make("text", { y: 5.6, "text-anchor": "middle" }, group).textContent = String(left[0]);
  }

  /**
   * Tags on one another beside a place.
   * @param {string} id
   * @param {number} many
   * @param {string} kind
   */
  stack(id, many, kind) {
    const place = this.board.places.get(id);
    if (!place) return null;
    const [dx, dy] = place.stand;
    const group = make("g", { class: kind, transform: `translate(${place.x + dx} ${place.y + dy})`, "data-place": id }, this.standing);
    const half = kind === "goods" ? 9 : 11;
    for (let n = Math.max(many, 1) - 1; n >= 0; n--) make("rect", { x: -half + n * 2.8, y: -half - n * 2.8, width: 2 * half, height: 2 * half, rx: 4 }, group);
    return group;
  }

  /** Discs walk on the neatline. @param {View} view @param {string[]} colours */
  score(view, colours) {
    const spots = this.board.facts.score;
    if (!spots?.length) return;
    /** @type {Map<number, number>} */
    const there = new Map();
    view.players.forEach((/** @type {View} */ player, /** @type {number} */ seat) => {
      const at = ((Math.max(player.points, 0) % spots.length) + spots.length) % spots.length;
      const [x = 0, y = 0] = spots[at] ?? [];
      const lifted = there.get(at) ?? 0;
      there.set(at, lifted + 1);
      const disc = (this.disc[seat] ??= make("use", { href: `#disc-${colours[seat]}`, class: "disc" }, this.discs));
      disc.setAttribute("href", `#disc-${colours[seat]}`);
      /** @type {SVGElement} */ (disc).style.transform = `translate(${x + lifted * 5}px, ${y + lifted * 3}px)`;
    });
  }
}
