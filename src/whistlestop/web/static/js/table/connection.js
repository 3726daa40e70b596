/**
 * The line to a table: what the server says becomes signals, what people do becomes messages (docs/protocol.md).
 *
 * A line that breaks is mended by itself; what happened meanwhile comes then, and nothing is loaded anew.
 */
import { batch, signal } from "../lib.js";
import { lang } from "../text.js";

/** @typedef {Record<string, any>} Message */

/**
 * One thing that happened, with its sentence.
 * @typedef {{n: number, kind: string, text: string, seat?: number} & Record<string, any>} Happening
 */

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const PATIENCE = 15000;

export class Connection {
  /**
   * @param {string} table
   * @param {string[]} tokens of the seats that are held here; none to look on
   */
  constructor(table, tokens) {
    this.id = table;
    this.tokens = tokens;
    /** Who sits there and how the table is set up. @type {import("../../vendor/signals.js").Signal<Message | null>} */
    this.table = signal(null);
    /** How the game stands, as the seats here know it. @type {import("../../vendor/signals.js").Signal<Message | null>} */
    this.state = signal(null);
    /** All that happened. @type {import("../../vendor/signals.js").Signal<Happening[]>} */
    this.log = signal([]);
    /** What has just happened, to be shown moving; empty after everything is said anew. @type {import("../../vendor/signals.js").Signal<Happening[]>} */
    this.news = signal([]);
    /** What people said. @type {import("../../vendor/signals.js").Signal<Message[]>} */
    this.chat = signal([]);
    /** @type {import("../../vendor/signals.js").Signal<"connecting" | "open" | "waiting" | "closed">} */
    this.line = signal("connecting");
    /** Why the server closed the line for good. */
    this.refused = signal("");
    /** @type {Map<number, {answer: (message: Message) => void, fail: (why: Error) => void}>} */
    this.asked = new Map();
    this.last = 0;
    this.tries = 0;
    this.seq = /** @type {number | undefined} */ (undefined);
    this.timer = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wake = () => {
      if (document.visibilityState === "visible" && this.line.value === "waiting") this.open();
    };
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.id}`);
    this.socket = socket;
    socket.onopen = () => {
      const hello = { type: "hello", tokens: this.tokens, lang: lang.value };
      socket.send(JSON.stringify(this.seq === undefined ? hello : { ...hello, after: this.seq }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      for (const one of this.asked.values()) one.fail(new Error("the line broke"));
      this.asked.clear();
      if (this.line.value === "closed" || event.code === 1008) {
        this.line.value = "closed";
        return;
      }
      this.line.value = "waiting";
      this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries, WAITS.length - 1)]);
      this.tries += 1;
    };
  }

  /** Leave the table's line; the seat stays. */
  close() {
    this.line.value = "closed";
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }

  /** @param {Message} message */
  hear(message) {
    const waiting = this.asked.get(message.id);
    batch(() => {
      if (message.type === "table") this.table.value = message;
      else if (message.type === "log") {
        this.log.value = message.events;
        this.news.value = [];
        this.seq = message.seq;
      } else if (message.type === "events") {
        const from = message.events[0]?.n ?? this.log.value.length;
        this.log.value = [...this.log.value.slice(0, from), ...message.events];
        this.news.value = message.events;
        this.seq = message.seq;
      } else if (message.type === "state") {
        this.state.value = message;
        this.seq = message.seq;
        this.line.value = "open";
        this.tries = 0;
      } else if (message.type === "chat") {
        this.chat.value = [...this.chat.value.filter((one) => one.n !== message.n), message];
      } else if (message.type === "refused" && !waiting) this.refused.value = message.text;
    });
    if (waiting) {
      this.asked.delete(message.id);
      waiting.answer(message);
    }
  }

  /**
   * Say something and wait for the answer; `refused` is an answer too.
   * @param {Message} message
   * @returns {Promise<Message>}
   */
  ask(message) {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error("the line is broken"));
    const id = ++this.last;
    return new Promise((answer, fail) => {
      const patience = message.type === "hint" ? 4 * PATIENCE : PATIENCE;
      const timer = setTimeout(() => {
        this.asked.delete(id);
        fail(new Error("no answer"));
      }, patience);
      this.asked.set(id, {
        answer: (found) => {
          clearTimeout(timer);
          answer(found);
        },
        fail: (why) => {
          clearTimeout(timer);
          fail(why);
        },
      });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /**
   * Decide. The state that was seen goes along, so that a click on yesterday's board is refused and not guessed.
   * @param {number} seat
   * @param {string} action
   */
  play(seat, action) {
    return this.ask({ type: "play", seat, action, at: this.state.value?.seq });
  }
}
