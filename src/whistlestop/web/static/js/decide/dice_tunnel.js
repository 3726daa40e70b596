/** The tunnel dice: three of them with a beat each; then one pays, takes a token to pay with, or gives up. */
import { html, useEffect } from "../lib.js";
import { number, t } from "../text.js";
import { PurseRow, TunnelDie } from "../ui/die.js";
import { useBeat } from "../table/beat.js";
import { sayAction, sayPurse } from "../table/tokens.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

const DICE = 3;

/** @param {{model: TableModel}} props */
export function DiceTunnel({ model }) {
  const board = model.board.value;
  const view = model.view.value;
  const rolled = model.log.value.findLast((one) => one.kind === "tunnel-roll");
  const shown = useBeat(DICE, rolled?.n);
  const ready = shown >= DICE;
  const tokens = [...model.legal.value];
  const pays = tokens.filter((token) => token.startsWith("+"));
  const exchanges = tokens.filter((token) => token.startsWith("x:"));
  const ways = [...pays, ...exchanges];
  const chosen = ways.includes(model.chosen.value) ? model.chosen.value : ready ? (ways[0] ?? "") : "";
  useEffect(() => {
    if (chosen) model.chosen.value = chosen;
  }, [chosen, model.chosen.value]);
  if (!board || !view) return null;
  const hits = Number(rolled?.count ?? view.surcharge ?? 0);
  return html`<div class="panel-over tunnel" role="group" aria-label=${t("table-tunnel")}>
      <h2>${t("table-tunnel")}</h2>
      <p class="note">${t("decide-tunnel", { track: board.trackName(view.track) })}</p>
      <div class="reveal" role="img" aria-label=${t("decide-tunnel-shows", { n: hits })}>
        ${Array.from({ length: DICE }, (_, n) => html`<${TunnelDie} key="${rolled?.n}-${n}-${n < shown}" hit=${n < shown && n < hits} class=${n < shown ? "thrown" : ""} />`)}
        ${ready && html`<p class="surcharge"><b>${number(view.surcharge ?? 0)}</b>${t("decide-surcharge", { n: view.surcharge ?? 0 })}</p>`}
      </div>
      ${
        ready &&
        html`<div class="ways" role="radiogroup" aria-label=${t("table-ways")}>${ways.map(
          (token) => html`<button key=${token} type="button" role="radio" aria-checked=${chosen === token} class="way" onClick=${() => (model.chosen.value = token)}>
            ${token.startsWith("+") ? html`<${PurseRow} paid=${token.slice(1)} />` : html`<${PurseRow} paid=${token.slice(2, 4)} /><span aria-hidden="true">→</span><${PurseRow} paid=${token.slice(4)} />`}
            <span class="way-words"><b>${token.startsWith("+") ? sayPurse(token.slice(1)) : t(`token-${token.slice(4)}`)}</b>${token.startsWith("x:") && html`<span>${t("decide-tunnel-first")}</span>`}</span>
          </button>`,
        )}</div>
        ${!ways.length && html`<p>${t("decide-tunnel-cannot")}</p>`}`
      }
    </div>
    <div class="acts">
      ${chosen && html`<button type="button" class="button main" aria-disabled=${model.busy.value} onClick=${() => model.play(chosen)}>${sayAction(board, chosen, [], true)}</button>`}
      ${model.legal.value.has("no") && html`<button type="button" class="button ${chosen ? "" : "main"}" onClick=${() => model.play("no")}>${t("table-turn-back")}</button>`}
    </div>`;
}
