/** Keys for everything at the table, and the list of them. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { Dialog } from "../ui/dialog.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @type {[string, string][]} */
const KEYS = [
  ["1 – 5", "table-key-row"],
  ["1 – 5", "decide-key-dice"],
  ["D", "table-key-pile"],
  ["T", "table-key-tickets"],
  ["↑ ↓ ← →", "table-key-arrows"],
  ["Enter", "table-key-enter"],
  ["Esc", "table-key-escape"],
  ["M", "table-key-main"],
  ["P", "table-key-plus"],
  ["B", "table-key-text"],
  ["U", "table-key-undo"],
  ["H", "table-key-hint"],
  ["?", "table-key-help"],
];

/**
 * Listen to keys while the table is shown.
 * @param {TableModel} model
 * @returns {() => void} to stop
 */
export function keyboard(model) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    const into = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (into?.closest("input, textarea, select, dialog, [contenteditable]") || model.curtain.value !== null) return;
    if (act(model, event.key)) event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

/**
 * @param {TableModel} model
 * @param {string} key
 * @returns {boolean} whether it means something
 */
function act(model, key) {
  const slot = /^[1-5]$/.test(key) ? `[data-slot="${key}"], [data-die="${key}"]` : key.toLowerCase() === "d" ? '[data-slot="0"]' : "";
  if (slot) return press(slot);
  switch (key.toLowerCase()) {
    case "t":
      if (!tickets(model)) return false;
      model.choose(tickets(model));
      return press(".acts .main", "focus");
    case "m":
      return press(".acts .main", "focus") || press(".acts .button", "focus");
    case "p":
      return press(".board-frame, .yards button", "focus");
    case "b":
      if (model.family.value === "board") model.open.value = "text";
      return true;
    case "u":
      if (model.canUndo.value) model.undo();
      return true;
    case "h":
      if (model.deciding.value) model.open.value = "hint";
      return true;
    case "?":
      model.open.value = "keys";
      return true;
    case "escape":
      model.drop();
      model.colour.value = "";
      model.aiming.value = false;
      return true;
    default:
      return false;
  }
}

/** Drawing tickets; with dice, as many as they draw. @param {TableModel} model */
function tickets(model) {
  return [...model.legal.value].filter((token) => /^t\d?$/.test(token)).at(-1) ?? "";
}

/**
 * @param {string} selector
 * @param {"click" | "focus"} how
 */
function press(selector, how = "click") {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) return false;
  // What is chosen just now is drawn in the next frame.
  if (how === "focus") requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus());
  else found.click();
  return true;
}

/** Keys that say something where there is a board only. */
const BOARD = new Set(["table-key-arrows", "table-key-plus", "table-key-text"]);

/** @param {{model: TableModel, close: () => void}} props */
export function Keys({ model, close }) {
  const keys = KEYS.filter(([, say]) => model.family.value === "board" || !BOARD.has(say));
  return html`<${Dialog} title=${t("table-keys")} close=${close}>
    <dl class="keys">${keys.map(([key, say]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(say)}</dd></div>`)}</dl>
  <//>`;
}
