/** Tables of other people where a seat is free, and links that somebody was sent. */
import { api } from "../api.js";
import { html, useEffect, useId, useState } from "../lib.js";
import { go } from "../routes.js";
import { seatsAt } from "../seats.js";
import { settings } from "../settings.js";
import { sitDown } from "../tables.js";
import { list, t } from "../text.js";
import { Dialog } from "../ui/dialog.js";
import { NameField } from "../ui/name.js";
import { Poster } from "../ui/poster.js";
import { clockWords } from "./clocks.js";
import { useTitleName } from "./title_name.js";

/** @typedef {import("./mine.js").Player} Player */
/** @typedef {{table: string, title: string, dice: boolean, name: string, options: number, free: number, players: Player[], clock: {kind: string, seconds: number}}} Offer */

const EVERY = 4000;
const LINK = /\/t\/([a-z0-9]{4,16})(?:#([\w,-]+))?\/?$/;

export function OpenTables() {
  const [offers, setOffers] = useState(/** @type {Offer[] | null} */ (null));
  const [wanted, want] = useState(/** @type {Offer | null} */ (null));
  const titleName = useTitleName();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const found = await api("/api/tables").catch(() => null);
      if (!gone && found) setOffers(found);
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  const free = (offers ?? []).filter((one) => !seatsAt(one.table).length);
  if (!free.length) return html`<p class="note">${offers ? t("app-open-none") : t("app-loading")}</p>`;
  return html`<ul class="open-list">
      ${free.map((one) => {
        const names = one.players.filter((player) => player.kind !== "open").map((player) => player.name || t("app-somebody"));
        const title = titleName(one.title, one.dice);
        return html`<li key=${one.table} class="open-table">
          <${Poster} title=${one.title} />
          <div>
            <p class="mine-title">${one.name || title}</p>
            <p class="note">${[one.name ? title : "", t("app-open-with", { names: list(names) }), clockWords(one.clock), one.options ? t("app-open-options", { n: one.options }) : ""].filter(Boolean).join(" · ")}</p>
          </div>
          <button class="button" type="button" aria-label=${t("app-open-sit-at", { title: one.name || title })} onClick=${() => want(one)}>${t("app-open-sit")}</button>
        </li>`;
      })}
    </ul>
    ${wanted && html`<${SitDown} offer=${wanted} title=${wanted.name || titleName(wanted.title, wanted.dice)} close=${() => want(null)} />`}`;
}

/** @param {{offer: Offer, title: string, close: () => void}} props */
function SitDown({ offer, title, close }) {
  const [why, setWhy] = useState("");
  /** @param {Event} event */
  const sit = async (event) => {
    event.preventDefault();
    try {
      await sitDown(offer.table, settings.value.name);
      go(`/t/${offer.table}`);
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error));
    }
  };
  return html`<${Dialog} title=${t("app-open-sit-at", { title })} close=${close}>
    <form onSubmit=${sit}>
      <${NameField} note />
      ${why && html`<p class="why-not" role="alert">${why}</p>`}
      <button class="button main">${t("app-open-sit")}</button>
      <a class="quiet" href="/t/${offer.table}">${t("app-open-watch")}</a>
    </form>
  <//>`;
}

/** A link that came by another way than a click. */
export function PasteLink() {
  const id = useId();
  const [text, setText] = useState("");
  const [why, setWhy] = useState("");
  /** @param {Event} event */
  const follow = (event) => {
    event.preventDefault();
    const found = LINK.exec(text.trim());
    if (found) go(`/t/${found[1]}${found[2] ? `#${found[2]}` : ""}`);
    else setWhy(t("app-link-wrong"));
  };
  return html`<form class="paste" onSubmit=${follow}>
    <label for=${id}>${t("app-link")}</label>
    <div class="paste-row">
      <input id=${id} type="text" inputmode="url" autocomplete="off" spellcheck=${false} value=${text} placeholder=${t("app-link-form")}
        aria-invalid=${why ? "true" : undefined} aria-describedby=${why ? `${id}-why` : undefined}
        onInput=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => setText(event.currentTarget.value)} />
      <button class="button">${t("app-link-go")}</button>
    </div>
    ${why && html`<p class="why-not" role="alert" id="${id}-why">${why}</p>`}
  </form>`;
}
