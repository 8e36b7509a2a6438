// How well a document answers a search, of those that have all its words. Every figure comes from what is at hand of a candidate: its
// headline, its summary, its age.

import { comparedStem } from "./passages.ts";

export interface Candidate {
  title: string;
  dek?: string | undefined;
  /** Milliseconds since 1970; 0 for people and shows, which have no day. */
  at: number;
  isName: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
const IN_TITLE = 4;
const IN_SUMMARY = 2;
const IN_TEXT = 1;
const WHOLE_IN_TITLE = 1.5;
const AS_ONE_PHRASE = 1.4;
/** Who is asked for by name comes before what is written about him. */
const THE_NAME_ITSELF = 4;

const stemsIn = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(comparedStem);

export function scoreOf({ title, dek = "", at, isName }: Candidate, stems: readonly string[], now: number): number {
  const titleStems = stemsIn(title);
  const summaryStems = new Set(stemsIn(dek));
  let score = 0;
  let inTitle = 0;
  for (const stem of stems) {
    if (titleStems.includes(stem)) {
      inTitle += 1;
      score += IN_TITLE;
    } else score += summaryStems.has(stem) ? IN_SUMMARY : IN_TEXT;
  }
  if (inTitle === stems.length) score *= WHOLE_IN_TITLE;
  if (stems.length > 1 && ` ${titleStems.join(" ")} `.includes(` ${stems.join(" ")} `)) score *= AS_ONE_PHRASE;
  if (isName) return inTitle === stems.length ? score * THE_NAME_ITSELF : score;
  return score * freshness(Math.max(0, now - at) / DAY);
}

/** News is worth twice as much today as in some years; most of that goes within weeks. */
function freshness(days: number): number {
  return 1 + 0.7 * 2 ** (-days / 10) + 0.3 * 2 ** (-days / 365);
}
