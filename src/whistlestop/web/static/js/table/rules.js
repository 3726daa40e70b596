/** The rules of the very title, one click away; and one rule behind its number. */
import { api } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { lang, t } from "../text.js";
import { Dialog } from "../ui/dialog.js";

/** @typedef {{heading: string, picture: string | null, paragraphs: {text: string, rules: string[]}[]}} Section */

/** @param {{model: import("./model.js").TableModel, close: () => void}} props */
export function RulesDialog({ model, close }) {
  const [sections, show] = useState(/** @type {Section[] | null} */ (null));
  const table = model.table.value;
  useEffect(() => {
    let gone = false;
    api(`/api/rules/${table?.title}?lang=${lang.value}&dice=${Boolean(table?.dice)}`).then(
      (found) => !gone && show(found),
      () => !gone && show([]),
    );
    return () => {
      gone = true;
    };
  }, [table?.title, lang.value]);
  return html`<${Dialog} title=${t("table-rules-of", { title: table?.title_name ?? "" })} close=${close} class="rules-dialog">
    ${sections === null && html`<p class="loading" role="status">${t("app-loading")}</p>`}
    ${sections?.map(
      (section) => html`<section><h3>${section.heading}</h3>
        ${section.paragraphs.map((one) => html`<p>${one.text} <span class="note">${one.rules.map((id, n) => html`${n ? " · " : ""}<${RuleLink} id=${id} model=${model} />`)}</span></p>`)}
      </section>`,
    )}
    <p><a href="/rules/${table?.title}" target="_blank">${t("table-rules-page")}</a></p>
  <//>`;
}

/**
 * A rule's number; its sentence comes when it is asked for.
 * @param {{id: string, model: import("./model.js").TableModel}} props
 */
export function RuleLink({ id, model }) {
  return html`<button type="button" class="rule-link" onClick=${() => (model.rule.value = id)}>${id}</button>`;
}

/** @param {{id: string, close: () => void}} props */
export function RuleDialog({ id, close }) {
  const [rule, show] = useState(/** @type {{section: string, page: string, text: string} | null} */ (null));
  useEffect(() => {
    let gone = false;
    api(`/api/rule/${id}`).then(
      (found) => !gone && show(found),
      (error) => !gone && show({ section: "", page: "", text: String(error.message) }),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return html`<${Dialog} title=${id} close=${close}>
    ${rule ? html`<p class="eyebrow">${rule.page}${rule.section && ` · ${rule.section}`}</p><p lang="en">${rule.text}</p>` : html`<p class="loading" role="status">${t("app-loading")}</p>`}
  <//>`;
}
