/** The reckoning: line by line, points counting up, until it is seen who has won. Any key or tap ends the ceremony. */
import { html, useEffect, useState } from "../lib.js";
import { moves } from "../settings.js";
import { number, t } from "../text.js";
import { announce } from "../ui/live.js";
import { Wagon } from "../ui/wagon.js";
import { TicketPicture } from "./ticket_picture.js";

/** @typedef {import("./story.js").Story} Story */

/** Milliseconds for a line, and for its points to count up. */
const BEAT = 620;
const COUNT = 360;
/** The whole ceremony takes no longer; with many tickets lines follow faster. */
const LONGEST = 8000;

/** @param {{story: Story, board: import("../table/board.js").Board}} props */
export function Reckoning({ story, board }) {
  const { reckoning, winners } = story.told.result;
  const rows = Math.max(...reckoning.seats.map((one) => one.lines.length));
  const [shown, show] = useState(() => (moves() ? 0 : rows));
  const done = shown >= rows;
  useEffect(() => {
    if (done) return;
    const timer = setTimeout(() => show((n) => n + 1), shown ? Math.min(BEAT, LONGEST / rows) : BEAT / 2);
    return () => clearTimeout(timer);
  }, [shown, done]);
  useEffect(() => {
    if (done) {
      announce(reckoning.winner);
      return;
    }
    const skip = (/** @type {Event} */ event) => {
      // Whoever tabs or scrolls reads on; it goes on beside them.
      if (event instanceof KeyboardEvent && !["Escape", "Enter", " "].includes(event.key)) return;
      show(rows);
    };
    addEventListener("pointerdown", skip);
    addEventListener("keydown", skip);
    return () => {
      removeEventListener("pointerdown", skip);
      removeEventListener("keydown", skip);
    };
  }, [done]);
  const order = done ? [...reckoning.seats].sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total) : reckoning.seats;
  return html`<section class="reckoning ${done ? "reckoned" : ""}" aria-labelledby="reckoning">
    <header class="reckoning-head">
      <p class="eyebrow">${story.told.name ? `${story.told.name} · ${story.told.title_name}` : story.told.title_name}</p>
      <h2 id="reckoning">${done ? reckoning.winner : reckoning.heading}</h2>
      <p class="note">${reckoning.why} ${done && reckoning.tie_break}</p>
      ${
        done
          ? moves() && html`<button type="button" class="quiet reckoning-again" onClick=${() => setTimeout(() => show(0))}>${t("review-again")}</button>`
          : html`<button type="button" class="button" onClick=${() => show(rows)}>${t("review-skip")}</button>`
      }
    </header>
    <ol class="ledgers" style=${{ "--seats": reckoning.seats.length }}>
      ${order.map((one) => html`<${Ledger} key=${one.seat} story=${story} board=${board} seat=${one} shown=${shown} done=${done} winners=${winners.length} />`)}
    </ol>
  </section>`;
}

/** @param {{story: Story, board: import("../table/board.js").Board, seat: import("./story.js").SeatReckoning, shown: number, done: boolean, winners: number}} props */
function Ledger({ story, board, seat, shown, done }) {
  const colour = story.seats[seat.seat]?.colour ?? "";
  const lines = seat.lines.slice(0, shown);
  const own = story.position(story.last).players[seat.seat].tracks ?? [];
  const sum = done ? seat.total : lines.reduce((all, line) => all + line.points, 0);
  return html`<li class="ledger ${colour} ${done && seat.won ? "ledger-won" : ""}">
    <h3><${Wagon} colour=${colour} /> <span>${seat.name}</span> ${done && seat.won && html`<b class="flag">${t("review-won")}</b>`}</h3>
    <table class="ledger-lines">
      <caption class="unseen">${t("review-ledger", { name: seat.name })}</caption>
      <tbody>
        ${seat.lines.map((line, n) => html`<${Row} key=${n} board=${board} line=${line} lacking=${story.told.lacking[seat.seat] ?? {}} own=${own} family=${story.told.family} hidden=${n >= shown} />`)}
      </tbody>
      <tfoot><tr><th scope="row">${story.told.result.reckoning.total}</th><td><${Sum} value=${sum} /></td></tr></tfoot>
    </table>
  </li>`;
}

/** @param {{board: import("../table/board.js").Board, line: import("./story.js").Line, lacking: import("./story.js").Lacking, own: number[], family: string, hidden: boolean}} props */
function Row({ board, line, lacking, own, family, hidden }) {
  const failed = line.completed === false;
  return html`<tr class="${hidden ? "ledger-hidden" : ""} ${failed ? "ledger-failed" : ""} ledger-${line.kind}" aria-hidden=${hidden || undefined}>
    <th scope="row">
      ${line.ticket && html`<${TicketPicture} board=${board} id=${line.ticket} own=${own} path=${lacking[line.ticket]?.path ?? []} />`}
      <span class="ledger-words">${line.text}${failed && html`<small>${kindly(lacking[line.ticket ?? ""]?.missing, family)}</small>`}</span>
    </th>
    <td>${number(line.points, { signDisplay: line.kind === "tracks" ? "auto" : "exceptZero" })}</td>
  </tr>`;
}

/**
 * How near it was.
 * @param {number | null | undefined} missing
 * @param {string} family
 */
function kindly(missing, family) {
  if (family !== "board") return missing ? t("review-lacked-cards", { n: missing }) : t("review-lacked-shared");
  return missing ? t("review-lacked", { n: missing }) : t("review-cut-off");
}

/** A sum that counts to its new value. @param {{value: number}} props */
function Sum({ value }) {
  const [shown, show] = useState(value);
  useEffect(() => {
    if (!moves()) {
      show(value);
      return;
    }
    const from = shown;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - began) / COUNT);
      show(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return html`<span class="ledger-sum">${number(shown)}</span>`;
}
