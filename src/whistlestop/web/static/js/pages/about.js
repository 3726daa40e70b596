/** What this is, who it is not from, and what others made of it. */
import { useAsked, useTitles } from "../asked.js";
import { html } from "../lib.js";
import { t } from "../text.js";
import { Page } from "../ui/page.js";

/** What others made, as it lies in the app: name, licence, and where the licence stands. */
const OTHERS = [
  ["Besley", "OFL-1.1", "/static/fonts/OFL.txt"],
  ["Cabin", "OFL-1.1", "/static/fonts/OFL.txt"],
  ["Preact", "MIT", "/static/vendor/LICENSE-preact"],
  ["Preact Signals", "MIT", "/static/vendor/LICENSE-signals"],
  ["HTM", "Apache-2.0", "/static/vendor/LICENSE-htm"],
  ["Fluent", "Apache-2.0", ""],
  ["Natural Earth", "", ""],
];

export function AboutPage() {
  const version = useAsked("/api/openapi.json").value?.info?.version ?? "";
  const own = (useTitles() ?? []).filter((one) => one.own_board_note);
  return html`<${Page} title=${t("app-about")} class="reading">
    <p class="lead">${t("app-about-what")}</p>
    <p>${t("app-about-how")}</p>
    ${version && html`<p class="note">${t("app-about-version", { version })}</p>`}
    <h2>${t("app-about-unofficial")}</h2>
    <p>${t("app-unofficial")}</p>
    <p>${t("app-about-buy")}</p>
    ${own.length > 0 && html`<h2>${t("app-about-own")}</h2>
      <p>${t("app-about-own.text")}</p>
      ${own.map((one) => html`<h3>${one.name}</h3><p lang="en">${one.own_board_note}</p>`)}`}
    <h2>${t("app-about-private")}</h2>
    <p>${t("app-about-private.text")}</p>
    <h2>${t("app-about-licence")}</h2>
    <p>${t("app-about-licence.text")}</p>
    <ul>
      ${OTHERS.map(([name, licence, file]) => html`<li>${name}: ${file ? html`<a href=${file} data-load>${licence}</a>` : licence || t("app-about-public-domain")}</li>`)}
    </ul>
    <p><a href="/api" data-load>${t("app-about-protocol")}</a></p>
  <//>`;
}
