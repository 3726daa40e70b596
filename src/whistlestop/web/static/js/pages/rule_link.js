/** A rule's id that opens to its words where it stands. */
import { useAsked } from "../asked.js";
import { html, useId, useState } from "../lib.js";
import { t } from "../text.js";

/** @param {{id: string}} props */
export function RuleLink({ id }) {
  const place = useId();
  const [open, setOpen] = useState(false);
  const { value: rule, why } = useAsked(open ? `/api/rule/${id}` : "");
  return html`<button class="rule-id" type="button" aria-expanded=${open} aria-controls=${place} aria-label=${t("app-rule", { id })} onClick=${() => setOpen(!open)}>${id}</button>
    <span id=${place} class="rule-words" hidden=${!open} lang="en">${rule ? html`<b>${rule.section}.</b> ${plain(rule.text)}` : why || t("app-loading")}</span>`;
}

/**
 * The rulebook is written in Markdown: a cell of a table, code and emphasis become plain words.
 * @param {string} text
 */
function plain(text) {
  return text.replace(/[`*_]{1,2}([^`*_]+)[`*_]{1,2}/g, "$1").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}
