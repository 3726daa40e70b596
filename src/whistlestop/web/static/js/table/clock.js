/** How long somebody still has. */
import { html, useEffect, useState } from "../lib.js";
import { t } from "../text.js";
import { Icon } from "../ui/icon.js";

/** @param {{model: import("./model.js").TableModel, seat: number}} props */
export function Clock({ model, seat }) {
  const until = model.state.value?.deadlines?.[String(seat)];
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === undefined) return null;
  const left = Math.max(0, Math.ceil(Number(until) - now / 1000));
  return html`<span class="clock ${left <= 10 ? "late" : ""}" role="timer" aria-label=${t("table-time-left")}><${Icon} name="clock" />${said(left)}</span>`;
}

/** @param {number} seconds */
function said(seconds) {
  if (seconds >= 86400) return t("table-days", { n: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
