/**
 * The table as everything on the page sees it: one object of signals around the connection.
 *
 * What is read (signals: use `.value` inside a component and it follows by itself):
 *
 * - `table`, `state`, `log`, `chat`, `line`: what the server said last (docs/protocol.md);
 * - `board`: the board's drawing and facts (board.js), null until it is loaded;
 * - `me`: the seat whose eyes one looks through, -1 for a spectator; `seat`: that seat as the table tells it;
 * - `view`: what it knows; `hand`: its cards by letter; `legal`: the set of its tokens, empty unless it decides now;
 * - `phase`, `actors`, `deciding`: what is decided, by whom, and whether `me` is among them;
 * - `targets`: legal tokens by what they are about on the board (`17` a track, `wien` a place);
 * - `doubles`: with dice the set of tracks that are double routes, else null;
 * - `beside`: what the server says beside a decision; `ahead`: with dice, what one could do if they were kept;
 * - `glow`: which tracks and places light up now; `colour`: the group of the hand that narrows it;
 * - `chosen`: the token that is chosen and not yet played (a track to claim); `way`: how it would be paid;
 * - `pointed`: tracks and places that something elsewhere on the page points to (a ticket, a line of the log);
 * - `plans`: how far each ticket is; `said`: the last sentence why not, and where it was asked;
 * - `curtain`: in a hot seat the seat that is to take over, while nobody may see a hand.
 *
 * What is done: `play(token)`, `choose(token)`, `drop()`, `why(token)`, `explain(token, where)`, `ways(token)`,
 * `hint()`, `undo()`, `tell(message)` for the rest of the protocol.  A decision of its own kind (js/decide) may take over
 * what a tap on the board means by setting `onTarget`, and what a tap on the hand means by setting `onCard`.
 */
import { batch, computed, effect, signal } from "../lib.js";
import { keep, seatsAt } from "../seats.js";
import { lang, t } from "../text.js";
import { announce } from "../ui/live.js";
import { loadBoard } from "./board.js";
import { Connection } from "./connection.js";
import { LETTERS, readCards, target, WILDS } from "./tokens.js";

/** @typedef {import("./connection.js").Message} Message */
/** @typedef {import("./board.js").Board} Board */
/** @template T @typedef {import("../../vendor/signals.js").Signal<T>} Signal */
/** @typedef {{id: string, state: "connected" | "open" | "lost", missing: number | Record<string, number>, path: number[], points: number | null}} Plan */
/** @typedef {{text: string, rule: string | null, x?: number, y?: number}} Saying */
/** @typedef {{tracks: number[], places: string[], why?: "ticket" | "log"}} Pointed */
/** @typedef {{action: string, cards: string, wilds: number, text: string, standing?: number, tunnel?: {chances: number[], afford: boolean[]}}} Way */

/** @type {Pointed} */
const NOTHING = { tracks: [], places: [] };

export class TableModel {
  /**
   * @param {string} id the table's public id
   * @param {Connection} [line] another line than the server's, for whoever looks at a game that is over
   */
  constructor(id, line = new Connection(id, seatsAt(id).map((one) => one.token))) {
    this.id = id;
    this.line = line;
    const { table, state, log, chat } = this.line;
    this.table = table;
    this.state = state;
    this.log = log;
    this.chat = chat;

    /** @type {Signal<Board | null>} */
    this.board = signal(null);
    /** Which board could not be loaded. */
    this.lacking = signal("");

    /** The seats at this screen, in order. @type {import("../../vendor/signals.js").ReadonlySignal<number[]>} */
    this.yours = computed(() => table.value?.you ?? []);
    /** Hot seat: for whom the curtain is lifted. @type {Signal<number | null>} */
    this.lifted = signal(null);
    this.actors = computed(() => /** @type {number[]} */ (state.value?.actors ?? []));
    /** Hot seat: who decides here next. */
    this.next = computed(() => {
      const here = this.yours.value.filter((seat) => this.actors.value.includes(seat));
      const now = this.lifted.value;
      return now !== null && here.includes(now) ? now : (here[0] ?? null);
    });
    this.hotSeat = computed(() => this.yours.value.length > 1);
    this.me = computed(() => (this.hotSeat.value ? (this.lifted.value ?? this.next.value) : this.yours.value[0]) ?? this.yours.value[0] ?? -1);
    /** Hot seat: who is to come before the screen now. @type {import("../../vendor/signals.js").ReadonlySignal<number | null>} */
    this.curtain = computed(() => {
      const playing = state.value && !state.value.over && table.value?.status === "playing";
      return this.hotSeat.value && playing && this.lifted.value === null ? this.next.value : null;
    });
    /** Hot seat: whom to hand the screen to, when one's own turn is done. */
    this.handOver = computed(() => {
      const next = this.next.value;
      return this.hotSeat.value && !state.value?.over && this.lifted.value !== null && next !== this.lifted.value ? next : null;
    });

    this.seat = computed(() => this.seatOf(this.me.value));
    this.view = computed(() => /** @type {Message | null} */ (state.value?.views?.[String(this.me.value)] ?? null));
    this.hand = computed(() => new Map(readCards(this.view.value?.hand)));
    this.phase = computed(() => /** @type {string | null} */ (state.value?.phase ?? null));
    this.family = computed(() => /** @type {string} */ (table.value?.family ?? "board"));
    this.over = computed(() => Boolean(state.value?.over));
    // Whoever left decides nothing, although it is still their turn: a computer player moves for them.
    this.deciding = computed(() => this.curtain.value === null && this.actors.value.includes(this.me.value) && !this.over.value && !this.seat.value?.played_by);
    this.legal = computed(() => {
      const tokens = this.deciding.value ? (state.value?.legal?.[String(this.me.value)] ?? []) : [];
      return new Set(/** @type {string[]} */ (tokens));
    });
    /** What the server says beside a decision (docs/protocol.md). @type {import("../../vendor/signals.js").ReadonlySignal<Message>} */
    this.beside = computed(() => (this.deciding.value && state.value?.beside?.[String(this.me.value)]) || {});
    /** With dice: what could be done if they were kept as they lie. */
    this.ahead = computed(() => new Set(/** @type {string[]} */ (this.beside.value.kept ?? [])));
    /** With dice: the tracks of double routes, as text first so that only another set is another value. */
    this.doubled = computed(() => (Array.isArray(state.value?.doubles) ? state.value.doubles.join() : null));
    this.doubles = computed(() => (this.doubled.value === null ? null : new Set(this.doubled.value.split(",").filter(Boolean).map(Number))));
    this.canUndo = computed(() => Boolean(this.curtain.value === null && state.value?.undo?.[String(this.me.value)]));
    /** Whose track it is. */
    this.owners = computed(() => {
      /** @type {Map<number, number>} */
      const found = new Map();
      this.view.value?.players?.forEach((/** @type {Message} */ player, /** @type {number} */ seat) => {
        for (const track of player.tracks ?? []) found.set(track, seat);
      });
      return found;
    });
    /** Tracks that nobody can claim any more, or not this seat. */
    this.closed = computed(() => {
      const open = state.value?.open?.[String(this.me.value)];
      if (!open || !this.board.value) return new Set();
      const still = new Set(open);
      return new Set([...this.board.value.tracks.keys()].filter((id) => !still.has(id) && !this.owners.value.has(id)));
    });

    /** Legal tokens by the track or place they are about. @type {import("../../vendor/signals.js").ReadonlySignal<Map<number | string, string[]>>} */
    this.targets = computed(() => {
      /** @type {Map<number | string, string[]>} */
      const found = new Map();
      for (const token of [...this.legal.value, ...this.ahead.value]) {
        const { track, place } = target(token);
        const key = track ?? place;
        if (key !== undefined) found.set(key, [...(found.get(key) ?? []), token]);
      }
      return found;
    });
    /** A group of the hand, by its letter, that narrows what glows. */
    this.colour = signal("");
    /** Europe: whether one is looking for a place for a station. */
    this.aiming = signal(false);
    this.glow = computed(() => this.lit());
    /** The token that is chosen and not yet played. */
    this.chosen = signal("");
    /** The track or place that it is about. */
    this.chosenTarget = computed(() => {
      const { track, place } = target(this.chosen.value);
      return track ?? place ?? null;
    });
    /** Tracks that were claimed since this seat's last turn, or last of all. */
    this.lastTracks = computed(() => lastTracks(log.value, this.table.value?.seats?.length ?? 2));
    /** The way of paying that is chosen for it. @type {Signal<string>} */
    this.way = signal("");
    /** What it takes, as cards or as dice and tokens. */
    this.paid = signal("");
    /** Tickets that are picked out of those on offer. @type {Signal<string[]>} */
    this.picked = signal([]);
    /** @type {Signal<Pointed>} */
    this.pointed = signal(NOTHING);
    /** Cards of the hand that what is chosen would lay, by letter. */
    this.laid = computed(() => new Map(readCards(/^(?:lay:|\S+ )([A-Z0-9]+)/.exec(this.way.value || this.chosen.value)?.[1])));
    /** A decision that takes taps on the hand for itself. @type {Signal<((letter: string, at: Element) => void) | null>} */
    this.onCard = signal(null);
    /** A decision that takes taps on the board for itself. @type {Signal<((token: string) => void) | null>} */
    this.onTarget = signal(null);
    /** @type {Signal<Map<string, Plan>>} */
    this.plans = signal(new Map());
    /** @type {Signal<Saying | null>} */
    this.said = signal(null);
    /** Which dialog is open, and which rule is read. */
    this.open = signal("");
    this.rule = signal("");
    /** A move is on its way to the server. */
    this.busy = signal(false);
    /** @type {Map<string, Promise<{ways: Way[], free: boolean}>>} */
    this.known = new Map();

    this.ends = [
      effect(() => {
        const title = table.value?.title;
        if (title) this.load(title);
      }),
      effect(() => this.knowSeat(table.value?.you ?? [])),
      effect(() => {
        // What was chosen holds for the state it was chosen in.
        void state.value?.seq;
        void this.me.value;
        batch(() => {
          this.known.clear();
          const chosen = this.chosen.peek();
          if (chosen && !this.legal.peek().has(chosen) && !this.ahead.peek().has(chosen)) this.drop();
          if (!this.deciding.peek()) this.aiming.value = false;
        });
      }),
      effect(() => {
        const view = this.view.value;
        const has = (view?.tickets?.length ?? 0) + (view?.offer?.length ?? 0);
        if (has && this.me.value >= 0 && this.line.line.value === "open") this.askPlan();
        else this.plans.value = new Map();
      }),
      effect(() => {
        // Another language: everything is said anew.
        if (lang.value && this.line.line.peek() === "open") this.tell({ type: "lang", lang: lang.value });
      }),
    ];
  }

  /** Leave the page; the seat stays. */
  close() {
    for (const end of this.ends) end();
    this.line.close();
  }

  /** @param {string} title */
  async load(title) {
    if (this.board.peek()?.facts.title === title) return;
    try {
      this.board.value = await loadBoard(title, this.table.peek()?.family === "board");
      this.lacking.value = "";
    } catch (error) {
      this.lacking.value = error instanceof Error ? error.message : String(error);
    }
  }

  /**
   * A seat that came by a link is known by its token only; the table tells its number.
   * @param {number[]} yours
   */
  knowSeat(yours) {
    const held = seatsAt(this.id);
    const nameless = held.find((one) => one.seat < 0);
    const [seat] = yours.filter((one) => !held.some((other) => other.seat === one));
    if (!nameless || !yours.length) return;
    keep({ ...nameless, seat: seat ?? /** @type {number} */ (yours[0]) });
  }

  /** @param {number} seat @returns {Message | null} */
  seatOf(seat) {
    return this.table.value?.seats?.[seat] ?? null;
  }

  /** What glows: what is legal now, narrowed by the group of cards that was tapped. */
  lit() {
    const tracks = new Set(/** @type {number[]} */ ([]));
    const places = new Set(/** @type {string[]} */ ([]));
    for (const [key, tokens] of this.targets.value) {
      if (typeof key === "number") {
        if (this.pays(key)) tracks.add(key);
      } else if (this.aiming.value || tokens.some((token) => !token.startsWith("st:"))) places.add(key);
    }
    if (this.aiming.value) tracks.clear();
    return { tracks, places };
  }

  /**
   * Whether the tapped group of cards could pay for a track; a guess that only dims, the server knows.
   * @param {number} id
   */
  pays(id) {
    const track = this.board.value?.tracks.get(id);
    const colour = this.colour.value;
    if (!colour || !track || this.phase.value !== "main") return true;
    if (WILDS.includes(colour)) return true;
    if (track.color !== "any" && track.color !== colour) return false;
    const held = [...this.hand.value].reduce((sum, [letter, n]) => sum + (letter === colour || WILDS.includes(letter) ? n : 0), 0);
    return track.color !== "any" || held >= track.length;
  }

  /** The hand in the order in which cards are always shown. @returns {[string, number][]} */
  groups() {
    return [...LETTERS].flatMap((letter) => {
      const n = this.hand.value.get(letter);
      return n ? [/** @type {[string, number]} */ ([letter, n])] : [];
    });
  }

  // What is done

  /**
   * Decide. A refusal is said where one looks, and the state that the server sends with it is shown.
   * @param {string} token
   * @param {number} [seat]
   * @returns {Promise<boolean>} whether it counts
   */
  async play(token, seat = this.me.value) {
    if (this.busy.value) return false;
    this.busy.value = true;
    this.said.value = null;
    try {
      const answer = await this.line.play(seat, token);
      if (answer.type === "refused") this.say(answer.text, answer.rule ?? null);
      return answer.type === "ok";
    } catch {
      this.say(t("table-not-sent"), null);
      return false;
    } finally {
      batch(() => {
        this.busy.value = false;
        this.chosen.value = "";
        this.payWith(null);
      });
    }
  }

  /**
   * Choose what the main button is to do; a tap on the board ends here, unless a decision takes it.
   * @param {string} token
   */
  choose(token) {
    batch(() => {
      this.said.value = null;
      const take = this.onTarget.value;
      if (take && (target(token).track !== undefined || target(token).place !== undefined)) take(token);
      else {
        this.payWith(null);
        this.chosen.value = token;
      }
    });
  }

  /** Choose nothing. */
  drop() {
    batch(() => {
      this.chosen.value = "";
      this.payWith(null);
      this.said.value = null;
    });
  }

  /**
   * Choose how to pay for what is chosen.
   * @param {{action: string, cards: string} | null | undefined} way
   */
  payWith(way) {
    batch(() => {
      this.way.value = way?.action ?? "";
      this.paid.value = way?.cards ?? "";
    });
  }

  /**
   * Ask why something is not possible.
   * @param {string} token
   * @returns {Promise<{rule: string | null, text: string}>}
   */
  async why(token) {
    const answer = await this.tell({ type: "why", seat: this.me.value, action: token });
    return { rule: answer.rule ?? null, text: answer.text ?? "" };
  }

  /**
   * Say where one tapped why something is not possible.
   * @param {string} token
   * @param {{x: number, y: number}} [where] on the screen
   */
  async explain(token, where) {
    if (this.me.value < 0) return;
    const { rule, text } = await this.why(token);
    if (text) this.say(text, rule, where);
  }

  /**
   * Say a sentence, on the screen and aloud.
   * @param {string} text
   * @param {string | null} rule
   * @param {{x: number, y: number}} [where]
   */
  say(text, rule = null, where) {
    this.said.value = { text, rule, ...where };
    announce(text, { now: true });
  }

  /**
   * How something may be paid, the cheapest way first; asked once in a state.
   * @param {string} token
   * @returns {Promise<{ways: Way[], free: boolean}>}
   */
  ways(token) {
    const known = this.known.get(token);
    if (known) return known;
    const asked = this.tell({ type: "ways", seat: this.me.value, action: token }).then((answer) => ({
      ways: /** @type {Way[]} */ (answer.ways ?? []),
      free: Boolean(answer.free),
    }));
    this.known.set(token, asked);
    return asked;
  }

  /** Ask a computer player what it would do. */
  hint() {
    return this.tell({ type: "hint", seat: this.me.value });
  }

  /** Take the last own move back, where that is possible. */
  async undo() {
    this.drop();
    const answer = await this.tell({ type: "undo", seat: this.me.value, at: this.state.value?.seq });
    if (answer.type === "refused") this.say(answer.text, answer.rule ?? null);
    else announce(t("table-undone"));
  }

  /**
   * Say anything else to the server; a broken line answers as a refusal does.
   * @param {Message} message
   * @returns {Promise<Message>}
   */
  async tell(message) {
    try {
      return await this.line.ask(message);
    } catch {
      return { type: "refused", code: "line", text: t("table-not-sent") };
    }
  }

  /** Hot seat: hide everything until the next one sits down. */
  curtainFalls() {
    batch(() => {
      this.drop();
      this.colour.value = "";
      this.lifted.value = null;
    });
  }

  /** Hot seat: whoever is to decide next has sat down. */
  curtainRises() {
    this.lifted.value = this.next.value;
  }

  /** @param {Pointed} pointed */
  point(pointed) {
    this.pointed.value = pointed;
  }

  unpoint() {
    this.pointed.value = NOTHING;
  }

  async askPlan() {
    const seat = this.me.peek();
    const answer = await this.tell({ type: "plan", seat });
    if (answer.type !== "plan" || seat !== this.me.peek()) return;
    this.plans.value = new Map(answer.tickets.map((/** @type {Plan} */ one) => [one.id, one]));
  }
}

/**
 * The track claimed last, if that was in this round; from the log, so that it is there after a reload.
 * @param {import("./connection.js").Happening[]} log
 * @param {number} seats
 * @returns {number[]}
 */
function lastTracks(log, seats) {
  for (let n = log.length - 1, turns = 0; n >= 0 && turns < seats; n--) {
    const event = log[n];
    if (event?.kind === "turn") turns += 1;
    if (event?.kind === "placed") return [event.track];
  }
  return [];
}
