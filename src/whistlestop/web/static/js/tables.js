/** Setting tables up and sitting down at them; the tokens that this brings are kept in the browser. */
import { api } from "./api.js";
import { keep } from "./seats.js";
import { lang } from "./text.js";

/**
 * Set a table up (docs/protocol.md); returns its id.
 * @param {Record<string, unknown>} body
 * @returns {Promise<string>}
 */
export async function openTable(body) {
  const made = await api("/api/tables", { body: { ...body, lang: lang.value } });
  for (const { seat, token } of made.seats) if (token) keep({ table: made.table, token, seat });
  return made.table;
}

/**
 * Sit down at a table of somebody else.
 * @param {string} table
 * @param {string} name
 */
export async function sitDown(table, name) {
  const { seat, token } = await api(`/api/tables/${table}/join`, { body: { name } });
  keep({ table, token, seat });
}
