/** Whether the window is a phone's. */
import { signal } from "../lib.js";

const asked = matchMedia("(max-width: 767px)");

export const narrow = signal(asked.matches);

asked.addEventListener("change", () => (narrow.value = asked.matches));
