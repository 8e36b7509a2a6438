// HEAD-03, Show More: how much of the dek stands at once. It is cut between sentences, never within one.

const shownAtOnce = 150;
const sentenceEnd = /[.!?…][”’)"']*\s+(?=[“‘("'A-Z0-9])/g;

export interface SplitDek {
  lead: string;
  /** What Show More opens. */
  more?: string;
}

export function splitDek(dek: string): SplitDek {
  if (dek.length <= shownAtOnce) return { lead: dek };
  const ends = [...dek.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  const cut = ends.findLast((end) => end <= shownAtOnce) ?? ends[0];
  return cut === undefined ? { lead: dek } : { lead: dek.slice(0, cut).trim(), more: dek.slice(cut).trim() };
}
