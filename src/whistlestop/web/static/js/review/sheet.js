/** The board as it stood at one position: put in once, then only filled and marked. */
import { html, useEffect, useRef, useSignal, useSignalEffect } from "../lib.js";
import { t } from "../text.js";
import { dressForDice } from "../table/dice_board.js";
import { Marks } from "../table/marks.js";
import { Overview } from "../table/minimap.js";
import { Pieces } from "../table/pieces.js";
import { Tools } from "../table/stage_tools.js";
import { Zoom } from "../table/zoom.js";

/** @typedef {import("./story.js").Story} Story */

/** @param {{story: Story, board: import("../table/board.js").Board, at: import("../../vendor/signals.js").Signal<number>}} props */
export function Sheet({ story, board, at }) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const sheet = useRef(/** @type {HTMLDivElement | null} */ (null));
  const zoom = useRef(/** @type {Zoom | null} */ (null));
  const drawn = useSignal(/** @type {{marks: Marks, pieces: Pieces} | null} */ (null));
  /** The double routes that the board is dressed for, where dice are played. */
  const dressed = useRef(/** @type {number[] | undefined} */ (undefined));
  const seen = useSignal({ x: 0, y: 0, width: 1, height: 1, closer: false });
  const colours = story.seats.map((one) => one.colour);

  useEffect(() => {
    const into = /** @type {HTMLDivElement} */ (sheet.current);
    into.innerHTML = board.svg;
    const svg = /** @type {SVGSVGElement} */ (into.querySelector("svg"));
    svg.setAttribute("aria-hidden", "true");
    svg.removeAttribute("role");
    drawn.value = { marks: new Marks(svg), pieces: new Pieces(svg, board) };
    const now = new Zoom(/** @type {HTMLElement} */ (frame.current), into, board.size, {
      moved: (box) => {
        seen.value = { ...box, closer: zoom.current?.closer ?? false };
      },
      tapped: () => {},
    });
    zoom.current = now;
    return () => now.close();
  }, [board]);

  useSignalEffect(() => {
    const now = at.value;
    const events = story.before(now)?.events ?? [];
    const tracks = events.flatMap((event) => (event.kind === "placed" && event.track !== undefined ? [event.track] : []));
    const places = events.flatMap((event) => (["station", "stop", "souvenir"].includes(event.kind) && event.location ? [event.location] : []));
    const svg = sheet.current?.querySelector("svg");
    const { doubles } = story.position(now);
    if (doubles && svg && dressed.current !== doubles) dressForDice(svg, board, new Set(doubles));
    dressed.current = doubles;
    drawn.value?.pieces.show(story.position(now), colours);
    drawn.value?.marks.set("last", tracks);
    drawn.value?.marks.set("pin", places);
    const middle = tracks[0] === undefined ? undefined : board.tracks.get(tracks[0])?.mid;
    if (middle && zoom.current?.closer) zoom.current.reveal(...middle);
  });

  const go = (/** @type {number} */ x, /** @type {number} */ y) => zoom.current?.reveal(x, y, true);
  return html`<div class="board-frame review-sheet" ref=${frame} style=${{ aspectRatio: `${board.size[0]} / ${board.size[1]}` }}>
    <div class="board-sheet" ref=${sheet}></div>
    ${seen.value.closer && html`<${Overview} board=${board} seen=${seen.value} go=${go} label=${t("table-overview")} />`}
    <${Tools} zoom=${zoom} closer=${seen.value.closer} />
  </div>`;
}
