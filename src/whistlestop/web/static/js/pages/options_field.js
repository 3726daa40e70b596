/** House rules: what the title declares, each with its explanation; closed until asked, what was changed is marked. */
import { html, useId } from "../lib.js";
import { t } from "../text.js";
import { RuleLink } from "./rule_link.js";

/** @typedef {import("../asked.js").Option} Option */

/** House rules that belong to every board. */
const GENERAL = ["draw", "parallel"];

/** @param {Option} option */
function group(option) {
  const first = option.key.split(".")[0] ?? "";
  return option.needs_dice ? "dice" : GENERAL.includes(first) ? "general" : "title";
}

/** @param {{title: import("../asked.js").Title, dice: boolean, options: Record<string, any>, change: (options: Record<string, any>) => void, fault: string}} props */
export function OptionsField({ title, dice, options, change, fault }) {
  const shown = title.options.filter((one) => dice || !one.needs_dice);
  const changed = shown.filter((one) => one.key in options).length;
  /** @param {Option} option @param {any} value */
  const set = (option, value) => {
    const { [option.key]: _, ...others } = options;
    change(JSON.stringify(value) === JSON.stringify(option.default) ? others : { ...others, [option.key]: value });
  };
  const groups = ["title", "general", "dice"].map((name) => ({ name, rows: shown.filter((one) => group(one) === name) }));
  return html`<details class="panel house" open=${fault ? true : undefined}>
    <summary><h2>${t("app-house")}</h2><span class="note">${t(changed ? "app-house-changed" : "app-house-none", { n: changed })}</span></summary>
    ${fault && html`<p class="why-not">${fault}</p>`}
    ${groups.filter((one) => one.rows.length).map(
      (one) => html`<section class="house-group" key=${one.name}>
        <h3>${one.name === "title" ? title.name : t(`app-house-${one.name}`)}</h3>
        ${one.rows.map((option) => html`<${OptionRow} key=${option.key} option=${option} value=${option.key in options ? options[option.key] : option.default} set=${(/** @type {any} */ value) => set(option, value)} />`)}
      </section>`,
    )}
    ${changed > 0 && html`<button class="button" type="button" onClick=${() => change({})}>${t("app-house-reset")}</button>`}
  </details>`;
}

/** @param {{option: Option, value: any, set: (value: any) => void}} props */
function OptionRow({ option, value, set }) {
  const id = useId();
  const changed = JSON.stringify(value) !== JSON.stringify(option.default);
  const sorted = Array.isArray(value);
  const picked = sorted ? option.values.length : option.values.findIndex((one) => one === value);
  /** @param {Event & {currentTarget: HTMLSelectElement}} event */
  const choose = (event) => {
    const n = Number(event.currentTarget.value);
    set(n < option.values.length ? option.values[n] : (option.symbols ?? []).slice(0, option.choose));
  };
  return html`<div class="house-row ${changed ? "house-changed" : ""}">
    <div>
      <label for=${id}>${option.name}</label>
      ${changed && html` <span class="house-mark">${t("app-house-mark")}</span>`}
      <p class="note" id="${id}-text">${option.text} <${RuleLink} id=${option.rule} /></p>
    </div>
    <div>
      <select id=${id} value=${picked} aria-describedby="${id}-text" onChange=${choose}>
        ${option.value_names.map((name, n) => html`<option value=${n}>${n === 0 ? t("app-house-usual", { value: name }) : name}</option>`)}
        ${option.symbols && html`<option value=${option.values.length}>${t("app-house-order")}</option>`}
      </select>
      ${sorted && html`<${Order} symbols=${option.symbols ?? []} value=${value} set=${set} />`}
    </div>
  </div>`;
}

/**
 * Symbols in an order of one's own; one that is taken from another place changes places with it.
 * @param {{symbols: string[], value: string[], set: (value: string[]) => void}} props
 */
function Order({ symbols, value, set }) {
  /** @param {number} at @param {string} symbol */
  const put = (at, symbol) => {
    const next = [...value];
    const before = next.indexOf(symbol);
    if (before >= 0) next[before] = value[at] ?? symbol;
    next[at] = symbol;
    set(next);
  };
  return html`<div class="house-order">
    ${value.map(
      (symbol, at) => html`<select aria-label=${t("app-house-place", { n: at + 1 })} value=${symbol}
        onChange=${(/** @type {Event & {currentTarget: HTMLSelectElement}} */ event) => put(at, event.currentTarget.value)}>
        ${symbols.map((one) => html`<option value=${one}>${t(`souvenir-${one}`)}</option>`)}
      </select>`,
    )}
  </div>`;
}
