/** Sentences over the table: why not, where one tapped; and the line to the server, when it is broken. */
import { html, useEffect } from "../lib.js";
import { t } from "../text.js";
import { RuleLink } from "./rules.js";

/** @param {{model: import("./model.js").TableModel}} props */
export function Banner({ model }) {
  const said = model.said.value;
  const line = model.line.line.value;
  useEffect(() => {
    if (!said) return;
    const away = () => (model.said.value = null);
    const timer = setTimeout(away, 9000);
    return () => clearTimeout(timer);
  }, [said]);
  const at = said?.x !== undefined ? { "--x": `${said.x}px`, "--y": `${said.y}px` } : undefined;
  return html`
    ${line === "waiting" && html`<p class="line-broken" role="status">${t("table-line-broken")}</p>`}
    ${
      said &&
      html`<div class="why-not said ${at ? "where" : ""} ${(said.y ?? 0) > innerHeight / 2 ? "above" : ""}" style=${at}>
        <span>${said.text}</span> ${said.rule && html`<${RuleLink} id=${said.rule} model=${model} />`}
        <button type="button" class="quiet" aria-label=${t("app-close")} onClick=${() => (model.said.value = null)}>×</button>
      </div>`
    }`;
}
