/**
 * What a board is: its drawing (SVG text, put into the page once) and its data (where everything lies on it).
 *
 * @typedef {{id: string, name: string, kind: string, x: number, y: number, r: number, country?: string, marked?: boolean,
 *   merchandise?: number[], label?: {x: number, y: number, anchor: string}, stand: [number, number], also?: string[], bonus?: number, color?: string}} Place
 * @typedef {{id: number, a: string, b: string, length: number, color: string, kind: "plain" | "tunnel" | "ferry",
 *   locomotives: number, points: number, spaces: [number, number, number][], mid: [number, number], pair?: number[], swap?: number}} Track
 * @typedef {{id: string, a: string, b: string, points: number, kind: string, goals?: [string, number][], cards?: string}} Ticket
 * @typedef {{title: string, name: string, size: [number, number], font?: number, places: Place[], tracks: Track[], tickets: Ticket[],
 *   countries: Record<string, {name: string, places: string[]}>, cards: Record<string, number>, pieces: number,
 *   points: Record<string, number>, score: [number, number][], notice?: string}} BoardFacts
 */
import { api } from "../api.js";

/** A board's facts with everything findable by id. */
export class Board {
  /**
   * @param {BoardFacts} facts
   * @param {string} svg empty where there is no board (the Card Game)
   */
  constructor(facts, svg) {
    this.facts = facts;
    this.svg = svg;
    this.size = facts.size ?? [0, 0];
    /** @type {Map<number, Track>} */
    this.tracks = new Map(facts.tracks.map((one) => [one.id, one]));
    /** @type {Map<string, Place>} */
    this.places = new Map(facts.places.map((one) => [one.id, one]));
    /** @type {Map<string, Ticket>} */
    this.tickets = new Map(facts.tickets.map((one) => [one.id, one]));
  }

  /**
   * A place's name, or a country's.
   * @param {string} id
   * @returns {string}
   */
  placeName(id) {
    return this.places.get(id)?.name ?? this.facts.countries?.[id]?.name ?? id;
  }

  /**
   * `Östersund – Trondheim`.
   * @param {number} id
   */
  trackName(id) {
    const track = this.tracks.get(id);
    return track ? `${this.placeName(track.a)} – ${this.placeName(track.b)}` : String(id);
  }

  /**
   * The places that a ticket's end stands for: a country has several border crossings.
   * @param {string} id
   * @returns {Place[]}
   */
  spots(id) {
    const ids = this.facts.countries?.[id]?.places ?? [id];
    return ids.flatMap((one) => this.places.get(one) ?? []);
  }
}

/** @type {Map<string, Promise<Board>>} */
const loaded = new Map();

/**
 * Load a board; each title once.
 * @param {string} title
 * @param {boolean} drawn whether there is a drawing
 */
export function loadBoard(title, drawn = true) {
  const known = loaded.get(title);
  if (known) return known;
  const coming = Promise.all([api(`/boards/${title}.json`), drawn ? api(`/boards/${title}.svg`) : ""]).then(
    ([facts, svg]) => new Board(facts, svg),
  );
  coming.catch(() => loaded.delete(title)); // the next one may try again
  loaded.set(title, coming);
  return coming;
}
