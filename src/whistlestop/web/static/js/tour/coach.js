/** The coach of the guided first game: says what to look at next, blocks nothing, and goes when it is sent away. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { t } from "../text.js";
import { Icon } from "../ui/icon.js";
import { keepTour, tour } from "./begin.js";
import { lesson, passed, STATIONS } from "./lessons.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** Shown only at the table of the guided game. @param {{model: TableModel}} props */
export function Coach({ model }) {
  const now = tour.value;
  if (!now || now.table !== model.id || !model.state.value) return null;
  if (now.closed)
    return html`<button class="button coach-open" type="button" onClick=${() => keepTour({ ...now, closed: false })}><${Icon} name="flag" />${t("tour-open")}</button>`;
  return html`<${Words} model=${model} />`;
}

/** @param {{model: TableModel}} props */
function Words({ model }) {
  const now = /** @type {import("./begin.js").Tour} */ (tour.value);
  const said = lesson(model, (letter) => t(`card-${letter}`));
  const done = [...new Set([...now.done, ...passed(model)])];
  const [praise, setPraise] = useState("");
  const shows = useRef(false);
  useEffect(() => {
    const fresh = done.filter((one) => !now.done.includes(one));
    if (!fresh.length) return;
    setPraise(fresh.at(-1) ?? "");
    keepTour({ ...now, done });
  }, [done.length]);
  // Praise stands until the next own decision is on its way.
  useEffect(() => {
    if (model.busy.value) setPraise("");
  }, [model.busy.value]);
  const stop = () => {
    if (shows.current) model.unpoint();
    shows.current = false;
  };
  useEffect(() => stop, [said.key, said.tracks?.[0]]);
  const show = () => {
    shows.current = true;
    model.point({ tracks: said.tracks ?? [], places: [] });
  };
  return html`<section class="coach" aria-labelledby="coach">
    <header class="coach-head">
      <h2 id="coach">${t(said.key, said.values)}</h2>
      <button class="quiet" type="button" aria-label=${t("tour-close")} title=${t("tour-close")} onClick=${() => keepTour({ ...now, closed: true })}>×</button>
    </header>
    <div class="coach-way" role="img" aria-label=${t("tour-way", { done: done.length, all: STATIONS.length })}>
      ${STATIONS.map((one) => html`<i class=${done.includes(one) ? "done" : ""}></i>`)}
    </div>
    <div role="status">
      ${praise && html`<p class="coach-praise">${t(`tour-praise-${praise}`)}</p>`}
      <p>${t(`${said.key}.text`, said.values)}</p>
    </div>
    ${
      said.tracks &&
      html`<p><button class="button" type="button" onClick=${show} onMouseEnter=${show} onMouseLeave=${stop} onFocus=${show} onBlur=${stop}>${t("tour-show")}</button></p>`
    }
  </section>`;
}
