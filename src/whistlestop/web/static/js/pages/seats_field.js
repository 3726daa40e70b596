/** Who sits at a new table: seat by seat a person here, a person elsewhere, or a computer. */
import { useAsked } from "../asked.js";
import { html, useId } from "../lib.js";
import { botName, LEVELS, levelName, levelText, USUAL } from "../levels.js";
import { has, t } from "../text.js";
import { LONGEST_NAME, NameField } from "../ui/name.js";
import { Wagon } from "../ui/wagon.js";
import { COLOURS } from "./colours.js";

/** @typedef {import("./new_table.js").Seat} Seat */
/** @typedef {import("../asked.js").Bot} Bot */

/** @param {{seats: Seat[], range: [number, number], change: (seats: Seat[]) => void}} props */
export function SeatsField({ seats, range: [least, most], change }) {
  /** @param {number} at @param {Partial<Seat>} some */
  const set = (at, some) => change(seats.map((one, n) => (n === at ? { ...one, ...some } : one)));
  return html`<ol class="seats">
      ${seats.map(
        (seat, at) => html`<li key=${at} class="seat-row">
          <${Wagon} colour=${COLOURS[at] ?? ""} class="seat-wagon" />
          ${seat.kind === "me" ? html`<${NameField} />` : html`<${OtherSeat} seat=${seat} at=${at} set=${(/** @type {Partial<Seat>} */ some) => set(at, some)} />`}
          ${seat.kind !== "me" && seats.length > least
            ? html`<button class="quiet" type="button" aria-label=${t("app-seat-remove", { n: at + 1 })} title=${t("app-seat-remove", { n: at + 1 })} onClick=${() => change(seats.filter((_, n) => n !== at))}>×</button>`
            : html`<span></span>`}
        </li>`,
      )}
    </ol>
    ${seats.length < most && html`<p class="buttons seat-adds">
      ${["open", "here", "bot"].map(
        (kind) => html`<button class="button" type="button" onClick=${() => change([...seats, /** @type {Seat} */ ({ kind, name: "", bot: USUAL })])}>${t(`app-seat-add-${kind}`)}</button>`,
      )}
    </p>`}`;
}

/** @param {{seat: Seat, at: number, set: (some: Partial<Seat>) => void}} props */
function OtherSeat({ seat, at, set }) {
  const id = useId();
  const bots = /** @type {Bot[] | null} */ (useAsked("/api/bots").value);
  const others = (bots ?? []).filter((bot) => !LEVELS.some((one) => one.bot.split(":")[0] === bot.name));
  const level = LEVELS.find((one) => one.bot === seat.bot);
  const about = level ? levelText(level.key) : has(`app-bot-${seat.bot}`) ? t(`app-bot-${seat.bot}.text`) : (bots?.find((bot) => bot.name === seat.bot)?.text ?? "");
  return html`<div class="seat-fields">
    <div class="field">
      <label for=${id}>${t("app-seat", { n: at + 1 })}</label>
      <select id=${id} value=${seat.kind} onChange=${(/** @type {Event & {currentTarget: HTMLSelectElement}} */ event) => set({ kind: /** @type {Seat["kind"]} */ (event.currentTarget.value) })}>
        ${["open", "here", "bot"].map((kind) => html`<option value=${kind}>${t(`app-seat-${kind}`)}</option>`)}
      </select>
    </div>
    ${seat.kind === "here" && html`<div class="field">
      <label for="${id}-name">${t("app-seat-name")}</label>
      <input id="${id}-name" type="text" maxlength=${LONGEST_NAME} value=${seat.name} autocomplete="off"
        onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => set({ name: event.currentTarget.value })} />
    </div>`}
    ${seat.kind === "bot" && html`<div class="field">
      <label for="${id}-bot">${t("app-level")}</label>
      <select id="${id}-bot" value=${seat.bot} aria-describedby="${id}-about" onChange=${(/** @type {Event & {currentTarget: HTMLSelectElement}} */ event) => set({ bot: event.currentTarget.value })}>
        <optgroup label=${t("app-levels")}>${LEVELS.map((one) => html`<option value=${one.bot}>${levelName(one.key)}</option>`)}</optgroup>
        <optgroup label=${t("app-characters")}>${others.map((bot) => html`<option value=${bot.name}>${botName(bot.name)}</option>`)}</optgroup>
      </select>
    </div>`}
    ${seat.kind === "bot" && html`<p class="note seat-about" id="${id}-about">${about}</p>`}
    ${seat.kind === "open" && html`<p class="note seat-about">${t("app-seat-open.text")}</p>`}
    ${seat.kind === "here" && html`<p class="note seat-about">${t("app-seat-here.text")}</p>`}
  </div>`;
}

