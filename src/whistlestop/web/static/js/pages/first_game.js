/** The way into the guided first game. */
import { html, useState } from "../lib.js";
import { go } from "../routes.js";
import { beginTour, tour } from "../tour/begin.js";
import { seatsAt } from "../seats.js";
import { t } from "../text.js";
import { Icon } from "../ui/icon.js";

export function FirstGame() {
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState("");
  const before = tour.value && seatsAt(tour.value.table).length ? tour.value.table : "";
  const begin = async () => {
    setBusy(true);
    try {
      go(`/t/${await beginTour()}`);
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return html`<section class="panel first-game" aria-labelledby="first-game">
    <div class="first-game-sign" aria-hidden="true"><${Icon} name="flag" /></div>
    <div>
      <h2 id="first-game">${t("app-first-game")}</h2>
      <p>${t("app-first-game.text")}</p>
      <p class="buttons">
        ${before && html`<a class="button" href="/t/${before}">${t("app-first-game-on")}</a>`}
        <button class="button" type="button" disabled=${busy} onClick=${begin}>${before ? t("app-first-game-again") : t("app-first-game-go")}</button>
      </p>
      ${why && html`<p class="why-not" role="alert">${why}</p>`}
    </div>
  </section>`;
}
