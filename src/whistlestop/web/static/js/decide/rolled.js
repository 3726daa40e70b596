/** The dice have been rolled: which of them are rolled again, or what they do as they lie. */
import { html, useEffect } from "../lib.js";
import { t } from "../text.js";
import { sayAction } from "../table/tokens.js";
import { picked, pickedFaces } from "./tray.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Rolled({ model }) {
  const board = model.board.value;
  const chosen = model.chosen.value;
  const dice = String(model.view.value?.dice ?? "");
  const faces = pickedFaces(model);
  useEffect(() => {
    // A hint lays its dice out.
    if (!chosen.startsWith("re:")) return;
    const wanted = [...chosen.slice(3).replace("-", "")];
    picked.value = [...dice].flatMap((face, n) => (wanted.includes(face) && wanted.splice(wanted.indexOf(face), 1).length ? [n] : []));
    model.drop();
  }, [chosen]);
  if (!board) return null;
  if (chosen) {
    return html`<div class="acts">
      <button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => keepFor(model, chosen)}>
        <span>${sayAction(board, chosen, [], true)}</span><small>${t("action-reroll-none")}</small></button>
      <button type="button" class="button" onClick=${() => model.drop()}>${t("table-cancel")}</button>
    </div>`;
  }
  const all = `re:${dice}`;
  const main = faces ? `re:${faces}` : "re:-";
  const reach = model.glow.value.tracks.size;
  return html`<div class="acts two">
    <p class="acts-say">${t(faces ? "decide-rolled-some" : reach ? "decide-rolled-reach" : "decide-rolled")}</p>
    <button type="button" class="button" onClick=${() => (faces ? (picked.value = []) : model.play(all))}>${faces ? t("table-cancel") : say(all)}</button>
    <button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(main)}>${say(main)}</button>
  </div>`;

  /** @param {string} token */
  function say(token) {
    if (token === all) return t("decide-roll-all");
    if (token === "re:-") return t("action-reroll-none");
    return t("decide-roll-again", { n: faces.length });
  }
}

/**
 * Keep all dice, and go on to what they are kept for.
 * @param {TableModel} model
 * @param {string} token
 */
async function keepFor(model, token) {
  const kept = await model.play("re:-");
  if (kept && model.legal.value.has(token)) model.choose(token);
}
