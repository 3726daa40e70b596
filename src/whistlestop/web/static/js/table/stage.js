/** The board on the table: put in once, then only marked and filled; taps, keys and a window over it. */
import { html, useEffect, useRef, useSignal, useSignalEffect } from "../lib.js";
import { t } from "../text.js";
import { announce } from "../ui/live.js";
import { dressForDice } from "./dice_board.js";
import { Marks } from "./marks.js";
import { Overview, SmallMapParts } from "./minimap.js";
import { narrow } from "./narrow.js";
import { nearest } from "./nearest.js";
import { Pieces } from "./pieces.js";
import { Tools } from "./stage_tools.js";
import { sayAction, sayTrack } from "./tokens.js";
import { ticketWay } from "./ways.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What a track or a place is chosen for, where it is not claimed. @type {Record<string, string>} */
const TRACK_ASKED = { ride: "g", borrow: "loan:" };
/** @type {Record<string, string>} */
const PLACE_ASKED = { place: "place:", passenger: "on:", souvenir: "take:" };

/** @param {{model: TableModel, board: import("./board.js").Board}} props */
export function Stage({ model, board }) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const sheet = useRef(/** @type {HTMLDivElement | null} */ (null));
  const drawn = useSignal(/** @type {{marks: Marks, pieces: Pieces} | null} */ (null));
  const zoom = useRef(/** @type {Zoom | null} */ (null));
  const seen = useSignal({ x: 0, y: 0, width: 1, height: 1, closer: false, scale: 1 });
  const under = useSignal(/** @type {number | string | null} */ (null));

  useEffect(() => {
    const into = /** @type {HTMLDivElement} */ (sheet.current);
    into.innerHTML = board.svg;
    const svg = /** @type {SVGSVGElement} */ (into.querySelector("svg"));
    for (const one of svg.querySelectorAll(".track")) {
      const title = one.querySelector("title");
      if (title) title.textContent = sayTrack(board, Number(one.getAttribute("data-id")));
    }
    svg.setAttribute("aria-hidden", "true");
    svg.removeAttribute("role");
    drawn.value = { marks: new Marks(svg), pieces: new Pieces(svg, board) };
    const now = new Zoom(/** @type {HTMLElement} */ (frame.current), into, board.size, {
      moved: (box, scale) => {
        seen.value = { ...box, scale, closer: zoom.current?.closer ?? false };
      },
      tapped: (event) => tap(event),
    });
    zoom.current = now;
    seen.value = { ...seen.value, closer: now.closer };
    return () => now.close();
  }, [board]);

  useSignalEffect(() => {
    const view = model.view.value;
    const colours = (model.table.value?.seats ?? []).map((/** @type {{colour: string}} */ one) => one.colour);
    if (view?.players) drawn.value?.pieces.show(view, colours);
  });

  useSignalEffect(() => {
    const svg = sheet.current?.querySelector("svg");
    if (drawn.value && svg && model.doubles.value) dressForDice(svg, board, model.doubles.value);
  });

  useSignalEffect(() => {
    const marks = drawn.value?.marks;
    if (!marks) return;
    const glow = model.glow.value;
    const pointed = model.pointed.value;
    const chosen = model.chosenTarget.value;
    const near = under.value;
    marks.set("possible", [...glow.tracks, ...glow.places]);
    marks.set("chosen", [chosen, near, ...(pointed.why === "log" ? pointed.tracks : [])].filter((one) => one !== null));
    marks.set("last", model.lastTracks.value);
    marks.set("ticket", pointed.why === "ticket" ? pointed.tracks : []);
    marks.set("pin", pointed.places);
    marks.set("closed", /** @type {Set<number>} */ (model.closed.value));
  });

  useSignalEffect(() => {
    // What is chosen or pointed at comes into sight.
    const chosen = model.chosenTarget.value;
    const track = typeof chosen === "number" ? board.tracks.get(chosen) : undefined;
    const place = typeof chosen === "string" ? board.places.get(chosen) : undefined;
    if (track) zoom.current?.reveal(...track.mid);
    else if (place) zoom.current?.reveal(place.x, place.y);
    const pointed = model.pointed.value;
    const first = pointed.why === "log" ? board.tracks.get(pointed.tracks[0] ?? -1) : undefined;
    if (first) zoom.current?.reveal(...first.mid);
    if (pointed.why === "ticket" && narrow.peek() && pointed.places.length) {
      const ends = pointed.places.flatMap((id) => board.places.get(id) ?? []);
      const middle = (/** @type {"x" | "y"} */ axis) => ends.reduce((sum, one) => sum + one[axis], 0) / (ends.length || 1);
      zoom.current?.reveal(middle("x"), middle("y"), true);
    }
  });

  /** @param {PointerEvent} event */
  function at(event) {
    const now = zoom.current;
    if (!now) return null;
    const reach = (event.pointerType === "mouse" ? 9 : 18) / now.scale;
    return nearest(board, now.spot(event.clientX, event.clientY), reach, model.glow.value);
  }

  /** @param {PointerEvent} event */
  function tap(event) {
    const found = at(event);
    if (found === null) {
      model.drop();
      model.unpoint();
      return;
    }
    const tokens = model.targets.value.get(found);
    if (tokens?.length) model.choose(tokens[0] ?? "");
    else if (asked(found)) model.explain(asked(found), { x: event.clientX, y: event.clientY });
    else model.point({ tracks: [], places: [String(found)] });
  }

  /**
   * What a tap on something that is not possible asks about; nothing where places mean nothing.
   * @param {number | string} found
   */
  function asked(found) {
    const phase = model.phase.value ?? "";
    if (typeof found === "number") return `${TRACK_ASKED[phase] ?? "c"}${found}`;
    const what = model.deciding.value ? (model.aiming.value ? "st:" : PLACE_ASKED[phase]) : "";
    return what ? what + found : "";
  }

  /** @param {PointerEvent} event */
  const hover = (event) => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const found = at(event);
    under.value = found !== null && model.targets.value.has(found) && (typeof found === "number" || model.glow.value.places.has(found)) ? found : null;
  };

  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const now = zoom.current;
    if (!now || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "+" || event.key === "=") now.by(1.3);
    else if (event.key === "-") now.by(1 / 1.3);
    else if (event.key === "0") now.fit();
    else if (event.key.startsWith("Arrow")) step(event.key);
    else if (event.key === "Enter" || event.key === " ") pick();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** @param {string} arrow */
  function step(arrow) {
    const ids = [...model.glow.value.tracks, ...model.glow.value.places];
    if (!ids.length) {
      announce(t("table-board-nothing"));
      return;
    }
    const here = under.value === null ? null : spot(under.value);
    const next = here ? toward(ids.filter((id) => id !== under.value), here, arrow) : (ids[0] ?? null);
    if (next === null) return;
    under.value = next;
    const [x, y] = spot(next);
    zoom.current?.reveal(x, y);
    announce(typeof next === "number" ? sayTrack(board, next, model.doubles.value) : sayAction(board, model.targets.value.get(next)?.[0] ?? ""));
  }

  /** @param {number | string} id @returns {[number, number]} */
  function spot(id) {
    if (typeof id === "number") return board.tracks.get(id)?.mid ?? [0, 0];
    const place = board.places.get(id);
    return [place?.x ?? 0, place?.y ?? 0];
  }

  /**
   * The nearest one in a direction.
   * @param {(number | string)[]} ids
   * @param {[number, number]} here
   * @param {string} arrow
   */
  function toward(ids, here, arrow) {
    const [ax, ay] = ARROWS[arrow] ?? [0, 0];
    /** @type {number | string | null} */
    let found = null;
    let best = Infinity;
    for (const id of ids) {
      const [x, y] = spot(id);
      const [dx, dy] = [x - here[0], y - here[1]];
      const along = dx * ax + dy * ay;
      if (along <= 0) continue;
      const cost = along + 2.4 * Math.abs(dx * ay - dy * ax);
      if (cost < best) [found, best] = [id, cost];
    }
    return found;
  }

  function pick() {
    const tokens = under.value === null ? undefined : model.targets.value.get(under.value);
    if (tokens?.[0]) model.choose(tokens[0]);
  }

  const go = (/** @type {number} */ x, /** @type {number} */ y) => zoom.current?.reveal(x, y, true);
  return html`<div class="board-frame" ref=${frame} tabindex="0" role="application" aria-roledescription=${t("table-board-role")} aria-label=${t("table-board-label")}
      onKeyDown=${key} onPointerMove=${hover} onPointerLeave=${() => (under.value = null)} onBlur=${() => (under.value = null)}
      data-pointing=${under.value !== null || undefined}>
      <div class="board-sheet" ref=${sheet}></div>
      ${seen.value.closer && html`<${Overview} board=${board} seen=${seen.value} go=${go} label=${t("table-overview")} />`}
      <${Tools} zoom=${zoom} closer=${seen.value.closer} />
    </div>
    <${SmallMapParts} board=${board} />`;
}

/**
 * What a ticket lights up on the board.
 * @param {TableModel} model
 * @param {string} id
 */
export function pointTicket(model, id) {
  const board = model.board.value;
  const ticket = board?.tickets.get(id);
  if (!board || !ticket || !model.view.value) return;
  const own = new Set(/** @type {number[]} */ (model.view.value.players[model.me.value]?.tracks ?? []));
  const way = ticketWay(board, ticket, own, model.plans.value.get(id)?.path ?? []);
  const ends = [ticket.a, ...(ticket.goals?.map(([goal]) => goal) ?? [ticket.b])].flatMap((end) => board.spots(end).map((one) => one.id));
  model.point({ tracks: [...way.own, ...way.gap], places: ends, why: "ticket" });
}
