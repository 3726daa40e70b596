/** What all pages around the table share: the top line, one main part with a heading, and a foot. */
import { html, useEffect, useRef } from "../lib.js";
import { t } from "../text.js";
import { TopLine } from "./top.js";

/** Whether this is the page that the browser opened; then focus stays where the browser puts it. */
let first = true;

/** @param {{title: string, heading?: boolean, class?: string, children?: any}} props */
export function Page({ title, heading = true, class: more = "", children }) {
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    document.title = t("app-page-title", { title });
  }, [title]);
  useEffect(() => {
    if (!first) main.current?.focus({ preventScroll: true });
    first = false;
  }, []);
  return html`<a class="skip" href="#main">${t("app-skip")}</a>
    <${TopLine} />
    <main id="main" ref=${main} tabindex="-1" class="page ${more}">
      <h1 class=${heading ? "" : "unseen"}>${title}</h1>
      ${children}
    </main>
    <${Foot} />`;
}

function Foot() {
  return html`<footer class="foot">
    <p>${t("app-unofficial")}</p>
    <p><a href="/about">${t("app-menu-about")}</a></p>
  </footer>`;
}
