/** What this browser remembers about its reader; everything counts at once. */
import { html, useState } from "../lib.js";
import { change, settings } from "../settings.js";
import { t } from "../text.js";
import { Choice, Tick } from "../ui/choice.js";
import { NameField } from "../ui/name.js";
import { Page } from "../ui/page.js";
import { LanguageChoice } from "../ui/top.js";

export function SettingsPage() {
  const { theme, sound, calm, confirm } = settings.value;
  return html`<${Page} title=${t("app-menu-settings")} class="settings">
    <p class="note">${t("app-settings-note")}</p>
    <div class="settings-halves">
      <section class="panel" aria-labelledby="settings-you">
        <h2 id="settings-you">${t("app-settings-you")}</h2>
        <${NameField} note />
        <${LanguageChoice} shown />
      </section>
      <section class="panel" aria-labelledby="settings-look">
        <h2 id="settings-look">${t("app-settings-look")}</h2>
        <${Choice} legend=${t("app-theme")} value=${theme} choose=${(/** @type {"" | "light" | "dark"} */ one) => change({ theme: one })}
          options=${[
            { value: "", label: t("app-theme-system") },
            { value: "light", label: t("app-theme-light") },
            { value: "dark", label: t("app-theme-dark") },
          ]} />
        <${Tick} label=${t("app-calm")} note=${t("app-calm.text")} value=${calm} choose=${(/** @type {boolean} */ on) => change({ calm: on })} />
      </section>
      <section class="panel" aria-labelledby="settings-play">
        <h2 id="settings-play">${t("app-settings-play")}</h2>
        <${Tick} label=${t("app-confirm")} note=${t("app-confirm.text")} value=${confirm} choose=${(/** @type {boolean} */ on) => change({ confirm: on })} />
        <${Tick} label=${t("app-sound")} note=${t("app-sound.text")} value=${sound} choose=${(/** @type {boolean} */ on) => change({ sound: on })} />
        <${Notify} />
      </section>
    </div>
  <//>`;
}

/** Whether the browser lets pages like this one notify: many do not where the line is not encrypted. */
const CAN_NOTIFY = "Notification" in window && isSecureContext;

function Notify() {
  const [refused, setRefused] = useState(CAN_NOTIFY && Notification.permission === "denied");
  /** @param {boolean} on */
  const choose = async (on) => {
    const granted = on && (await Notification.requestPermission()) === "granted";
    setRefused(on && !granted);
    change({ notify: granted });
  };
  const note = CAN_NOTIFY ? t(refused ? "app-notify-refused" : "app-notify.text") : t("app-notify-cannot");
  return html`<${Tick} label=${t("app-notify")} note=${note} value=${settings.value.notify && CAN_NOTIFY && !refused} disabled=${!CAN_NOTIFY} choose=${choose} />`;
}
