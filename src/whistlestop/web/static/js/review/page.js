/** The review of a finished game: the reckoning, the course of the game, its turning points, and every position again. */
import { api } from "../api.js";
import { html, useEffect, useSignal, useState } from "../lib.js";
import { seatsAt } from "../seats.js";
import { lang, t } from "../text.js";
import { loadBoard } from "../table/board.js";
import { narrow } from "../table/narrow.js";
import { Page } from "../ui/page.js";
import { Course } from "./course.js";
import { Farewell } from "./farewell.js";
import { Opinion } from "./opinion.js";
import { Reckoning } from "./reckoning.js";
import { Replay } from "./replay.js";
import { Story } from "./story.js";
import { Turning } from "./turning.js";

/** @param {{table: string}} props */
export function ReviewPage({ table }) {
  const [told, tell] = useState(/** @type {{story: Story, board: import("../table/board.js").Board} | null} */ (null));
  const [why, refuse] = useState("");
  const language = lang.value;
  useEffect(() => {
    let gone = false;
    const seats = seatsAt(table);
    const token = seats.length === 1 ? seats[0]?.token : undefined; // several people at one screen are called by their names
    api(`/api/tables/${table}/story?lang=${language}`, { token })
      .then(async (found) => ({ story: new Story(found), board: await loadBoard(found.title, found.family === "board") }))
      .then(
        (found) => !gone && tell(found),
        (error) => !gone && refuse(error instanceof Error ? error.message : String(error)),
      );
    return () => {
      gone = true;
    };
  }, [table, language]);
  if (!told)
    return html`<${Page} title=${t("review-title")}>
      ${why ? html`<p class="why-not" role="alert">${why}</p><p><a class="button" href="/t/${table}">${t("review-to-table")}</a></p>` : html`<p class="loading" role="status">${t("app-loading")}</p>`}
    <//>`;
  return html`<${Review} key=${table} story=${told.story} board=${told.board} />`;
}

/** @param {{story: Story, board: import("../table/board.js").Board}} props */
function Review({ story, board }) {
  const at = useSignal(story.last);
  const [opinion] = useState(() => new Opinion(story));
  useEffect(() => opinion.begin(), [opinion]);
  useEffect(() => opinion.retell(story), [opinion, story]);
  const { told } = story;
  const go = (/** @type {number} */ step) => {
    at.value = step;
  };
  /** Show a position also where the board is out of sight. @param {number} step */
  const leap = (step) => {
    go(step);
    if (narrow.value) document.getElementById("replay")?.scrollIntoView();
  };
  return html`<${Page} title=${t("review-title-of", { title: told.name || told.title_name })} heading=${false} class="review">
    <${Reckoning} story=${story} board=${board} />
    <div class="review-course">
      <${Replay} story=${story} board=${board} at=${at} opinion=${opinion} />
      <div class="review-beside">
        <${Course} story=${story} opinion=${opinion} at=${at} go=${go} />
        <${Turning} story=${story} opinion=${opinion} at=${at} go=${leap} />
      </div>
    </div>
    <${Farewell} story=${story} />
  <//>`;
}
