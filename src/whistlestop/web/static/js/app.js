/** The app: the page that the address names. Pages are loaded when they are first shown. */
import { html, useEffect, useState } from "./lib.js";
import { path } from "./routes.js";
import { t } from "./text.js";
import { LiveRegions } from "./ui/live.js";
import { Page } from "./ui/page.js";

/** @type {[RegExp, () => Promise<any>][]} */
const PAGES = [
  [/^\/$/, async () => (await import("./pages/start.js")).StartPage],
  [/^\/new$/, async () => (await import("./pages/new_table.js")).NewTablePage],
  [/^\/statistics$/, async () => (await import("./pages/statistics.js")).StatisticsPage],
  [/^\/settings$/, async () => (await import("./pages/settings.js")).SettingsPage],
  [/^\/about$/, async () => (await import("./pages/about.js")).AboutPage],
  [/^\/rules(?:\/(?<title>[a-z-]+))?$/, async () => (await import("./pages/rules.js")).RulesPage],
  [/^\/t\/(?<table>[a-z0-9]+)$/, async () => (await import("./table/page.js")).TablePage],
  [/^\/t\/(?<table>[a-z0-9]+)\/review$/, async () => (await import("./review/page.js")).ReviewPage],
];

export function App() {
  const address = path.value;
  const [shown, show] = useState(/** @type {{page: any, props: any, address: string} | null} */ (null));
  useEffect(() => {
    let gone = false;
    const [form, load] = PAGES.find(([one]) => one.test(address)) ?? [/^/, async () => NotFound];
    load()
      .catch(() => NotLoaded)
      .then((page) => {
        if (!gone) show({ page, props: form.exec(address)?.groups, address });
      });
    return () => {
      gone = true;
    };
  }, [address]);
  return html`${shown ? html`<${shown.page} key=${shown.address} ...${shown.props} />` : html`<p class="loading" role="status">${t("app-loading")}</p>`}
    <${LiveRegions} />`;
}

function NotFound() {
  return html`<${Page} title=${t("app-not-found")}><p><a class="button" href="/">${t("app-to-start")}</a></p><//>`;
}

/** The server did not send the page's own file: it was stopped, or the line is broken. */
function NotLoaded() {
  return html`<${Page} title=${t("app-not-loaded")}>
    <p>${t("app-not-loaded.text")}</p>
    <button class="button main" type="button" onClick=${() => location.reload()}>${t("app-try-again")}</button>
  <//>`;
}
