/** A game against computers in one click: what was played last, or something else with two more. */
import { useTitles } from "../asked.js";
import { html, useId, useState } from "../lib.js";
import { botSeat, LEVELS, levelName, levelText, USUAL } from "../levels.js";
import { go } from "../routes.js";
import { settings } from "../settings.js";
import { store, stored } from "../storage.js";
import { openTable } from "../tables.js";
import { t } from "../text.js";
import { Choice, Tick } from "../ui/choice.js";
import { NameField } from "../ui/name.js";
import { BoardPicture, Poster } from "../ui/poster.js";

/** @typedef {{title: string, dice: boolean, others: number, bot: string}} Quick */

/** @type {Quick} */
const FIRST = { title: "nordic", dice: false, others: 1, bot: USUAL };

export function QuickGame() {
  const titles = useTitles();
  const [wish, setWish] = useState(() => ({ ...FIRST, ...stored("quick", /** @type {Partial<Quick>} */ ({})) }));
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState("");
  // Asked once; later the name is among the settings.
  const [asksName] = useState(() => !settings.value.name);
  const chosen = titles?.find((one) => one.id === wish.title) ?? titles?.[0];
  if (!titles || !chosen) return html`<section class="panel quick quick-waits" aria-busy="true"></section>`;
  const most = chosen.seats[1] - 1;
  const others = Math.min(wish.others, most);
  const dice = wish.dice && chosen.dice;

  /** @param {Partial<Quick>} some */
  const change = (some) => {
    const next = { ...wish, ...some };
    setWish(next);
    setWhy("");
    store("quick", next);
  };
  const begin = async () => {
    setBusy(true);
    store("quick", { ...wish, others, dice });
    try {
      const seats = [{ kind: "me", name: settings.value.name }, ...Array.from({ length: others }, () => botSeat(wish.bot))];
      go(`/t/${await openTable({ title: chosen.id, dice, seats })}`);
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const level = LEVELS.find((one) => one.bot === wish.bot) ?? LEVELS[1];

  return html`<section class="panel quick" aria-labelledby="quick">
    <div class="quick-main">
      <div class="quick-picture"><${BoardPicture} title=${chosen.id} drawn=${chosen.family === "board"} /></div>
      <div class="quick-wish">
        <p class="eyebrow">${t("app-quick")}</p>
        <h2 id="quick">${dice ? t("app-with-dice", { title: chosen.name }) : chosen.name}</h2>
        <p class="quick-tagline">${chosen.tagline}</p>
        <${Choice} legend=${t("app-quick-others")} value=${others} choose=${(/** @type {number} */ n) => change({ others: n })}
          options=${Array.from({ length: most }, (_, n) => ({ value: n + 1, label: String(n + 1), about: t("app-quick-others-of", { n: n + 1 }) }))} />
        <${Choice} legend=${t("app-level")} value=${level?.bot} choose=${(/** @type {string} */ bot) => change({ bot })} note=${level && levelText(level.key)}
          options=${LEVELS.map((one) => ({ value: one.bot, label: levelName(one.key) }))} />
        ${chosen.dice && html`<${Tick} label=${t("app-dice")} value=${dice} choose=${(/** @type {boolean} */ on) => change({ dice: on })} />`}
        ${asksName && html`<${NameField} />`}
        <button class="button main quick-go" type="button" disabled=${busy} onClick=${begin}>${t("app-quick-go", { title: chosen.name })}</button>
        ${why && html`<p class="why-not" role="alert">${why}</p>`}
      </div>
    </div>
    <div class="quick-others">
      <h3 id="quick-titles">${t("app-another-title")}</h3>
      <${TitleChoice} titles=${titles} value=${chosen.id} choose=${(/** @type {string} */ title) => change({ title })} labelledby="quick-titles">
        <a class="poster own-table" href="/new"><span class="own-plus" aria-hidden="true">+</span><span class="poster-name">${t("app-own-table")}</span><span class="poster-seats">${t("app-own-table.text")}</span></a>
      <//>
    </div>
  </section>`;
}

/**
 * All games as cards, one of which is chosen.
 * @param {{titles: import("../asked.js").Title[], value: string, choose: (title: string) => void, labelledby: string, children?: any}} props
 */
export function TitleChoice({ titles, value, choose, labelledby, children }) {
  const name = useId();
  return html`<div class="posters" role="radiogroup" aria-labelledby=${labelledby}>
    ${titles.map(
      (one) => html`<label class="poster" key=${one.id}>
        <input type="radio" name=${name} value=${one.id} checked=${one.id === value} onChange=${() => choose(one.id)} />
        <${Poster} title=${one.id} />
        <span class="poster-name">${one.name}</span>
        <span class="poster-seats">${t("app-players", { least: one.seats[0], most: one.seats[1] })}</span>
      </label>`,
    )}
    ${children}
  </div>`;
}
