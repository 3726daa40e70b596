/** Which page is shown: the address says it, and links inside the app change it without loading anything anew. */
import { signal } from "./lib.js";

/** The path of the page, such as `/t/k3mq7xzp`. */
export const path = signal(location.pathname);

/**
 * Go to a page.
 * @param {string} to
 */
export function go(to) {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  path.value = location.pathname;
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || link.hasAttribute("data-load") || (to.hash && to.pathname === location.pathname)) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
});
