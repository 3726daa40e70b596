/** What happened, in words; each line shows on the board what it tells of. And what people say. */
import { html, useEffect, useRef, useSignal } from "../lib.js";
import { number, t } from "../text.js";
import { Chips } from "../ui/card.js";
import { PurseRow } from "../ui/die.js";
import { shownLog } from "./deeds.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** So many lines at first. */
const SOME = 40;

/** @param {{model: TableModel}} props */
export function Log({ model }) {
  // Before a game begins there is nothing to tell, but perhaps something to say.
  const talk = useSignal(model.table.value?.status === "waiting");
  const read = useSignal(model.chat.value.length);
  const table = model.table.value;
  // With nobody but computers, and people at one's own screen, there is nobody to write to.
  const chat = table?.chat && table.seats.some((/** @type {any} */ seat) => seat.kind !== "bot" && !model.yours.value.includes(seat.seat));
  if (talk.value) read.value = model.chat.value.length;
  const unread = model.chat.value.length - read.value;
  return html`<section class="t-log" aria-label=${t(talk.value ? "table-chat" : "table-log")}>
    <h2 class="eyebrow t-head">
      ${
        chat
          ? html`<span class="t-tabs">
              <button type="button" class="t-tab" aria-pressed=${!talk.value} onClick=${() => (talk.value = false)}>${t("table-log")}</button>
              <button type="button" class="t-tab" aria-pressed=${talk.value} onClick=${() => (talk.value = true)}>${t("table-chat")}${unread > 0 && html` <b class="unread">${number(unread)}</b>`}</button>
            </span>`
          : t("table-log")
      }
    </h2>
    ${talk.value && chat ? html`<${Chat} model=${model} />` : html`<${Lines} model=${model} />`}
  </section>`;
}

/** @param {{model: TableModel}} props */
function Lines({ model }) {
  const all = useSignal(false);
  const lines = shownLog(model);
  const shown = all.value ? lines : lines.slice(0, SOME);
  return html`<ol class="log-lines" reversed tabindex="0" aria-label=${t("table-log")}>
    ${shown.map(({ event, text, cards, dice }, n) => {
      const tracks = event.track !== undefined ? [event.track] : [];
      const places = event.location ? [event.location] : [];
      const point = () => model.point({ tracks, places, why: "log" });
      const shows = tracks.length || places.length;
      const colour = event.seat === undefined ? "" : (model.seatOf(event.seat)?.colour ?? "");
      const body = html`<i class="log-dot ${colour}" aria-hidden="true"></i><span class="log-text">${text} ${cards && html`<${Chips} cards=${cards} />`}${dice && html`<${PurseRow} paid=${dice} />`}</span>
        <span class="log-points">${event.kind === "placed" && event.points ? `+${number(event.points)}` : ""}</span>`;
      return html`<li key=${event.n} class=${n === 0 ? "now" : ""}>${
        shows
          ? html`<button type="button" class="log-line" onMouseEnter=${point} onMouseLeave=${() => model.unpoint()} onFocus=${point} onBlur=${() => model.unpoint()} onClick=${point}>${body}</button>`
          : html`<span class="log-line">${body}</span>`
      }</li>`;
    })}
    ${lines.length > shown.length && html`<li><button type="button" class="quiet link" onClick=${() => (all.value = true)}>${t("table-log-all", { n: lines.length })}</button></li>`}
  </ol>`;
}

/** @param {{model: TableModel}} props */
function Chat({ model }) {
  const text = useSignal("");
  const refused = useSignal("");
  const end = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
  }, [model.chat.value.length]);
  /** @param {SubmitEvent} event */
  const send = async (event) => {
    event.preventDefault();
    if (!text.value.trim()) return;
    const answer = await model.tell({ type: "chat", seat: model.me.value, text: text.value.trim() });
    refused.value = answer.type === "refused" ? answer.text : "";
    if (answer.type === "ok") text.value = "";
  };
  return html`<ol class="chat-lines" ref=${end} aria-live="polite" tabindex="0" aria-label=${t("table-chat")}>
      ${model.chat.value.map((one) => html`<li key=${one.n}><b class=${model.seatOf(one.seat)?.colour ?? ""}>${one.name}</b> ${one.text}</li>`)}
      ${model.chat.value.length === 0 && html`<li class="note">${t("table-chat-empty")}</li>`}
    </ol>
    ${
      model.me.value >= 0 &&
      html`<form class="chat-say" onSubmit=${send}>
        <input type="text" maxlength="300" aria-label=${t("table-chat-say")} placeholder=${t("table-chat-say")} value=${text.value}
          onInput=${(/** @type {InputEvent & {currentTarget: HTMLInputElement}} */ event) => (text.value = event.currentTarget.value)} />
        <button type="submit" class="button">${t("table-chat-send")}</button>
      </form>`
    }
    ${refused.value && html`<p class="why-not">${refused.value}</p>`}`;
}
