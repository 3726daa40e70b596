/** One thing after the other, with a beat between them; any input shows them all, and so does reduced motion. */
import { useEffect, useSignal } from "../lib.js";
import { still } from "./moving.js";

const BEAT = 450;

/**
 * How many of so many are shown by now.
 * @param {number} many
 * @param {unknown} [anew] begin anew when this changes
 * @returns {number}
 */
export function useBeat(many, anew) {
  const shown = useSignal(still() ? many : 0);
  useEffect(() => {
    shown.value = still() ? many : 0;
    if (shown.value >= many) return;
    const timer = setInterval(() => (shown.value += 1), BEAT);
    const skip = () => (shown.value = many);
    addEventListener("pointerdown", skip, { once: true, capture: true });
    addEventListener("keydown", skip, { once: true, capture: true });
    return () => {
      clearInterval(timer);
      removeEventListener("pointerdown", skip, { capture: true });
      removeEventListener("keydown", skip, { capture: true });
    };
  }, [many, anew]);
  return Math.min(shown.value, many);
}
