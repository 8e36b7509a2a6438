// Which further stories stand where on an article page. No story twice; opinion apart from news. Pure.

import type { Card } from "../../model/stories/card.ts";
import { oneEachFirst } from "./one-each.ts";

export const counts = { related: 4, opinions: 4, latest: 6, more: 4 } as const;

/** A lone card under a headline of its own looks lost. */
const fewest = 2;

export interface FurtherCards {
  /** News on the same subjects. */
  related: Card[];
  /** What others think of it; an opinion page has these in its own section. */
  opinions: Card[];
  /** The newest of the section, for the rail. */
  latest: Card[];
  more: Card[];
}

/** `onSubjects`: the stories of each of its tags. Related stories choose first, then the rail, then what stands below the story. */
export function shareOut(
  own: { url: string; isOpinion: boolean },
  onSubjects: readonly (readonly Card[])[],
  inSection: readonly Card[],
): FurtherCards {
  const used = new Set([own.url]);
  const take = (from: readonly Card[], count: number, atLeast = 0): Card[] => {
    const taken = from.filter(({ url }) => !used.has(url)).slice(0, count);
    if (taken.length < atLeast) return [];
    for (const { url } of taken) used.add(url);
    return taken;
  };
  const nearest = bySharedSubjects(onSubjects);
  const news = nearest.filter(({ isOpinion }) => !isOpinion);
  const columns = own.isOpinion ? [] : nearest.filter(({ isOpinion }) => isOpinion);
  const related = take(news, counts.related, fewest);
  const opinions = take(oneEachFirst(columns), counts.opinions, fewest);
  const latest = take(inSection, counts.latest);
  return { related, opinions, latest, more: take(own.isOpinion ? oneEachFirst(inSection) : inSection, counts.more) };
}

/** Those that share the most subjects come first, the newer of equals before the older. */
function bySharedSubjects(lists: readonly (readonly Card[])[]): Card[] {
  const found = new Map<string, { card: Card; shared: number; time: number }>();
  for (const card of lists.flat()) {
    const known = found.get(card.url);
    if (known === undefined) found.set(card.url, { card, shared: 1, time: timeOf(card) });
    else known.shared += 1;
  }
  return [...found.values()]
    .toSorted((one, other) => other.shared - one.shared || other.time - one.time)
    .map(({ card }) => card);
}

function timeOf({ publicationDate = "" }: Card): number {
  return Date.parse(publicationDate) || 0;
}
