/** The end of a part of the Card Game: which tickets to complete with one's pile, in secret until all have chosen. */
import { html, useEffect, useSignal } from "../lib.js";
import { CardTicket } from "../table/card_ticket.js";
import { readCards, sayCards } from "../table/tokens.js";
import { number, t } from "../text.js";
import { Chip } from "../ui/card.js";
import { Icon } from "../ui/icon.js";
import { announce } from "../ui/live.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{model: TableModel}} props */
export function Completing({ model }) {
  const view = model.view.value;
  const board = model.board.value;
  const held = /** @type {string[]} */ (view?.tickets ?? []);
  const proposed = useSignal(/** @type {string[]} */ ([]));
  const word = useSignal("");
  /** Nothing is locked before the proposal is there. */
  const ready = useSignal(false);
  const away = useSignal(false);
  const picked = model.picked.value.filter((id) => held.includes(id));
  const token = `done:${picked.join(",") || "-"}`;
  useEffect(() => {
    let gone = false;
    model.picked.value = [];
    ready.value = false;
    model.ways("ok").then(({ ways }) => {
      if (gone) return;
      proposed.value = ways[0]?.cards.replace(/^done:-?/, "").split(",").filter(Boolean) ?? [];
      model.picked.value = proposed.value;
      ready.value = true;
    });
    return () => {
      gone = true;
    };
  }, [model.me.value, held.join()]);
  useEffect(() => {
    let gone = false;
    model.why(token).then(({ text }) => !gone && (word.value = text));
    return () => {
      gone = true;
    };
  }, [token]);
  useEffect(() => {
    // A hint may propose other tickets.
    const hinted = model.chosen.value;
    if (hinted === "ok") model.picked.value = proposed.value;
    else if (hinted.startsWith("done:")) model.picked.value = hinted.slice(5).split(",").filter((id) => id !== "-");
    if (hinted) model.drop();
  }, [model.chosen.value]);
  if (!view || !board) return null;
  const points = picked.reduce((sum, id) => sum + (board.tickets.get(id)?.points ?? 0), 0);
  const same = picked.length === proposed.value.length && picked.every((id) => proposed.value.includes(id));
  /** @param {string} id */
  const tap = (id) => {
    model.picked.value = picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];
  };
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const lock = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (!ready.value) return;
    if (!word.value) model.play(token);
    else if (away.value) model.explain(token, { x: box.left + box.width / 2, y: box.top });
    else announce(word.value, { now: true });
  };
  return html`<div class="panel-over offer completing ${away.value ? "away" : ""}" style=${{ "--n": held.length }} role="group" aria-label=${t("decide-complete")}>
      <header class="offer-head">
        <h2>${t("decide-complete")}</h2>
        <button type="button" class="quiet offer-away" aria-expanded=${!away.value} onClick=${() => (away.value = !away.value)}>${t(away.value ? "table-offer-show" : "decide-see-yards")}</button>
      </header>
      <p class="note complete-note">${t("decide-complete-note")}</p>
      <${Uses} model=${model} picked=${picked} />
      <p class="complete-word ${word.value ? "why-not" : ""}" role="status">${word.value}</p>
      <ul class="offer-tickets">${held.map(
        (id) => html`<li key=${id}><button type="button" class="ticket" role="checkbox" aria-checked=${picked.includes(id)} onClick=${() => tap(id)}>
          <${CardTicket} model=${model} id=${id} state=${false} /><span class="ticket-tick" aria-hidden="true"></span>
        </button></li>`,
      )}</ul>
    </div>
    <div class="acts">
      <button type="button" class="button main" aria-disabled=${!ready.value || Boolean(word.value) || model.busy.value} onClick=${lock}>
        <span><${Icon} name="ticket" /> ${t("decide-complete-do", { n: picked.length })}</span> <small>${t("have-points", { n: points })}</small>
      </button>
      ${!same && html`<button type="button" class="button" onClick=${() => (model.picked.value = proposed.value)}>${t("decide-complete-proposed")}</button>`}
    </div>`;
}

/** How much of the pile the chosen tickets use. @param {{model: TableModel, picked: string[]}} props */
function Uses({ model, picked }) {
  const board = model.board.value;
  const have = new Map(readCards(model.view.value?.players[model.me.value]?.on_track));
  /** @type {Map<string, number>} */
  const need = new Map();
  for (const id of picked) for (const [letter, n] of readCards(board?.tickets.get(id)?.cards)) need.set(letter, (need.get(letter) ?? 0) + n);
  const lacks = [...need].reduce((sum, [letter, n]) => sum + Math.max(0, n - (have.get(letter) ?? 0)), 0);
  need.set("L", lacks);
  const letters = [..."KBGOPRWYL"].filter((letter) => have.get(letter) || need.get(letter));
  if (!letters.length) return html`<p class="note">${t("decide-pile-empty")}</p>`;
  return html`<ul class="uses" aria-label=${t("decide-pile-seen", { cards: sayCards(model.view.value?.players[model.me.value]?.on_track) })}>${letters.map((letter) => {
    const [used, of] = [Math.min(need.get(letter) ?? 0, letter === "L" ? Infinity : (have.get(letter) ?? 0)), have.get(letter) ?? 0];
    return html`<li key=${letter} class=${used > of ? "over" : used === of ? "all" : ""}>
      <span class="unseen">${t("decide-uses", { card: t(`card-${letter}`), n: used, of })}</span>
      <span aria-hidden="true"><${Chip} letter=${letter} /> <b>${number(used)}</b>/${number(of)}</span></li>`;
  })}</ul>`;
}
