/** The line on top of every page: where one is, one's name, the language, day or night, and the menu. */
import { html, useId } from "../lib.js";
import { path } from "../routes.js";
import { change, settings } from "../settings.js";
import { lang, languages, setLanguage, t } from "../text.js";
import { Icon } from "./icon.js";
import { announce } from "./live.js";
import { NameField } from "./name.js";

const PLACES = [
  { to: "/", say: "app-menu-play" },
  { to: "/rules", say: "app-menu-rules" },
  { to: "/statistics", say: "app-menu-statistics" },
];
const MORE = [
  { to: "/new", say: "app-menu-new" },
  { to: "/settings", say: "app-menu-settings" },
  { to: "/about", say: "app-menu-about" },
];

export function TopLine() {
  return html`<header class="top">
    <a class="brand" href="/"><${Icon} name="mark-L" /><span>Whistlestop</span></a>
    <nav class="top-places" aria-label=${t("app-menu-places")}>${PLACES.map((one) => html`<${Place} ...${one} />`)}</nav>
    <div class="top-tools">
      <${LanguageChoice} />
      <${ThemeButton} />
      <${Menu} />
    </div>
  </header>`;
}

/** @param {{to: string, say: string}} props */
function Place({ to, say }) {
  const here = to === "/" ? path.value === "/" : path.value.startsWith(to);
  return html`<a href=${to} aria-current=${here ? "page" : undefined}>${t(say)}</a>`;
}

/** The language of everything, switched at once. */
export function LanguageChoice({ shown = false }) {
  const id = useId();
  /** @param {Event & {currentTarget: HTMLSelectElement}} event */
  const choose = async (event) => {
    const code = event.currentTarget.value;
    await setLanguage(code);
    change({ lang: code });
    announce(t("app-language-now"));
  };
  return html`<span class=${shown ? "field" : "language-small"}>
    <label for=${id} class=${shown ? "" : "unseen"}>${t("app-language")}</label>
    <select id=${id} value=${lang.value} onChange=${choose}>
      ${languages.value.map((one) => html`<option value=${one.lang} lang=${one.lang}>${one.name}</option>`)}
    </select>
  </span>`;
}

/** Day or night: one press goes to the other one. */
export function ThemeButton() {
  const dark = settings.value.theme ? settings.value.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const name = t(dark ? "app-theme-to-light" : "app-theme-to-dark");
  const turn = () => change({ theme: dark ? "light" : "dark" });
  return html`<button class="quiet" type="button" title=${name} aria-label=${name} onClick=${turn}><${Icon} name="theme" /></button>`;
}

/** One's name and everything that there is, behind one button. */
export function Menu() {
  const id = useId();
  const name = settings.value.name;
  return html`<button class="quiet top-menu" type="button" popovertarget=${id} aria-label=${name ? t("app-menu-of", { name }) : t("app-menu")}>
      ${name && html`<span class="top-name" aria-hidden="true">${name}</span>`}
      <${Icon} name="menu" />
    </button>
    <div id=${id} class="menu" popover="auto">
      <${NameField} />
      <div class="menu-language"><${LanguageChoice} shown /></div>
      <nav aria-label=${t("app-menu")}>${[...PLACES, ...MORE].map((one) => html`<${Place} ...${one} />`)}</nav>
    </div>`;
}
