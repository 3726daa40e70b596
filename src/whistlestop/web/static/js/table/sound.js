/** Small sounds made in code: off until one asks for them. */
import { settings } from "../settings.js";

/** @typedef {import("./connection.js").Happening} Happening */

/** @type {AudioContext | null} */
let audio = null;

/** What is heard: frequencies in Hz, one after the other. @type {Record<string, {tones: number[], long: number, kind: OscillatorType}>} */
const SOUNDS = {
  pick: { tones: [520], long: 0.06, kind: "triangle" },
  placed: { tones: [220, 277, 330], long: 0.09, kind: "triangle" },
  lay: { tones: [220, 277], long: 0.09, kind: "triangle" },
  rob: { tones: [196, 147], long: 0.16, kind: "sine" },
  reveal: { tones: [196, 185], long: 0.16, kind: "sine" },
  roll: { tones: [310, 250, 340, 270], long: 0.05, kind: "triangle" },
  reroll: { tones: [250, 340, 270], long: 0.05, kind: "triangle" },
  "tunnel-roll": { tones: [155, 131, 165], long: 0.07, kind: "triangle" },
  turn: { tones: [587, 784], long: 0.14, kind: "sine" },
  end: { tones: [392, 494, 587, 784], long: 0.2, kind: "triangle" },
};

/**
 * Let what happened be heard; a turn only if it is one's own.
 * @param {Happening[]} events
 * @param {number} me
 */
export function sound(events, me) {
  if (!settings.value.sound) return;
  let delay = 0;
  for (const event of events) {
    const one = SOUNDS[event.kind];
    if (!one || (event.kind === "turn" && event.seat !== me)) continue;
    play(one, delay);
    delay += one.tones.length * one.long;
    if (delay > 1) return;
  }
}

/**
 * @param {{tones: number[], long: number, kind: OscillatorType}} one
 * @param {number} delay
 */
function play({ tones, long, kind }, delay) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  const begin = audio.currentTime + delay;
  tones.forEach((tone, n) => {
    const [voice, loud] = [/** @type {AudioContext} */ (audio).createOscillator(), /** @type {AudioContext} */ (audio).createGain()];
    voice.type = kind;
    voice.frequency.value = tone;
    const from = begin + n * long;
    loud.gain.setValueAtTime(0, from);
    loud.gain.linearRampToValueAtTime(0.12, from + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.001, from + long * 1.8);
    voice.connect(loud).connect(/** @type {AudioContext} */ (audio).destination);
    voice.start(from);
    voice.stop(from + long * 2);
  });
}

/** One tone, so that one hears what one has switched on. */
export function sample() {
  const one = SOUNDS.turn;
  if (one) play(one, 0);
}
