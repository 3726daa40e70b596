/**
 * Whoever works with keys stays where they are: the button that one pressed goes away with its decision, and without
 * this the focus would fall back to the top of the page each time.
 */
import { effect } from "../lib.js";

/**
 * Keep the focus in the dock while decisions come and go there.
 * @param {import("./model.js").TableModel} model
 * @returns {() => void} to stop
 */
export function keepFocus(model) {
  let inDock = false;
  /** @param {FocusEvent} event */
  const moved = (event) => {
    inDock = event.target instanceof Element && event.target.closest(".t-dock") !== null;
  };
  addEventListener("focusin", moved);
  const stop = effect(() => {
    void model.state.value;
    void model.chosen.value;
    // What is decided next is drawn in the next frame, and what it lacks is known after that.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const lost = document.activeElement === document.body || document.activeElement === null;
        const dock = /** @type {HTMLElement | null} */ (document.querySelector(".t-dock"));
        if (inDock && lost) dock?.focus({ preventScroll: true });
      }),
    );
  });
  return () => {
    stop();
    removeEventListener("focusin", moved);
  };
}
