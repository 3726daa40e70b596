/** The line on top of the table: whose turn it is, what is asked, and the few tools. */
import { html, useEffect } from "../lib.js";
import { settings } from "../settings.js";
import { t } from "../text.js";
import { Icon } from "../ui/icon.js";
import { ThemeButton } from "../ui/top.js";
import { waitingFor } from "./dock.js";
import { narrow } from "./narrow.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel, open: (what: string) => void}} props */
export function Bar({ model, open }) {
  const asks = model.deciding.value ? t(model.family.value === "card-game" && model.phase.value === "main" ? "decide-asks-cards" : `table-asks-${model.phase.value}`) : waitingFor(model);
  return html`<header class="t-top">
    <h1 class="unseen">${model.table.value?.title_name}</h1>
    <a class="brand" href="/" title=${t("app-to-start")}><${Icon} name="mark-L" /><span>Whistlestop</span></a>
    <div class="turn" role="status" key=${model.deciding.value ? "mine" : "theirs"}>
      ${model.deciding.value && html`<b class="turn-flag">${model.hotSeat.value ? t("table-turn-of", { name: model.seat.value?.name ?? "" }) : t("table-your-turn")}</b>`}
      <span class="turn-asks">${asks}</span>
    </div>
    <div class="t-tools">
      <${Tool} icon="hint" label=${t("table-hint")} act=${() => open("hint")} off=${!model.deciding.value} class="wide-only" />
      ${narrow.value && model.me.value >= 0 && model.family.value === "board" && html`<${Tool} icon="ticket" label=${t("table-tickets")} act=${() => open("tickets")} />`}
      <${Tool} icon="undo" label=${t("table-undo")} act=${() => model.undo()} off=${!model.canUndo.value} />
      <${Tool} icon="help" label=${t("table-help")} act=${() => open("rules")} class="wide-only" />
      <span class="wide-only"><${ThemeButton} /></span>
      <${Tool} icon="menu" label=${t("app-menu")} act=${() => open("menu")} />
    </div>
  </header>`;
}

/** @param {{icon: string, label: string, act: () => void, off?: boolean, class?: string}} props */
function Tool({ icon, label, act, off = false, class: more = "" }) {
  return html`<button type="button" class="quiet ${more}" title=${label} aria-label=${label} disabled=${off} onClick=${act}><${Icon} name=${icon} /></button>`;
}

/** It is one's turn: the tab says so, and a notification if it may. @param {{model: TableModel}} props */
export function TurnSignal({ model }) {
  const mine = model.deciding.value || (model.curtain.value !== null && !model.over.value);
  const title = model.table.value?.title_name ?? "";
  useEffect(() => {
    document.title = mine ? t("table-title-turn", { title }) : t("table-title", { title });
  }, [mine, title]);
  useEffect(() => {
    if (!mine || document.visibilityState === "visible" || !settings.value.notify) return;
    if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
    const told = new Notification(t("table-your-turn"), { body: title, tag: `whistlestop-${model.id}` });
    told.onclick = () => {
      focus();
      told.close();
    };
    return () => told.close();
  }, [mine]);
  return null;
}
