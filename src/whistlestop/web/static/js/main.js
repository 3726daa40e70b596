/** Starts the app: the language first, then the page that the address names. */
import { App } from "./app.js";
import { api } from "./api.js";
import { html, render } from "./lib.js";
import { bestLanguage, setLanguage } from "./text.js";

const languages = await api("/api/languages");
await setLanguage(bestLanguage(languages));
const root = document.getElementById("app");
if (root) render(html`<${App} languages=${languages} />`, root);
