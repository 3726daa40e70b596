/**
 * A finished game as the server tells it (docs/protocol.md): each position is the one before with what has changed.
 *
 * @typedef {{kind: string, seat?: number, track?: number, location?: string, cards?: string, card?: string,
 *   points?: number, tickets?: string[], text?: string}} Told
 * @typedef {{seat: number, turn: number, action: string, text: string, events: Told[], changed: Record<string, any>}} Step
 * @typedef {{seat: number, name: string, kind: string, colour: string}} Seat
 * @typedef {{kind: string, text: string, points: number, ticket: string | null, completed: boolean | null}} Line
 * @typedef {{seat: number, name: string, lines: Line[], total: number, won: boolean}} SeatReckoning
 * @typedef {{heading: string, why: string, seats: SeatReckoning[], total: string, winner: string, tie_break: string | null}} Reckoning
 * @typedef {Record<string, {missing: number | null, path: number[]}>} Lacking how near failed tickets were
 * @typedef {{table: string, title: string, title_name: string, family: string, dice: boolean, name: string, rematch: string | null,
 *   created: number, touched: number, seats: Seat[], result: {winners: number[], totals: number[], reckoning: Reckoning},
 *   lacking: Lacking[], start: Record<string, any>, opening: Told[], steps: Step[]}} Whole
 */

export class Story {
  /** @param {Whole} told */
  constructor(told) {
    this.told = told;
    this.seats = told.seats;
    this.steps = told.steps;
    /** Every position: the first after the deal, then one after each step. @type {Record<string, any>[]} */
    this.positions = [told.start];
    for (const step of told.steps) this.positions.push(after(/** @type {any} */ (this.positions.at(-1)), step.changed));
    /** Where each turn begins: the number of its first step. @type {number[]} */
    this.turns = told.steps.flatMap((step, n) => (n === 0 || step.turn !== told.steps[n - 1]?.turn ? [n] : []));
  }

  /** The number of the last position. */
  get last() {
    return this.steps.length;
  }

  /** @param {number} at */
  position(at) {
    return this.positions[at] ?? this.told.start;
  }

  /** The step that led to a position. @param {number} at */
  before(at) {
    return this.steps[at - 1] ?? null;
  }

  /** What had just happened, in sentences. @param {number} at @returns {Told[]} */
  news(at) {
    const events = at ? (this.steps[at - 1]?.events ?? []) : this.told.opening;
    return events.filter((event) => event.text && event.kind !== "turn");
  }

  /**
   * The beginning of the next turn, or of this one or the last.
   * @param {number} at
   * @param {1 | -1} way
   */
  turn(at, way) {
    if (way > 0) return this.turns.find((one) => one > at) ?? this.last;
    return [...this.turns].reverse().find((one) => one < at) ?? 0;
  }

  /** In which round a position is, counted from 1; 0 while all set up. @param {number} at */
  round(at) {
    const turn = this.position(at).turn;
    return turn ? Math.floor((turn - 1) / this.seats.length) + 1 : 0;
  }

  /** Whether nobody counts before the end, as on the Card Game of two or three. */
  get countedLate() {
    return this.told.family !== "board" && this.positions.slice(0, -1).every((one) => one.players.every((/** @type {any} */ player) => !player.points));
  }

  /**
   * What a seat would have had at each position if the game had ended there; where nobody counts, its cards on the track.
   * @param {number} seat
   * @returns {number[]}
   */
  course(seat) {
    const late = this.countedLate;
    return this.positions.map(({ players }) => players[seat].worth ?? (late ? countCards(players[seat].on_track) : players[seat].points));
  }
}

/** @param {string} cards */
function countCards(cards) {
  return [...(cards ?? "").matchAll(/[A-Z](\d*)/g)].reduce((sum, one) => sum + Number(one[1] || 1), 0);
}

/**
 * @param {Record<string, any>} position
 * @param {Record<string, any>} changed
 */
function after(position, changed) {
  const players = position.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
    const some = changed.players?.[seat];
    return some ? { ...player, ...some } : player;
  });
  return { ...position, ...changed, players };
}
