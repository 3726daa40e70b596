/** The browser's own storage; without it (private windows, full disks) things are remembered until the page closes. */

/** @type {Map<string, string>} */
const instead = new Map();
const PREFIX = "whistlestop.";

/**
 * Read what was stored under a name.
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function stored(name, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + name) ?? instead.get(name);
    return text ? JSON.parse(text) : otherwise;
  } catch {
    const text = instead.get(name);
    return text ? JSON.parse(text) : otherwise;
  }
}

/**
 * Store something under a name.
 * @param {string} name
 * @param {unknown} value
 */
export function store(name, value) {
  const text = JSON.stringify(value);
  instead.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // It stays in `instead`.
  }
}
