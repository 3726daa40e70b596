/** Starts the app: the language first, then the page that the address names. */
import { App } from "./app.js";
import { api } from "./api.js";
import { html, render } from "./lib.js";
import { bestLanguage, languages, setLanguage } from "./text.js";

languages.value = await api("/api/languages");
await setLanguage(bestLanguage());
const root = document.getElementById("app");
if (root) render(html`<${App} />`, root);
