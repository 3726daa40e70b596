/** The start page: my games, a game at once, the first game with a coach, other people's tables. */
import { html } from "../lib.js";
import { held } from "../seats.js";
import { t } from "../text.js";
import { Page } from "../ui/page.js";
import { FirstGame } from "./first_game.js";
import { Finished, Running, useMine } from "./mine.js";
import { OpenTables, PasteLink } from "./open_tables.js";
import { QuickGame } from "./quick.js";

export function StartPage() {
  const mine = useMine();
  const running = mine.filter((row) => row.status !== "over" && row.status !== "ended");
  const finished = mine.filter((row) => row.status === "over" || row.status === "ended");
  return html`<${Page} title=${t("app-start")} heading=${false} class="start">
    <${Running} rows=${running} />
    <div class="start-halves ${held.value.length ? "" : "start-new"}">
      <${FirstGame} />
      <${QuickGame} />
      <div class="start-beside">
        <section class="panel" aria-labelledby="open-tables">
          <h2 id="open-tables">${t("app-open-tables")}</h2>
          <${OpenTables} />
          <${PasteLink} />
        </section>
      </div>
    </div>
    <${Finished} rows=${finished} />
  <//>`;
}
