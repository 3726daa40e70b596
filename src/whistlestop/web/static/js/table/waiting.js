/** Before the game begins: who sits, who is still to come, and the link for them. */
import { api } from "../api.js";
import { html, useSignal } from "../lib.js";
import { keep } from "../seats.js";
import { change, settings } from "../settings.js";
import { t } from "../text.js";
import { Icon } from "../ui/icon.js";
import { Wagon } from "../ui/wagon.js";
import { Log } from "./log.js";
import { Share } from "./share.js";

/** @param {{model: import("./model.js").TableModel, anew: () => void}} props */
export function WaitingRoom({ model, anew }) {
  const table = model.table.value;
  const name = useSignal(settings.value.name);
  const refused = useSignal("");
  if (!table) return null;
  const free = table.seats.filter((/** @type {any} */ seat) => seat.kind === "open").length;
  const sits = model.yours.value.length > 0;
  const host = model.yours.value.includes(table.host);
  /** @param {SubmitEvent} event */
  const join = async (event) => {
    event.preventDefault();
    try {
      const seat = await api(`/api/tables/${model.id}/join`, { body: { name: name.value } });
      change({ name: name.value });
      keep({ table: model.id, token: seat.token, seat: seat.seat });
      anew();
    } catch (error) {
      refused.value = error instanceof Error ? error.message : String(error);
    }
  };
  return html`<main class="page waiting-room">
    <p><a class="brand" href="/"><${Icon} name="mark-L" /><span>Whistlestop</span></a></p>
    <h1>${table.name || table.title_name}</h1>
    <p role="status">${table.name ? `${table.title_name} · ` : ""}${t("table-waiting-for", { n: free })}</p>
    <div class="waiting-parts">
      <section class="panel"><h2>${t("table-players")}</h2>
        <ul class="waiting-seats">${table.seats.map(
          (/** @type {any} */ seat) => html`<li key=${seat.seat} class=${seat.kind === "open" ? "free" : ""}>
            <${Wagon} colour=${seat.colour} /> <span>${seat.kind === "open" ? t("table-seat-free") : seat.name}
            ${model.yours.value.includes(seat.seat) && html` <span class="note">${t("app-you")}</span>`}
            ${seat.host && html` <span class="note">${t("table-is-host")}</span>`}</span>
            ${seat.kind === "bot" && html`<${Icon} name="bot" />`}
          </li>`,
        )}</ul>
        ${
          !sits && free > 0
            ? html`<form class="waiting-join" onSubmit=${join}>
                <div class="field"><label for="join-name">${t("app-name")}</label>
                  <input id="join-name" type="text" maxlength="24" autocomplete="nickname" value=${name.value} onInput=${(/** @type {InputEvent & {currentTarget: HTMLInputElement}} */ event) => (name.value = event.currentTarget.value)} /></div>
                <button type="submit" class="button main">${t("table-sit-down")}</button>
              </form>`
            : html`<p class="note">${t("table-begins")}</p>`
        }
        ${refused.value && html`<p class="why-not" role="alert">${refused.value}</p>`}
        ${host && html`<p><button type="button" class="button" onClick=${() => model.tell({ type: "host", do: "end" })}>${t("table-call-off")}</button></p>`}
      </section>
      <section class="panel"><h2>${t("table-invite")}</h2><${Share} link="/t/${model.id}" note=${t("table-invite-note")} /></section>
      ${table.chat && html`<section class="panel waiting-log"><${Log} model=${model} /></section>`}
    </div>
  </main>`;
}
