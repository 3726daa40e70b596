/** The tunnel: three cards turned over with a beat each; then one pays, or turns back. */
import { html, useEffect } from "../lib.js";
import { number, t } from "../text.js";
import { Card, CardBack, CardRow } from "../ui/card.js";
import { useBeat } from "./beat.js";
import { eachCard, sayCards } from "./tokens.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** The cards as they were turned over, in their order. @param {TableModel} model */
function revealed(model) {
  const event = model.log.value.findLast((one) => one.kind === "reveal");
  return eachCard(event?.cards ?? model.view.value?.revealed);
}

/** @param {{model: TableModel}} props */
export function Tunnel({ model }) {
  const cards = revealed(model);
  const view = model.view.value;
  const turned = useBeat(cards.length);
  const laid = eachCard(view?.laid).filter((letter) => letter !== "L");
  const colour = laid[0] ?? "L";
  const ready = turned >= cards.length;
  const pays = [...model.legal.value].filter((token) => token.startsWith("+"));
  useEffect(() => {
    if (!model.chosen.peek() && pays[0]) model.chosen.value = pays[0];
  }, [ready]);
  return html`<div class="panel-over tunnel" role="group" aria-label=${t("table-tunnel")}>
    <h2>${t("table-tunnel")}</h2>
    <p class="note">${t("table-tunnel-matches", { track: model.board.value?.trackName(view?.track) ?? "", card: t(`card-${colour}`), wild: t("card-L"), same: colour === "L" ? "yes" : "no" })}</p>
    <div class="reveal" role="img" aria-label=${sayCards(cards.join(""))}>
      ${cards.map((letter, n) =>
        n < turned
          ? html`<${Card} key="f${n}" letter=${letter} class="turned ${letter === colour || letter === "L" ? "match" : ""}" />`
          : html`<${CardBack} key="b${n}" />`,
      )}
      ${ready && html`<p class="surcharge"><b>${number(view?.surcharge ?? 0)}</b>${t("table-surcharge", { n: view?.surcharge ?? 0 })}</p>`}
    </div>
    ${
      ready &&
      html`<div class="ways" role="radiogroup" aria-label=${t("table-ways")}>
        ${pays.map(
          (token) => html`<button key=${token} type="button" role="radio" aria-checked=${model.chosen.value === token} class="way" onClick=${() => (model.chosen.value = token)}>
            <${CardRow} cards=${token.slice(1)} /><span class="way-words"><b>${sayCards(token.slice(1))}</b></span></button>`,
        )}
      </div>
      ${!pays.length && html`<p>${t("table-tunnel-cannot")}</p>`}`
    }
  </div>`;
}
