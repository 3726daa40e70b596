/** A new table: which game, who plays, how much time, which house rules. */
import { Refusal } from "../api.js";
import { useTitles } from "../asked.js";
import { html, useId, useState } from "../lib.js";
import { botSeat, USUAL } from "../levels.js";
import { go } from "../routes.js";
import { settings } from "../settings.js";
import { openTable } from "../tables.js";
import { t } from "../text.js";
import { Choice, Tick } from "../ui/choice.js";
import { announce } from "../ui/live.js";
import { Page } from "../ui/page.js";
import { DAYS, MOVES, spanWords } from "./clocks.js";
import { OptionsField } from "./options_field.js";
import { TitleChoice } from "./quick.js";
import { SeatsField } from "./seats_field.js";

/** @typedef {{kind: "me" | "here" | "open" | "bot", name: string, bot: string}} Seat */
/** @typedef {{title: string, dice: boolean, seats: Seat[], clock: string, move: number, days: number, options: Record<string, any>,
 *   public: boolean, chat: boolean, aids: boolean, name: string}} Wish */

/** @returns {Wish} */
function fresh() {
  const asked = new URLSearchParams(location.search).get("title") ?? "nordic";
  const seats = /** @type {Seat[]} */ (["me", "open"].map((kind) => ({ kind, name: "", bot: USUAL })));
  return { title: asked, dice: false, seats, clock: "none", move: 60, days: 86400, options: {}, public: false, chat: true, aids: false, name: "" };
}

export function NewTablePage() {
  const titles = useTitles();
  const [wish, setWish] = useState(fresh);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState({ field: "", text: "" });
  const nameId = useId();
  const chosen = titles?.find((one) => one.id === wish.title) ?? titles?.[0];
  if (!titles || !chosen) return html`<${Page} title=${t("app-new")}><p class="loading">${t("app-loading")}</p><//>`;
  const dice = wish.dice && chosen.dice;
  const open = wish.seats.some((one) => one.kind === "open");

  /** @param {Partial<Wish>} some */
  const change = (some) => {
    setWish({ ...wish, ...some });
    setFault({ field: "", text: "" });
  };
  /** @param {string} id */
  const choose = (id) => {
    const title = titles.find((one) => one.id === id) ?? chosen;
    const known = new Set(title.options.map((one) => one.key));
    change({
      title: id,
      seats: wish.seats.slice(0, title.seats[1]),
      options: Object.fromEntries(Object.entries(wish.options).filter(([key]) => known.has(key))),
    });
  };
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    setBusy(true);
    const usable = chosen.options.filter((one) => dice || !one.needs_dice).map((one) => one.key);
    try {
      const table = await openTable({
        title: chosen.id,
        dice,
        seats: wish.seats.map(asSeat),
        clock: wish.clock === "none" ? null : { kind: wish.clock, seconds: wish.clock === "days" ? wish.days : wish.move },
        options: Object.fromEntries(Object.entries(wish.options).filter(([key]) => usable.includes(key))),
        public: open && wish.public,
        chat: wish.chat,
        aids: wish.aids,
        name: wish.name,
      });
      go(`/t/${table}`);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      setFault({ field: error instanceof Refusal ? error.field : "", text });
      setBusy(false);
      announce(text, { now: true });
    }
  };
  /** @param {...string} fields */
  const faultOf = (...fields) => fields.includes(fault.field) && html`<p class="why-not">${fault.text}</p>`;
  const elsewhere = fault.text && !["title", "dice", "seats", "bot", "clock", "options", "name"].includes(fault.field);

  return html`<${Page} title=${t("app-new")} class="new">
    <form onSubmit=${send} class="new-form">
      <section class="panel new-game" aria-labelledby="new-game">
        <h2 id="new-game">${t("app-new-game")}</h2>
        <${TitleChoice} titles=${titles} value=${chosen.id} choose=${choose} labelledby="new-game" />
        <p class="new-tagline"><b>${chosen.name}.</b> ${chosen.tagline} <a href="/rules/${chosen.id}${dice ? "?dice" : ""}">${t("app-new-rules")}</a></p>
        ${chosen.own_board_note && html`<details class="new-own"><summary>${t("app-own-board")}</summary><p class="note" lang="en">${chosen.own_board_note}</p></details>`}
        ${chosen.dice && html`<${Tick} label=${t("app-dice")} note=${t("app-dice-note")} value=${dice} choose=${(/** @type {boolean} */ on) => change({ dice: on })} />`}
        ${faultOf("title", "dice")}
      </section>

      <div class="new-halves">
        <section class="panel" aria-labelledby="new-seats">
          <h2 id="new-seats">${t("app-new-seats")}</h2>
          <${SeatsField} seats=${wish.seats} range=${chosen.seats} change=${(/** @type {Seat[]} */ seats) => change({ seats })} />
          ${faultOf("seats", "bot")}
          ${open && html`<${Choice} legend=${t("app-new-open")} value=${wish.public} choose=${(/** @type {boolean} */ on) => change({ public: on })}
            options=${[{ value: false, label: t("app-new-by-link") }, { value: true, label: t("app-new-public") }]}
            note=${t(wish.public ? "app-new-public.text" : "app-new-by-link.text")} />`}
        </section>

        <section class="panel" aria-labelledby="new-how">
          <h2 id="new-how">${t("app-new-how")}</h2>
          <${ClockField} wish=${wish} change=${change} />
          ${faultOf("clock")}
          <${Tick} label=${t("app-new-chat")} value=${wish.chat} choose=${(/** @type {boolean} */ on) => change({ chat: on })} />
          <${Tick} label=${t("app-new-aids")} note=${t("app-new-aids.text")} value=${wish.aids} choose=${(/** @type {boolean} */ on) => change({ aids: on })} />
          <div class="field">
            <label for=${nameId}>${t("app-new-name")}</label>
            <input id=${nameId} type="text" maxlength="48" value=${wish.name} placeholder=${t("app-new-name-example")} autocomplete="off"
              onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => change({ name: event.currentTarget.value })} />
            ${faultOf("name")}
          </div>
        </section>
      </div>

      <${OptionsField} title=${chosen} dice=${dice} options=${wish.options} change=${(/** @type {Record<string, any>} */ options) => change({ options })} fault=${fault.field === "options" ? fault.text : ""} />

      <div class="new-go">
        <p class="note">${t(open ? "app-new-then-open" : "app-new-then")}</p>
        ${elsewhere && html`<p class="why-not">${fault.text}</p>`}
        <button class="button main" disabled=${busy}>${t(open ? "app-new-go-open" : "app-new-go")}</button>
      </div>
    </form>
  <//>`;
}

/** @param {Seat} seat */
function asSeat(seat) {
  if (seat.kind === "bot") return botSeat(seat.bot);
  if (seat.kind === "open") return { kind: "open" };
  return { kind: seat.kind, name: seat.kind === "me" ? settings.value.name : seat.name };
}

/** @param {{wish: Wish, change: (some: Partial<Wish>) => void}} props */
function ClockField({ wish, change }) {
  const id = useId();
  const days = wish.clock === "days";
  /** @param {Event & {currentTarget: HTMLSelectElement}} event */
  const set = (event) => change(days ? { days: Number(event.currentTarget.value) } : { move: Number(event.currentTarget.value) });
  return html`<${Choice} legend=${t("app-clock")} value=${wish.clock} choose=${(/** @type {string} */ clock) => change({ clock })} note=${t(`app-clock-${wish.clock}.text`)}
      options=${["none", "move", "days"].map((kind) => ({ value: kind, label: t(`app-clock-${kind}`) }))} />
    ${wish.clock !== "none" && html`<div class="field">
      <label for=${id}>${t(days ? "app-clock-long-days" : "app-clock-long")}</label>
      <select id=${id} value=${days ? wish.days : wish.move} onChange=${set}>
        ${(days ? DAYS : MOVES).map((seconds) => html`<option value=${seconds}>${spanWords(seconds)}</option>`)}
      </select>
    </div>`}`;
}
