// Marks what was searched for: in a headline, and in the passage of a text that says most of it. Pieces, not HTML, so that nothing in a text
// can become markup.

import { stemOf } from "./stem.ts";

export interface Piece {
  text: string;
  /** It is what was searched for. */
  marked?: true;
}

const passageLength = 220;
/** Longer texts are looked at so far. */
const lookedAt = 10_000;

interface Hit {
  start: number;
  end: number;
  stem: string;
}

/** The same words are met in every headline. When there are too many, those met since the last time stay. */
const mostRemembered = 30_000;
let stems = new Map<string, string>();
let before = stems;

/** Words as they are compared: small letters, without accents, cut to their stem. */
export function comparedStem(text: string): string {
  const known = stems.get(text);
  if (known !== undefined) return known;
  const stem = before.get(text) ?? stemOf(text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase());
  if (stems.size >= mostRemembered) [before, stems] = [stems, new Map()];
  stems.set(text, stem);
  return stem;
}

/** Those of the wanted stems that stand in a text. */
export function stemsFoundIn(text: string, wanted: ReadonlySet<string>): Set<string> {
  return new Set(hitsIn(text, wanted).map(({ stem }) => stem));
}

export function markWords(text: string, wanted: ReadonlySet<string>): Piece[] {
  return pieces(text, hitsIn(text, wanted));
}

/** Nothing where the text holds none of the words. */
export function bestPassage(text: string, wanted: ReadonlySet<string>): Piece[] | undefined {
  const looked = text.slice(0, lookedAt);
  const hits = hitsIn(looked, wanted);
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
  if (text.length <= passageLength) return text;
  return `${text.slice(0, lastBreak(text, passageLength))} …`;
}

function hitsIn(text: string, wanted: ReadonlySet<string>): Hit[] {
  if (wanted.size === 0) return [];
  const hits: Hit[] = [];
  const pattern = patternFor(wanted);
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const { index: start } = found;
    const end = endOfWord(text, start + found[0].length);
    pattern.lastIndex = end;
    const stem = comparedStem(text.slice(start, end));
    if (wanted.has(stem) && !isLetter(text.charAt(start - 1))) hits.push({ start, end, stem });
  }
  return hits;
}

/** Made once for a search, which asks hundreds of texts. */
const patterns = new WeakMap<ReadonlySet<string>, RegExp>();

function patternFor(wanted: ReadonlySet<string>): RegExp {
  const known = patterns.get(wanted) ?? likeAnyOf(wanted);
  patterns.set(wanted, known);
  return known;
}

/**
 * Words that may have one of the stems, by their first two letters: a story has thousands of words, and most are nothing like it. Letters
 * that are not ASCII may be any, for stems have no accents.
 */
function likeAnyOf(wanted: ReadonlySet<string>): RegExp {
  const other = "\\u00c0-\\u1fff\\u2c00-\\uffff";
  // Both cases by name: a pattern that ignores case takes long to make of such ranges.
  const letter = (one: string) => `[${one}${one.toUpperCase()}${other}]`;
  const beginnings = [...wanted].map((stem) => stem.slice(0, 2).split("").map(letter).join(""));
  return new RegExp(`(?:${beginnings.join("|")})\\w*`, "g");
}

const isLetter = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character);

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && isLetter(text.charAt(end))) end += 1;
  return end;
}

/** Where within one passage's length the most different words stand; the earliest of equals. */
function densest(hits: readonly Hit[]): { start: number; end: number } {
  let best = { start: 0, end: 0, different: 0 };
  for (const [position, first] of hits.entries()) {
    const near = hits.slice(position, position + 30).filter(({ end }) => end - first.start <= passageLength - 20);
    const different = new Set(near.map(({ stem }) => stem)).size;
    if (different > best.different) best = { start: first.start, end: near.at(-1)?.end ?? first.end, different };
  }
  return best;
}

/** Grown to a passage's length, from the beginning of the sentence where that is near. */
function bounds(text: string, first: number, last: number): [number, number] {
  const room = Math.max(0, passageLength - (last - first));
  const sentence = Math.max(...[". ", "! ", "? ", "” "].map((end) => text.lastIndexOf(end, first - 1) + 2), 0);
  const from = sentence > 1 && first - sentence <= room ? sentence : Math.max(0, first - Math.floor(room / 3));
  const start = first - from <= room && from <= 2 ? 0 : from === sentence ? from : nextBreak(text, from);
  const end = Math.min(text.length, start + passageLength);
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
