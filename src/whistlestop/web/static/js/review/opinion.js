/** What a strong computer player thinks of a finished game: asked for once, then told bit by bit as the server reckons. */
import { api } from "../api.js";
import { signal } from "../lib.js";
import { lang } from "../text.js";

/**
 * @typedef {{action: string, text: string, chance: number, margin: number, worlds: number, played: boolean}} Move
 * @typedef {{step: number, end: number, seat: number, before: number, after: number}} Turn
 * @typedef {{step: number, moves: Move[], sure: boolean}} Judged the best move first
 */

const EVERY = 1200;

export class Opinion {
  /** @param {import("./story.js").Story} story */
  constructor(story) {
    this.story = story;
    this.table = story.told.table;
    /** @type {import("../../vendor/signals.js").Signal<"thinking" | "done" | "failed">} */
    this.status = signal("thinking");
    this.why = signal("");
    this.share = signal(0);
    /** Chances to win, by seat, at some positions, in order. @type {import("../../vendor/signals.js").Signal<{step: number, chances: number[]}[]>} */
    this.chances = signal([]);
    /** @type {import("../../vendor/signals.js").Signal<Turn[]>} */
    this.turning = signal([]);
    /** Whether no turn was passed over where the chances change much. */
    this.whole = signal(false);
    /** What is known about single decisions, by step. @type {import("../../vendor/signals.js").Signal<Map<number, Judged | "thinking" | string>>} */
    this.judged = signal(new Map());
    this.timer = 0;
    this.gone = false;
  }

  /** Ask, and go on asking until all is reckoned. @returns {() => void} to stop */
  begin() {
    this.gone = false;
    this.status.value = "thinking";
    this.ask();
    return () => {
      this.gone = true;
      clearTimeout(this.timer);
    };
  }

  async ask() {
    try {
      const told = await api(`/api/tables/${this.table}/review?lang=${lang.value}`, { body: {} });
      if (this.gone) return;
      this.share.value = told.share;
      this.chances.value = told.chances;
      this.turning.value = told.turning;
    this.whole.value = told.whole;
      this.learn(told.judged);
      this.status.value = told.status;
      if (told.status === "thinking") this.timer = setTimeout(() => this.ask(), EVERY);
    } catch (error) {
      if (this.gone) return;
      this.why.value = error instanceof Error ? error.message : String(error);
      this.status.value = "failed";
    }
  }

  /** @param {Judged[]} judged */
  learn(judged) {
    if (judged.length) this.judged.value = new Map([...this.judged.value, ...judged.map((one) => /** @type {[number, Judged]} */ ([one.step, one]))]);
  }

  /** The story is told in another language now: so is what was thought of it. @param {import("./story.js").Story} story */
  retell(story) {
    if (story === this.story) return;
    this.story = story;
    this.judged.value = new Map();
    clearTimeout(this.timer);
    this.ask();
  }

  /** Ask about one decision. @param {number} step */
  async judge(step) {
    if (this.judged.value.has(step) && typeof this.judged.value.get(step) !== "string") return;
    this.judged.value = new Map(this.judged.value).set(step, "thinking");
    try {
      this.learn([await api(`/api/tables/${this.table}/review/${step}?lang=${lang.value}`, { body: {} })]);
    } catch (error) {
      this.judged.value = new Map(this.judged.value).set(step, error instanceof Error ? error.message : String(error));
    }
  }
}
