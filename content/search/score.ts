// How well a document answers a search, of those that have all its words. Every figure comes from what is at hand of a candidate: its
// headline, its summary, its age.

import { comparedStem, stemsFoundIn } from "./passages.ts";

export interface Candidate {
  title: string;
  dek?: string;
  /** Milliseconds since 1970; 0 for people and shows, which have no day. */
  at: number;
  isName: boolean;
}

const day = 24 * 60 * 60 * 1000;
const titleWeight = 4;
const summaryWeight = 2;
const textWeight = 1;
const wholeTitleWeight = 1.5;
const phraseWeight = 1.4;
/** Who is asked for by name comes before what is written about him. */
const nameWeight = 4;

const allStems = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(comparedStem).join(" ");

/** How to weigh documents for one search. */
export function scoring(stems: readonly string[], now: number): (candidate: Candidate) => number {
  const wanted = new Set(stems);
  const phrase = ` ${stems.join(" ")} `;
  return ({ title, dek = "", at, isName }) => {
    const inTitle = stemsFoundIn(title, wanted);
    const isWhole = inTitle.size === wanted.size;
    const inSummary = isWhole ? inTitle : stemsFoundIn(dek, wanted);
    let score = 0;
    for (const stem of stems)
      score += inTitle.has(stem) ? titleWeight : inSummary.has(stem) ? summaryWeight : textWeight;
    if (isWhole) score *= wholeTitleWeight;
    if (isWhole && stems.length > 1 && ` ${allStems(title)} `.includes(phrase)) score *= phraseWeight;
    if (isName) return isWhole ? score * nameWeight : score;
    return score * freshness(Math.max(0, now - at) / day);
  };
}

/** News is worth twice as much today as in some years; most of that goes within weeks. */
function freshness(days: number): number {
  return 1 + 0.7 * 2 ** (-days / 10) + 0.3 * 2 ** (-days / 365);
}
