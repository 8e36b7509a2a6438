// Marks what was searched for: in a headline, and in the passage of a text that says most of it. Pieces, not HTML, so that nothing in a text
// can become markup.

import { stemOf } from "./stem.ts";

export interface Piece {
  text: string;
  /** It is what was searched for. */
  marked?: true;
}

const LENGTH = 220;
/** Longer texts are looked at so far. */
const LOOKED_AT = 20_000;
const word = /[\p{L}\p{N}]+/gu;

interface Hit {
  start: number;
  end: number;
  stem: string;
}

/** Words as they are compared: small letters, without accents, cut to their stem. */
export function comparedStem(text: string): string {
  return stemOf(text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase());
}

export function markWords(text: string, stems: ReadonlySet<string>): Piece[] {
  return pieces(text, hitsIn(text, stems));
}

/** Nothing where the text holds none of the words. */
export function bestPassage(text: string, stems: ReadonlySet<string>): Piece[] | undefined {
  const looked = text.slice(0, LOOKED_AT);
  const hits = hitsIn(looked, stems);
  if (hits.length === 0) return undefined;
  const middle = densest(hits);
  const [start, end] = bounds(looked, middle.start, middle.end);
  const cut = looked.slice(start, end);
  const within = hits
    .filter((hit) => hit.start >= start && hit.end <= end)
    .map((hit) => ({ ...hit, start: hit.start - start, end: hit.end - start }));
  const shown = pieces(cut, within);
  if (start > 0) shown.unshift({ text: "… " });
  if (end < text.length) shown.push({ text: " …" });
  return shown;
}

/** The beginning of a text, where nothing in it was searched for. */
export function opening(text: string): string {
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, lastBreak(text, LENGTH))} …`;
}

function hitsIn(text: string, stems: ReadonlySet<string>): Hit[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const stem = comparedStem(found);
    return stems.has(stem) ? [{ start: index, end: index + found.length, stem }] : [];
  });
}

/** Where within one passage's length the most different words stand; the earliest of equals. */
function densest(hits: readonly Hit[]): { start: number; end: number } {
  let best = { start: 0, end: 0, different: 0 };
  for (const [position, first] of hits.entries()) {
    const near = hits.slice(position, position + 30).filter(({ end }) => end - first.start <= LENGTH - 20);
    const different = new Set(near.map(({ stem }) => stem)).size;
    if (different > best.different) best = { start: first.start, end: near.at(-1)?.end ?? first.end, different };
  }
  return best;
}

/** Grown to a passage's length, from the beginning of the sentence where that is near. */
function bounds(text: string, first: number, last: number): [number, number] {
  const room = Math.max(0, LENGTH - (last - first));
  const sentence = Math.max(...[". ", "! ", "? ", "” "].map((end) => text.lastIndexOf(end, first - 1) + 2), 0);
  const from = sentence > 1 && first - sentence <= room ? sentence : Math.max(0, first - Math.floor(room / 3));
  const start = first - from <= room && from <= 2 ? 0 : from === sentence ? from : nextBreak(text, from);
  const end = Math.min(text.length, start + LENGTH);
  return [Math.min(start, first), end === text.length ? end : Math.max(last, lastBreak(text, end))];
}

function nextBreak(text: string, from: number): number {
  const space = text.indexOf(" ", from);
  return space === -1 ? from : space + 1;
}

function lastBreak(text: string, until: number): number {
  const space = text.lastIndexOf(" ", until);
  return space <= 0 ? until : space;
}

function pieces(text: string, hits: readonly Hit[]): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    if (start > done) found.push({ text: text.slice(done, start) });
    found.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) found.push({ text: text.slice(done) });
  return found;
}
