/** Games as pictures, in the page's own colours. */
import { api } from "../api.js";
import { html, useEffect, useState } from "../lib.js";

/**
 * A game as a small picture: its board's land, water and tracks.
 * @param {{title: string, class?: string}} props
 */
export function Poster({ title, class: more = "" }) {
  return html`<svg class="poster-picture ${more}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <use href="/posters/${title}.svg#poster" width="600" height="400" />
  </svg>`;
}

/** @type {Map<string, Promise<string>>} */
const drawings = new Map();

/** @param {string} title */
function drawing(title) {
  const known = drawings.get(title) ?? api(`/boards/${title}.svg`);
  drawings.set(title, known);
  return known;
}

/**
 * The board itself, as a view through a window; its poster until it has come.
 * @param {{title: string, drawn: boolean}} props
 */
export function BoardPicture({ title, drawn }) {
  const [shown, show] = useState({ title: "", svg: "" });
  useEffect(() => {
    let gone = false;
    if (drawn)
      drawing(title).then(
        (svg) => !gone && show({ title, svg: svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ') }),
        () => drawings.delete(title),
      );
    return () => {
      gone = true;
    };
  }, [title, drawn]);
  if (shown.title !== title || !drawn) return html`<${Poster} title=${title} />`;
  return html`<div class="board-picture" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: shown.svg }}></div>`;
}
