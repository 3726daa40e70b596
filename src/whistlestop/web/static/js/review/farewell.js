/** What one takes along from a finished game: another one, its record, a page to keep, a link to pass on. */
import { api } from "../api.js";
import { html, useSignal } from "../lib.js";
import { go } from "../routes.js";
import { keep, seatsAt } from "../seats.js";
import { lang, t } from "../text.js";
import { Share } from "../table/share.js";
import { Icon } from "../ui/icon.js";

/** @param {{story: import("./story.js").Story}} props */
export function Farewell({ story }) {
  const { table, rematch } = story.told;
  const refused = useSignal("");
  const seat = seatsAt(table)[0];
  const again = async () => {
    try {
      const made = await api(`/api/tables/${table}/rematch`, { body: {}, token: seat?.token ?? "" });
      for (const one of made.seats) if (one.token) keep({ table: made.table, token: one.token, seat: one.seat });
      go(`/t/${made.table}`);
    } catch (error) {
      refused.value = error instanceof Error ? error.message : String(error);
    }
  };
  return html`<div class="farewell">
    <section class="panel" aria-labelledby="farewell-again">
      <h2 id="farewell-again">${t("review-then")}</h2>
      <p class="farewell-ways">
        ${rematch ? html`<a class="button main" href="/t/${rematch}">${t("table-to-rematch")}</a>` : seat && html`<button type="button" class="button main" onClick=${again}>${t("table-rematch")}</button>`}
        <a class="button" href="/t/${table}">${t("review-to-table")}</a>
        <a class="button" href="/">${t("app-to-start")}</a>
      </p>
      ${refused.value && html`<p class="why-not" role="alert">${refused.value}</p>`}
      <h3>${t("review-keep")}</h3>
      <p class="farewell-ways">
        <a class="button" href="/api/tables/${table}/page?lang=${lang.value}" download><${Icon} name="path" />${t("review-keep-page")}</a>
        <a class="button" href="/api/tables/${table}/record" download>${t("review-keep-record")}</a>
        <a class="button" href="/api/tables/${table}/log" download>${t("review-keep-log")}</a>
      </p>
      <p class="note">${t("review-keep-note")}</p>
    </section>
    <section class="panel" aria-labelledby="farewell-share">
      <h2 id="farewell-share">${t("review-share")}</h2>
      <${Share} link="/t/${table}/review" note=${t("review-share-note")} />
    </section>
  </div>`;
}
