/** The app: the page that the address names. Pages are loaded when they are first shown. */
import { html, useEffect, useState } from "./lib.js";
import { path } from "./routes.js";
import { t } from "./text.js";

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

/** @param {{languages: {lang: string, name: string}[]}} props */
export function App({ languages }) {
  const address = path.value;
  const [shown, show] = useState(/** @type {{page: any, props: any, address: string} | null} */ (null));
  useEffect(() => {
    let gone = false;
    const [form, load] = PAGES.find(([one]) => one.test(address)) ?? [/^/, async () => NotFound];
    load().then((page) => {
      if (!gone) show({ page, props: { ...form.exec(address)?.groups, languages }, address });
    });
    return () => {
      gone = true;
    };
  }, [address]);
  if (!shown) return html`<p class="loading" role="status">${t("app-loading")}</p>`;
  return html`<${shown.page} key=${shown.address} ...${shown.props} />`;
}

function NotFound() {
  return html`<main class="page"><h1>${t("app-not-found")}</h1><p><a href="/">${t("app-to-start")}</a></p></main>`;
}
