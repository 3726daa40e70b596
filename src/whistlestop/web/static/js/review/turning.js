/** Where the game turned, and what a strong player would have done. */
import { html } from "../lib.js";
import { number, t } from "../text.js";
import { Wagon } from "../ui/wagon.js";

/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./opinion.js").Opinion} Opinion */
/** @typedef {import("../../vendor/signals.js").Signal<number>} At */

/** @param {number} one */
const percent = (one) => number(one, { style: "percent", maximumFractionDigits: 0 });

/** @param {{story: Story, opinion: Opinion, at: At, go: (step: number) => void}} props */
export function Turning({ story, opinion, at, go }) {
  const turns = opinion.turning.value;
  if (!turns.length && !(opinion.status.value === "done" && opinion.whole.value)) return null;
  return html`<section class="panel turning" aria-labelledby="turning">
    <h2 id="turning">${t("review-turning")}</h2>
    ${!turns.length && html`<p>${t("review-turning-none")}</p>`}
    <ol>${turns.map((one) => {
      const seat = story.seats[one.seat];
      const up = one.after > one.before;
      return html`<li key=${one.step} class=${at.value === one.step ? "now" : ""}>
        <button type="button" onClick=${() => go(one.step)}>
          <span class="turning-words"><b>${story.round(one.step) ? t("table-round", { n: story.round(one.step) }) : t("review-set-up")}</b>
            <span>${told(story, one)}</span></span>
          <span class="turning-chance ${up ? "up" : "down"}"><span class="unseen">${t("review-chance-from", { name: seat?.name ?? "", before: percent(one.before), after: percent(one.after) })}</span>
            <span aria-hidden="true"><${Wagon} colour=${seat?.colour ?? ""} />${percent(one.before)} <svg viewBox="0 0 16 12" aria-hidden="true"><path d=${up ? "M1 10L8 2l7 8" : "M1 2l7 8 7-8"} /></svg> ${percent(one.after)}</span></span>
        </button>
      </li>`;
    })}</ol>
  </section>`;
}

/** What happened in a turn. @param {Story} story @param {import("./opinion.js").Turn} turn */
function told(story, { step, end }) {
  const words = [];
  for (let n = step + 1; n <= end; n++) words.push(...story.news(n).filter((event) => !["turn-up", "roll", "claim", "laid"].includes(event.kind)));
  return words.map((event) => event.text).slice(0, 2).join(" ") || story.steps[step]?.text || "";
}

/** What a strong player thinks of the decision that comes next. @param {{story: Story, opinion: Opinion, at: At}} props */
export function Advice({ story, opinion, at }) {
  const step = at.value;
  const next = story.steps[step];
  if (!next) return null;
  const known = opinion.judged.value.get(step);
  const name = story.seats[next.seat]?.name ?? "";
  if (known === undefined) return html`<p class="advice"><button type="button" class="button" onClick=${() => opinion.judge(step)}>${t("review-ask", { name })}</button></p>`;
  if (known === "thinking") return html`<p class="advice note" role="status">${t("table-hint-thinking")}</p>`;
  if (typeof known === "string") return html`<p class="advice why-not" role="alert">${known} <button type="button" class="button" onClick=${() => opinion.judge(step)}>${t("app-try-again")}</button></p>`;
  if (known.moves.length < 2) return html`<p class="advice note">${t("review-no-choice", { name })}</p>`;
  const best = known.moves[0];
  return html`<div class="advice" role="status">
    <p>${best?.played || !known.sure ? t("review-good", { name, action: next.text }) : t("review-better", { name, action: best?.text ?? "", played: next.text })}</p>
    <table class="advice-moves"><caption class="unseen">${t("review-moves")}</caption>
      <thead class="unseen"><tr><th>${t("review-move")}</th><th>${t("review-chance")}</th></tr></thead>
      <tbody>${known.moves.map(
        (move) => html`<tr class=${move.played ? "played" : ""}><th scope="row">${move.text}${move.played && html` <span class="advice-played">${t("review-played")}</span>`}</th>
          <td><span class="advice-bar" aria-hidden="true"><i style=${{ width: `${Math.round(move.chance * 100)}%` }}></i></span><span class="advice-chance">${percent(move.chance)}</span></td></tr>`,
      )}</tbody></table>
    <p class="note">${t("review-judged", { worlds: Math.max(...known.moves.map((one) => one.worlds)), name })}</p>
  </div>`;
}
