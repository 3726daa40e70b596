/**
 * What moves when something happens: cards fly, wagons roll, points count up.
 *
 * The state is always shown at once; motion only decorates it, so nothing depends on it and any input may skip it.
 * A module adds its motion by `whenever(kind, motion)`; motions of the same news run together, and each takes under half
 * a second. `still()` tells whether nothing may move now (settings, the system's wish, a hidden page).
 */
import { moves } from "../settings.js";

/** @typedef {import("./connection.js").Happening} Happening */
/** @typedef {(event: Happening, model: import("./model.js").TableModel) => void} Motion */

/** @type {Map<string, Motion[]>} */
const motions = new Map();
/** @type {Set<Animation>} */
const running = new Set();

/**
 * Add a motion for a kind of event.
 * @param {string} kind
 * @param {Motion} motion
 */
export function whenever(kind, motion) {
  motions.set(kind, [...(motions.get(kind) ?? []), motion]);
}

/** Whether nothing may move now. */
export function still() {
  return !moves() || document.visibilityState === "hidden";
}

/**
 * Let what has just happened be seen.
 * @param {Happening[]} events
 * @param {import("./model.js").TableModel} model
 */
export function show(events, model) {
  if (still()) return;
  for (const event of events) for (const motion of motions.get(event.kind) ?? []) motion(event, model);
}

/**
 * Run an animation that any input may end.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export function animate(element, frames, options) {
  const animation = element.animate(frames, options);
  running.add(animation);
  const gone = () => running.delete(animation);
  animation.onfinish = gone;
  animation.oncancel = gone;
  return animation;
}

/** End everything that moves: it is where it belongs. */
export function skip() {
  for (const animation of [...running]) animation.finish();
}

for (const kind of ["pointerdown", "keydown", "wheel"]) addEventListener(kind, skip, { capture: true, passive: true });

/**
 * Let a copy of an element fly along a shallow arc.
 * @param {Element | null} what
 * @param {Element | null} to
 * @param {{delay?: number}} [options]
 */
export function fly(what, to, { delay = 0 } = {}) {
  if (still() || !(what instanceof HTMLElement) || !to) return;
  const from = what.getBoundingClientRect();
  const there = to.getBoundingClientRect();
  if (!from.width || !there.width) return;
  const copy = /** @type {HTMLElement} */ (what.cloneNode(true));
  copy.classList.add("flying");
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("id");
  copy.style.setProperty("--w", getComputedStyle(what).getPropertyValue("--w")); // its size came from where it lay
  copy.style.left = `${from.left}px`;
  copy.style.top = `${from.top}px`;
  document.body.append(copy);
  const [dx, dy] = [there.left + there.width / 2 - from.left - from.width / 2, there.top + there.height / 2 - from.top - from.height / 2];
  const scale = Math.min(1.4, there.height / from.height) || 1;
  const rise = Math.min(60, Math.hypot(dx, dy) / 6);
  const animation = animate(
    copy,
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(1 + scale) / 2})`, opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.9 },
    ],
    { duration: 260, delay, easing: "cubic-bezier(.5,0,.2,1)", fill: "backwards" },
  );
  const away = () => copy.remove();
  animation.finished.then(away, away);
}
