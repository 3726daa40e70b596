/**
 * Looking closer at the board: wheel, pinch, drag and keys move a window over the sheet.
 *
 * The sheet is as large as it is shown, so that letters stay crisp; while fingers move it is only scaled as a picture.
 */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const CLOSEST = 2.6;
const SETTLE = 140;
/** A finger that moved less than this has tapped. */
const TAP = 8;

export class Zoom {
  /**
   * @param {HTMLElement} frame the window
   * @param {HTMLElement} sheet what moves in it
   * @param {[number, number]} size of the board in its own units
   * @param {{moved: (seen: Box, scale: number) => void, tapped: (event: PointerEvent) => void}} heard
   */
  constructor(frame, sheet, size, heard) {
    this.frame = frame;
    this.sheet = sheet;
    this.size = size;
    this.heard = heard;
    /** Pixels for a unit of the board. */
    this.scale = 1;
    /** Where the sheet's corner is in the window. */
    this.x = 0;
    this.y = 0;
    /** The scale at which the sheet was last laid out. */
    this.laid = 0;
    this.timer = 0;
    /** Nobody has moved anything yet: the board fills the window. */
    this.fresh = true;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.travelled = 0;
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(frame);
    frame.addEventListener("wheel", this.wheel, { passive: false });
    frame.addEventListener("pointerdown", this.down);
    frame.addEventListener("pointermove", this.move);
    frame.addEventListener("pointerup", this.up);
    frame.addEventListener("pointercancel", this.up);
    this.resized();
  }

  close() {
    clearTimeout(this.timer);
    this.watch.disconnect();
    this.frame.removeEventListener("wheel", this.wheel);
    this.frame.removeEventListener("pointerdown", this.down);
    this.frame.removeEventListener("pointermove", this.move);
    this.frame.removeEventListener("pointerup", this.up);
    this.frame.removeEventListener("pointercancel", this.up);
  }

  /** The scale at which the whole board is seen. */
  get least() {
    const { clientWidth, clientHeight } = this.frame;
    return Math.max(0.05, Math.min(clientWidth / this.size[0], clientHeight / this.size[1]));
  }

  /** On a small screen one begins closer: names are read at 11 pixels. */
  get comfortable() {
    return this.frame.clientWidth < 600 ? Math.max(this.least, 0.64) : this.least;
  }

  get closer() {
    return this.scale > this.least * 1.02;
  }

  resized() {
    if (!this.frame.clientWidth) return;
    if (this.fresh) this.fit();
    else this.place(this.scale, this.x, this.y);
  }

  /** Show all of it, or on a small screen as much as can be read. */
  fit() {
    this.fresh = true;
    const scale = this.comfortable;
    this.place(scale, (this.frame.clientWidth - this.size[0] * scale) / 2, (this.frame.clientHeight - this.size[1] * scale) / 2);
  }

  /**
   * @param {number} scale
   * @param {number} x
   * @param {number} y
   */
  place(scale, x, y) {
    const { clientWidth, clientHeight } = this.frame;
    this.scale = Math.min(Math.max(scale, this.least), Math.max(CLOSEST, this.least));
    this.x = within(x, clientWidth, this.size[0] * this.scale);
    this.y = within(y, clientHeight, this.size[1] * this.scale);
    if (!this.laid) this.lay();
    else {
      this.show();
      clearTimeout(this.timer);
      if (this.laid !== this.scale) this.timer = setTimeout(() => this.lay(), SETTLE);
    }
    this.heard.moved({ x: -this.x / this.scale, y: -this.y / this.scale, width: clientWidth / this.scale, height: clientHeight / this.scale }, this.scale);
  }

  lay() {
    this.laid = this.scale;
    this.sheet.style.width = `${this.size[0] * this.scale}px`;
    this.sheet.style.height = `${this.size[1] * this.scale}px`;
    this.show();
  }

  show() {
    const grown = this.scale / this.laid;
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px)${grown === 1 ? "" : ` scale(${grown})`}`;
  }

  /**
   * Look closer, or at more, around a point of the window.
   * @param {number} factor
   * @param {number} [px]
   * @param {number} [py]
   */
  by(factor, px = this.frame.clientWidth / 2, py = this.frame.clientHeight / 2) {
    const before = this.scale;
    const after = Math.min(Math.max(before * factor, this.least), CLOSEST);
    this.fresh = after <= this.least * 1.02 && this.comfortable === this.least;
    const share = after / before;
    this.place(after, px - (px - this.x) * share, py - (py - this.y) * share);
  }

  /**
   * Move the window so that a spot of the board is well inside.
   * @param {number} x
   * @param {number} y
   * @param {boolean} [middle] put it into the middle
   */
  reveal(x, y, middle = false) {
    const { clientWidth, clientHeight } = this.frame;
    const [px, py] = [x * this.scale + this.x, y * this.scale + this.y];
    const margin = Math.min(90, clientWidth / 4, clientHeight / 4);
    const seen = px > margin && px < clientWidth - margin && py > margin && py < clientHeight - margin;
    if (seen && !middle) return;
    this.fresh = false;
    this.place(this.scale, clientWidth / 2 - x * this.scale, clientHeight / 2 - y * this.scale);
  }

  /**
   * A point of the screen in units of the board.
   * @param {number} clientX
   * @param {number} clientY
   */
  spot(clientX, clientY) {
    const frame = this.frame.getBoundingClientRect();
    return { x: (clientX - frame.left - this.x) / this.scale, y: (clientY - frame.top - this.y) / this.scale };
  }

  /** @param {WheelEvent} event */
  wheel = (event) => {
    event.preventDefault();
    const frame = this.frame.getBoundingClientRect();
    const step = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    this.by(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX - frame.left, event.clientY - frame.top);
  };

  /** @param {PointerEvent} event */
  down = (event) => {
    if (event.button > 0 || (event.target instanceof Element && event.target.closest("button, a, .board-over"))) return;
    if (!this.fingers.size) this.travelled = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  /** @param {PointerEvent} event */
  move = (event) => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.travelled += Math.abs(dx) + Math.abs(dy);
    if (this.fingers.size === 2) {
      const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      if (other) {
        const frame = this.frame.getBoundingClientRect();
        const ratio = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
        this.by(ratio, (now.x + other.x) / 2 - frame.left, (now.y + other.y) / 2 - frame.top);
        this.place(this.scale, this.x + dx / 2, this.y + dy / 2);
      }
    } else if (this.travelled > TAP) {
      if (!this.frame.hasPointerCapture(event.pointerId)) this.frame.setPointerCapture(event.pointerId);
      if (this.closer) {
        this.fresh = false;
        this.place(this.scale, this.x + dx, this.y + dy);
      }
    }
    this.fingers.set(event.pointerId, now);
  };

  /** @param {PointerEvent} event */
  up = (event) => {
    const tapped = this.fingers.delete(event.pointerId) && this.travelled <= TAP && event.type === "pointerup";
    if (tapped && !this.fingers.size) this.heard.tapped(event);
  };
}

/**
 * A sheet that is smaller than the window lies in its middle, a larger one has no gap beside it.
 * @param {number} at
 * @param {number} window
 * @param {number} sheet
 */
function within(at, window, sheet) {
  if (sheet <= window) return (window - sheet) / 2;
  return Math.min(0, Math.max(window - sheet, at));
}
