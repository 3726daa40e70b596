/** The menu of a table: looking, settings, one's own seat, and what a host may do. */
import { html, useSignal } from "../lib.js";
import { forget, keep } from "../seats.js";
import { change, settings } from "../settings.js";
import { t } from "../text.js";
import { Dialog } from "../ui/dialog.js";
import { Icon } from "../ui/icon.js";
import { LanguageChoice, ThemeButton } from "../ui/top.js";
import { narrow } from "./narrow.js";
import { Share } from "./share.js";
import { sample } from "./sound.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel, close: () => void, anew: () => void}} props */
export function MenuDialog({ model, close, anew }) {
  const host = model.yours.value.includes(model.table.value?.host);
  const board = model.family.value === "board";
  /** @param {string} what */
  const open = (what) => () => (model.open.value = what);
  return html`<${Dialog} title=${t("app-menu")} close=${close} class="menu-dialog">
    <div class="menu-list">
      ${narrow.value && html`<button type="button" class="menu-item" disabled=${!model.deciding.value} onClick=${open("hint")}><${Icon} name="hint" />${t("table-hint")}</button>`}
      <button type="button" class="menu-item" onClick=${open("rules")}><${Icon} name="help" />${t("table-help")}</button>
      ${board && html`<button type="button" class="menu-item" onClick=${open("text")}><${Icon} name="path" />${t("table-text-board")}</button>`}
      ${narrow.value && html`<button type="button" class="menu-item" onClick=${open("log")}><${Icon} name="log" />${t("table-log")}</button>`}
      <button type="button" class="menu-item" onClick=${open("keys")}><${Icon} name="menu" />${t("table-keys")}</button>
      <a class="menu-item" href="/"><${Icon} name="mark-L" />${t("app-to-start")}</a>
    </div>
    <${Wishes} />
    ${model.me.value >= 0 && html`<${OwnSeat} model=${model} />`}
    ${host && html`<${Host} model=${model} />`}
    <section><h3>${t("table-watchers")}</h3><${Share} link="/t/${model.id}" note=${t("table-watchers-note")} />
      ${model.me.value >= 0 && html`<button type="button" class="quiet link" onClick=${() => (forget(model.id), close(), anew())}>${t("table-forget")}</button>`}</section>
  <//>`;
}

/** What this browser is to do. */
function Wishes() {
  const refused = useSignal("");
  /** @param {"confirm" | "sound" | "calm"} key */
  const box = (key) => html`<label class="check"><input type="checkbox" checked=${settings.value[key]} onChange=${() => {
    change({ [key]: !settings.value[key] });
    if (key === "sound" && settings.value.sound) sample();
  }} /> ${t(`app-${key}`)}</label>`;
  const notify = async () => {
    if (settings.value.notify) return change({ notify: false });
    if (!("Notification" in globalThis) || !isSecureContext) refused.value = t("table-notify-insecure");
    else if ((await Notification.requestPermission()) === "granted") change({ notify: true });
    else refused.value = t("table-notify-refused");
  };
  return html`<section class="wishes"><h3>${t("table-wishes")}</h3>
    ${box("confirm")} ${box("sound")} ${box("calm")}
    <label class="check"><input type="checkbox" checked=${settings.value.notify} onChange=${notify} /> ${t("app-notify")}</label>
    ${refused.value && html`<p class="note">${refused.value}</p>`}
    <p class="wish-row"><${LanguageChoice} /> <${ThemeButton} /></p>
  </section>`;
}

/** @param {{model: TableModel}} props */
function OwnSeat({ model }) {
  const seat = model.seat.value;
  const name = useSignal(seat?.name ?? "");
  const link = useSignal("");
  const said = useSignal("");
  /** @param {import("./connection.js").Message} message */
  const tell = async (message) => {
    const answer = await model.tell({ ...message, seat: model.me.value });
    said.value = answer.type === "refused" ? answer.text : t("table-done");
    return answer;
  };
  const relink = async () => {
    const answer = await tell({ type: "relink" });
    if (answer.type !== "link") return;
    keep({ table: model.id, token: answer.token, seat: answer.seat });
    model.line.tokens = [...model.line.tokens, answer.token].slice(-5);
    link.value = answer.link;
  };
  return html`<section><h3>${t("table-my-seat")}</h3>
    <form class="inline-form" onSubmit=${(/** @type {SubmitEvent} */ event) => (event.preventDefault(), tell({ type: "name", name: name.value }))}>
      <div class="field"><label for="seat-name">${t("app-name")}</label><input id="seat-name" type="text" maxlength="24" value=${name.value} onInput=${(/** @type {InputEvent & {currentTarget: HTMLInputElement}} */ event) => (name.value = event.currentTarget.value)} /></div>
      <button type="submit" class="button">${t("table-rename")}</button>
    </form>
    <p><button type="button" class="button" onClick=${relink}>${t("table-relink")}</button>
      ${
        seat?.played_by
          ? html` <button type="button" class="button" onClick=${() => tell({ type: "back" })}>${t("table-back")}</button>`
          : html` <button type="button" class="button" onClick=${() => tell({ type: "leave" })}>${t("table-leave")}</button>`
      }</p>
    <p class="note">${t("table-seat-note")}</p>
    ${link.value && html`<${Share} link=${link.value} note=${t("table-relink-note")} />`}
    <p class="note" role="status">${said.value}</p>
  </section>`;
}

/** @param {{model: TableModel}} props */
function Host({ model }) {
  const table = model.table.value;
  const link = useSignal("");
  const said = useSignal("");
  const sure = useSignal(false);
  /** @param {import("./connection.js").Message} message */
  const tell = async (message) => {
    const answer = await model.tell({ type: "host", ...message });
    said.value = answer.type === "refused" ? answer.text : t("table-done");
    if (answer.type === "link") link.value = answer.link;
  };
  const going = table?.status === "playing" || table?.status === "paused";
  return html`<section><h3>${t("table-host")}</h3>
    ${
      going &&
      html`<p>${
        table?.status === "paused"
          ? html`<button type="button" class="button" onClick=${() => tell({ do: "resume" })}>${t("table-resume")}</button>`
          : html`<button type="button" class="button" onClick=${() => tell({ do: "pause" })}>${t("table-pause")}</button>`
      }
      ${
        sure.value
          ? html` <button type="button" class="button" onClick=${() => (tell({ do: "end" }), (sure.value = false))}>${t("table-end-sure")}</button>`
          : html` <button type="button" class="button" onClick=${() => (sure.value = true)}>${t("table-end-game")}</button>`
      }</p>`
    }
    <ul class="host-seats">${table?.seats
      .filter((/** @type {any} */ one) => one.kind === "person" && one.seat !== model.me.value)
      .map(
        (/** @type {any} */ one) => html`<li key=${one.seat}><b>${one.name}</b>
          ${
            one.played_by
              ? html`<button type="button" class="button" onClick=${() => tell({ do: "person", seat: one.seat })}>${t("table-host-person")}</button>`
              : html`<button type="button" class="button" onClick=${() => tell({ do: "bot", seat: one.seat })}>${t("table-host-bot")}</button>`
          }
          <button type="button" class="button" onClick=${() => tell({ do: "swap", seat: one.seat })}>${t("table-host-swap")}</button>
          <button type="button" class="button" onClick=${() => tell({ do: "kick", seat: one.seat })}>${t("table-host-kick")}</button></li>`,
      )}</ul>
    ${link.value && html`<${Share} link=${link.value} note=${t("table-swap-note")} />`}
    <p class="note" role="status">${said.value}</p>
  </section>`;
}
