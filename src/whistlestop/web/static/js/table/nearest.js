/** Which track or place a finger means: the nearest one, and rather one that is possible. */

/** @typedef {import("./board.js").Board} Board */

/** How far a possible one reaches further than another. */
const PULL = 2.2;

/**
 * How far a point is from a track's spaces.
 * @param {import("./board.js").Track} track
 * @param {number} x
 * @param {number} y
 */
export function distance(track, x, y) {
  let best = Infinity;
  for (const [cx, cy, angle] of track.spaces) {
    const turn = (-angle * Math.PI) / 180;
    const [dx, dy] = [x - cx, y - cy];
    const along = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - 15.5;
    const across = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - 6.5;
    best = Math.min(best, Math.hypot(Math.max(0, along), Math.max(0, across)));
  }
  return best;
}

/**
 * The track or place at a point of the board, or null.
 * @param {Board} board
 * @param {{x: number, y: number}} spot
 * @param {number} reach in units of the board
 * @param {{tracks: Set<number>, places: Set<string>}} glow what is possible
 * @returns {number | string | null}
 */
export function nearest(board, spot, reach, glow) {
  /** @type {number | string | null} */
  let found = null;
  let best = reach;
  for (const track of board.tracks.values()) {
    const away = distance(track, spot.x, spot.y) / (glow.tracks.has(track.id) ? PULL : 1);
    if (away < best) [found, best] = [track.id, away];
  }
  for (const place of board.places.values()) {
    const wanted = glow.places.has(place.id);
    const off = Math.max(0, Math.hypot(place.x - spot.x, place.y - spot.y) - place.r);
    const away = off / (wanted ? PULL : 1);
    if (wanted ? away <= best && off <= reach * PULL : off === 0 && typeof found !== "number") [found, best] = [place.id, away];
  }
  return found;
}
