/**
 * What the app takes from its libraries (../vendor), in one place.
 *
 * `html` makes elements from tagged templates: html`<p class="note">${text}</p>`.
 */
import { h } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export { Fragment, createRef, render } from "../vendor/preact.js";
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "../vendor/signals.js";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => import("../vendor/preact.js").VNode<any>} */
export const html = /** @type {any} */ (htm.bind(h));
