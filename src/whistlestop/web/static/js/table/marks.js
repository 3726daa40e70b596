/** How tracks and places look on the board: possible, chosen, last, on a ticket's way, closed. */

/** @typedef {"possible" | "chosen" | "last" | "ticket" | "closed" | "aimed"} Mark */

export class Marks {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    /** @type {Map<number, Element[]>} */
    this.tracks = new Map();
    for (const one of svg.querySelectorAll(".under[data-id], .track[data-id]")) {
      const id = Number(one.getAttribute("data-id"));
      this.tracks.set(id, [...(this.tracks.get(id) ?? []), one]);
    }
    /** @type {Map<string, Element[]>} */
    this.places = new Map();
    for (const one of svg.querySelectorAll(".place[data-id], .name[data-id]")) {
      const id = one.getAttribute("data-id") ?? "";
      this.places.set(id, [...(this.places.get(id) ?? []), one]);
    }
    /** @type {Map<string, Set<number | string>>} */
    this.now = new Map();
  }

  /**
   * Mark just these tracks (numbers) or places (names).
   * @param {Mark | "pin" | "lit"} mark
   * @param {Iterable<number | string>} ids
   */
  set(mark, ids) {
    const wanted = new Set(ids);
    const had = this.now.get(mark) ?? new Set();
    for (const id of had) if (!wanted.has(id)) for (const one of this.of(id)) one.classList.remove(mark);
    for (const id of wanted) if (!had.has(id)) for (const one of this.of(id)) one.classList.add(mark);
    this.now.set(mark, wanted);
  }

  /** @param {number | string} id */
  of(id) {
    return (typeof id === "number" ? this.tracks.get(id) : this.places.get(id)) ?? [];
  }
}
