/** Requests to the server (docs/protocol.md). */
import { lang } from "./text.js";

/** What the server refused, in the reader's language. */
export class Refusal extends Error {
  /** @param {{code: string, text: string, field?: string}} fault */
  constructor(fault) {
    super(fault.text);
    this.code = fault.code;
    this.field = fault.field ?? "";
  }
}

/**
 * Ask the server; a body makes it a POST.
 * @param {string} path
 * @param {{body?: unknown, token?: string}} [options]
 * @returns {Promise<any>}
 */
export async function api(path, { body, token } = {}) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": lang.value || "en" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await fetch(path, body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  const type = answer.headers.get("content-type") ?? "";
  const said = type.startsWith("application/json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refusal(said.error ?? { code: String(answer.status), text: answer.statusText });
  return said;
}
