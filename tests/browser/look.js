// What a purposeful person would click next, from what can be seen and nothing else: {key, x, y}, key "over", or with
// `turn` key "theirs" while nobody here is to decide.
// The same key twice would mean that the last click had no effect yet; only after a while one clicks again.
// Waits until there is something; else gives null.
async ({ last, patience, turn }) => {
  const $ = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  let seq = "";
  const again = performance.now() + 5000;

  // A spot of an element where a click arrives at the element, or at what it lies on.
  const spot = (element, owner = element) => {
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    return box.width && hit && (owner.contains(hit) || hit.contains(owner)) ? { x, y } : null;
  };
  const first = (elements, name, owner) => {
    for (const element of elements) {
      const key = `${seq} ${name(element)}`;
      const at = key === last && performance.now() < again ? null : spot(element, owner?.(element));
      if (at) return { key, ...at };
    }
    return null;
  };
  const words = (element) => (element.getAttribute("aria-label") ?? element.textContent).trim();
  const able = (element) => !element.disabled && element.getAttribute("aria-disabled") !== "true";

  const look = () => {
    const table = $(".table");
    seq = table?.dataset.seq ?? "";
    if ($(".ending") && !$(".curtain")) return { key: "over" };
    if ($(".curtain")) return first(all(".curtain .button"), words);
    if (table?.hasAttribute("data-busy")) return null;
    if (turn && !$(".turn-flag")) return { key: "theirs" };

    // The red button says exactly what it does; it comes when everything before it is chosen.
    const main = first(all(".acts .button.main").filter(able), words);
    if (main) return main;
    const unpicked = first(all('.offer .ticket[aria-checked="false"]'), words);
    if (unpicked) return unpicked;

    // The longest track that glows, at one of its spaces.
    const spaces = (track) => [...track.querySelectorAll(".space")];
    const tracks = all(".track.possible").map((track) => ({ track, spaces: spaces(track) })).sort((a, b) => b.spaces.length - a.spaces.length);
    const frame = $(".board-frame");
    for (const { track, spaces } of tracks) {
      const found = first(spaces, () => `track ${track.dataset.id}`, () => frame);
      if (found) return found;
    }

    // The open card of which most are in hand already, else the pile.
    const count = (letter) => Number($(`.hand-group[data-letter="${letter}"] .hand-count`)?.textContent.match(/\d+/)?.[0] ?? 0);
    const worth = (slot) => count(/ card-([A-Z])/.exec(slot.querySelector(".card")?.className)?.[1] ?? "");

    // The Card Game: the largest row that can be laid, if it is worth it or nothing can be drawn; else three colours.
    const group = (element) => `hand ${element.dataset.letter}`;
    if ($('.acts-lay .main[aria-disabled="true"]')) return first(all('.hand-group[aria-pressed="false"]'), group);
    const rows = all(".hand-group.layable").sort((a, b) => count(b.dataset.letter) - count(a.dataset.letter));
    const lay = rows.filter((one) => count(one.dataset.letter) > 2 || !$(".market-slot.possible"));
    const large = first(lay, group);
    if (large) return large;

    const row = all(".market-slot.possible").sort((a, b) => worth(b) - worth(a));
    return first(row, (slot) => `slot ${slot.dataset.slot}`) ?? first(all(".acts .button").filter(able), words) ?? first(all(".place.possible"), (place) => `place ${place.dataset.id}`, () => frame);
  };

  // Marks on the board follow the words beside it by a frame or two: only what stays the same is seen.
  let before = [];
  for (const until = performance.now() + patience; performance.now() < until; ) {
    const found = look();
    if (found && before.every((key) => key === found.key) && before.length === 2) return found;
    before = [...before.slice(-1), found?.key];
    await new Promise(requestAnimationFrame);
  }
  return null;
};
