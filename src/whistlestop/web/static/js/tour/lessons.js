/**
 * What the coach says: one thing at a time, the next that matters as the game stands.
 *
 * A lesson is the key of a message in tour.ftl with what that message names. It only reads what the player knows.
 */

/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {{key: string, values?: Record<string, string | number>, tracks?: number[]}} Lesson */
/** @typedef {{id: number, length: number, color: string, kind: string, points: number}} Track */

/** The stations of a first game, in their order; each is passed once. */
export const STATIONS = ["kept", "drawn", "claimed", "connected", "over"];

/** So few pieces of anybody announce the end. */
const END_NEAR = 8;
/** With fewer pieces of one's own new tickets are a risk. */
const FEW = 14;

/**
 * What the player has done so far.
 * @param {TableModel} model
 * @returns {string[]}
 */
export function passed(model) {
  const view = model.view.value;
  const me = view?.players?.[model.me.value];
  if (!me) return [];
  const first = (view.hand ? [...model.hand.value.values()].reduce((sum, n) => sum + n, 0) : 0) > 4 || me.tracks.length > 0;
  const found = [];
  if (view.tickets.length) found.push("kept");
  if (first) found.push("drawn");
  if (me.tracks.length) found.push("claimed");
  if ([...model.plans.value.values()].some((one) => one.state === "connected" && view.tickets.includes(one.id))) found.push("connected");
  if (model.over.value) found.push("over");
  return found;
}

/**
 * The tracks of the shortest open ways of one's tickets, the ones first that several tickets need.
 * @param {TableModel} model
 * @returns {Track[]}
 */
function wanted(model) {
  const tickets = model.view.value?.tickets ?? [];
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const plan of model.plans.value.values())
    if (plan.state === "open" && tickets.includes(plan.id)) for (const id of plan.path) counts.set(id, (counts.get(id) ?? 0) + 1);
  const open = [...counts].filter(([id]) => !model.owners.value.has(id)).sort((a, b) => b[1] - a[1]);
  return open.flatMap(([id]) => /** @type {Track[]} */ (model.board.value?.tracks.get(id) ?? []));
}

/**
 * How many cards of a track's best colour are there, and which colour that is. Locomotives count on tunnels and ferries.
 * @param {TableModel} model
 * @param {Track} track
 */
function reach(model, track) {
  const hand = model.hand.value;
  const wild = track.kind === "plain" ? 0 : (hand.get("L") ?? 0);
  const colours = track.color === "any" ? [..."KBGOPRWY"] : [track.color];
  const best = colours.map((colour) => ({ colour, n: hand.get(colour) ?? 0 })).sort((a, b) => b.n - a.n)[0];
  return { colour: best?.colour ?? track.color, have: (best?.n ?? 0) + wild, missing: Math.max(0, track.length - (best?.n ?? 0) - wild) };
}

/**
 * The next thing to say.
 * @param {TableModel} model
 * @param {(letter: string) => string} colourName
 * @returns {Lesson}
 */
export function lesson(model, colourName) {
  const view = model.view.value;
  const me = view?.players?.[model.me.value];
  if (!view || !me) return { key: "tour-welcome" };
  if (model.over.value) return { key: "tour-over" };
  const phase = model.phase.value;
  if (!model.deciding.value) return me.tickets ? { key: "tour-wait", values: { name: model.seatOf(model.actors.value[0] ?? 0)?.name ?? "" } } : { key: "tour-wait-first" };
  if (phase === "keep") return view.tickets.length ? { key: "tour-keep-more" } : { key: "tour-keep" };
  if (phase === "second") return { key: "tour-second" };
  if (phase === "tunnel") return { key: "tour-tunnel" };
  if (phase !== "main") return { key: "tour-pay" };
  if (model.chosen.value.startsWith("c")) return { key: "tour-chosen" };
  if (view.last !== null && view.last !== undefined) return { key: "tour-last" };

  const ways = wanted(model);
  const now = ways.find((track) => model.legal.value.has(`c${track.id}`));
  const board = model.board.value;
  if (now && board) {
    const key = now.kind === "tunnel" ? "tour-claim-tunnel" : now.kind === "ferry" ? "tour-claim-ferry" : "tour-claim";
    return { key, values: { track: board.trackName(now.id), n: now.length, points: now.points }, tracks: [now.id] };
  }
  const pieces = view.players.map((/** @type {{pieces: number}} */ one) => one.pieces);
  if (Math.min(...pieces) <= END_NEAR) return { key: "tour-end-near", values: { n: Math.min(...pieces) } };
  if (!ways.length) return { key: me.pieces >= FEW ? "tour-more-tickets" : "tour-free" };
  const next = ways.map((track) => ({ track, ...reach(model, track) })).sort((a, b) => a.missing - b.missing)[0];
  if (!next || !board) return { key: "tour-free" };
  const values = { track: board.trackName(next.track.id), n: next.track.length, colour: colourName(next.colour), missing: next.missing };
  const tracks = [next.track.id];
  if (!me.tracks.length && view.turn <= 2) return { key: "tour-draw", values, tracks };
  return { key: next.track.kind === "plain" ? "tour-collect" : "tour-collect-wild", values, tracks };
}
