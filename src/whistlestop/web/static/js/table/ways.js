/** The way of a ticket over the board: what one has of it, and what is missing. */

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Ticket} Ticket */

/**
 * The places where a ticket ends; some lead to several countries.
 * @param {Board} board
 * @param {Ticket} ticket
 */
export function goals(board, ticket) {
  const ids = ticket.goals?.map(([id]) => id) ?? [ticket.b];
  return ids.flatMap((id) => board.spots(id));
}

/**
 * The tracks between a ticket's ends, over one's own tracks and those that are missing.
 * @param {Board} board
 * @param {Ticket} ticket
 * @param {Set<number>} own
 * @param {number[]} missing
 * @returns {{own: number[], gap: number[]}}
 */
export function ticketWay(board, ticket, own, missing) {
  const gap = new Set(missing);
  /** @type {Map<string, [number, string][]>} */
  const next = new Map();
  for (const id of new Set([...own, ...missing])) {
    const track = board.tracks.get(id);
    if (!track) continue;
    next.set(track.a, [...(next.get(track.a) ?? []), [id, track.b]]);
    next.set(track.b, [...(next.get(track.b) ?? []), [id, track.a]]);
  }
  const ends = new Set(goals(board, ticket).map((place) => place.id));
  /** @type {Map<string, [number, string] | null>} */
  const from = new Map(board.spots(ticket.a).map((place) => [place.id, null]));
  const queue = [...from.keys()];
  for (const here of queue) {
    if (ends.has(here)) {
      /** @type {number[]} */
      const way = [];
      for (let step = from.get(here); step; step = from.get(step[1])) way.push(step[0]);
      return { own: way.filter((id) => !gap.has(id)), gap: way.filter((id) => gap.has(id)) };
    }
    for (const [id, there] of next.get(here) ?? []) {
      if (from.has(there)) continue;
      from.set(there, [id, here]);
      queue.push(there);
    }
  }
  return { own: [], gap: [...gap] };
}

/**
 * A track as a line from place to place, through its spaces.
 * @param {Board} board
 * @param {number} id
 */
export function line(board, id) {
  const track = board.tracks.get(id);
  if (!track) return "";
  const [a, b] = [board.places.get(track.a), board.places.get(track.b)];
  const spots = [[a?.x ?? 0, a?.y ?? 0], ...track.spaces, [b?.x ?? 0, b?.y ?? 0]];
  return spots.map(([x, y], n) => `${n ? "L" : "M"}${x} ${y}`).join("");
}
