/** The short rules of every title, with pictures of our own; each paragraph opens to the rules that it tells. */
import { useAsked, useTitles } from "../asked.js";
import { html, useState } from "../lib.js";
import { t } from "../text.js";
import { Choice } from "../ui/choice.js";
import { Page } from "../ui/page.js";
import { Poster } from "../ui/poster.js";
import { RuleLink } from "./rule_link.js";
import { RulePicture } from "./rule_pictures.js";

/** @typedef {{heading: string, picture: string | null, paragraphs: {text: string, rules: string[]}[]}} Section */

/** @param {{title?: string}} props */
export function RulesPage({ title }) {
  return title ? html`<${TitleRules} id=${title} />` : html`<${AllRules} />`;
}

function AllRules() {
  const titles = useTitles();
  return html`<${Page} title=${t("app-menu-rules")}>
    <p class="lead">${t("app-rules-lead")}</p>
    <ul class="posters rules-all">
      ${(titles ?? []).map(
        (one) => html`<li key=${one.id}><a class="poster" href="/rules/${one.id}">
          <${Poster} title=${one.id} />
          <span class="poster-name">${one.name}</span>
          <span class="poster-seats">${one.tagline}</span>
        </a></li>`,
      )}
    </ul>
  <//>`;
}

/** @param {{id: string}} props */
function TitleRules({ id }) {
  const title = useTitles()?.find((one) => one.id === id);
  const [asked, ask] = useState(new URLSearchParams(location.search).has("dice"));
  const dice = asked && (title?.dice ?? true);
  const { value: sections, why } = useAsked(title || dice ? `/api/rules/${id}?dice=${dice}` : `/api/rules/${id}`);
  /** @param {boolean} on */
  const choose = (on) => {
    ask(on);
    history.replaceState(null, "", on ? "?dice" : location.pathname);
  };
  const name = title ? (dice ? t("app-with-dice", { title: title.name }) : title.name) : t("app-menu-rules");
  return html`<${Page} title=${name} class="rules">
    <div class="rules-head">
      <${Poster} title=${id} />
      <div>
        ${title && html`<p class="lead">${title.tagline}</p>`}
        ${title?.dice && html`<${Choice} legend=${t("app-rules-which")} value=${dice} choose=${choose}
          options=${[{ value: false, label: t("app-rules-cards") }, { value: true, label: t("app-rules-dice") }]} />`}
        <p class="buttons">
          <a class="button" href="/new?title=${id}">${t("app-rules-play")}</a>
          <a class="button" href="/rules">${t("app-rules-others")}</a>
        </p>
      </div>
    </div>
    ${why && html`<p class="why-not">${why}</p>`}
    <${RuleSections} title=${id} sections=${sections ?? []} />
  <//>`;
}

/**
 * The sections themselves; the table shows them beside a game.
 * @param {{title: string, sections: Section[]}} props
 */
export function RuleSections({ title, sections }) {
  return html`<div class="rules-sections">
    ${sections.map(
      (section) => html`<section class="rules-section" key=${section.heading}>
        <h2>${section.heading}</h2>
        ${section.picture && html`<${RulePicture} name=${section.picture} title=${title} />`}
        ${section.paragraphs.map(
          (one) => html`<p>${one.text} <span class="rules-ids">${one.rules.map((id) => html`<${RuleLink} key=${id} id=${id} /> `)}</span></p>`,
        )}
      </section>`,
    )}
  </div>`;
}
