/** Where something small lies beside a place without covering its name or a track. */

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Place} Place */

/** @type {WeakMap<Board, Map<string, [number, number]>>} */
const known = new WeakMap();

/** Half of what such a thing measures, and how far it keeps from a space. */
const HALF = 12;
const CLEAR = 21;
const SIDES = 16;

/**
 * How far from the place's centre it lies.
 * @param {Board} board
 * @param {Place} place
 * @returns {[number, number]}
 */
export function seatBeside(board, place) {
  const seats = known.get(board) ?? new Map();
  known.set(board, seats);
  const had = seats.get(place.id);
  if (had) return had;
  const spaces = [...board.tracks.values()].flatMap((track) => track.spaces);
  const names = [...board.places.values()].flatMap((one) => (one.label ? [box(board, one)] : []));
  const others = [...board.places.values()].filter((one) => one !== place);
  /** @type {[number, number]} */
  let best = [0, -place.r - HALF];
  let least = Infinity;
  for (const away of [place.r + HALF + 2, place.r + HALF + 12]) {
    for (let side = 0; side < SIDES; side++) {
      const turn = (side * 2 * Math.PI) / SIDES;
      const [dx, dy] = [Math.cos(turn) * away, -Math.sin(turn) * away];
      const cost = away / 100 + crowd(place.x + dx, place.y + dy, spaces, names, others);
      if (cost < least) [best, least] = [[dx, dy], cost];
    }
  }
  seats.set(place.id, best);
  return best;
}

/**
 * How much is covered there.
 * @param {number} x
 * @param {number} y
 * @param {[number, number, number][]} spaces
 * @param {{left: number, right: number, top: number, bottom: number}[]} names
 * @param {Place[]} others
 */
function crowd(x, y, spaces, names, others) {
  let cost = 0;
  for (const [sx, sy] of spaces) cost += Math.max(0, 1 - Math.hypot(sx - x, sy - y) / CLEAR);
  for (const one of others) cost += 2 * Math.max(0, 1 - Math.hypot(one.x - x, one.y - y) / (CLEAR + one.r));
  for (const name of names) {
    const wide = Math.min(x + HALF, name.right) - Math.max(x - HALF, name.left);
    const high = Math.min(y + HALF, name.bottom) - Math.max(y - HALF, name.top);
    if (wide > 0 && high > 0) cost += (3 * wide * high) / (4 * HALF * HALF);
  }
  return cost;
}

/**
 * About where a name stands.
 * @param {Board} board
 * @param {Place} place
 */
function box(board, place) {
  const { x, y, anchor } = place.label ?? { x: place.x, y: place.y, anchor: "middle" };
  const size = board.facts.font ?? 18;
  const wide = place.name.length * size * 0.52;
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - size * 0.75, bottom: y + size * 0.25 };
}
