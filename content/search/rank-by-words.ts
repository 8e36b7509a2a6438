// Ranks stories by how near their words are to a text that may be half wrong. Every look-up is bounded, so that a large newsroom answers about
// as fast as a small one: of a common word only the newest stories count, several words together find their stories among the old ones too.

import type { KnownWords } from "./known-words.ts";
import type { Match } from "./search-index.ts";
import { searchWords } from "./search-words.ts";

/** How many of a word's newest stories are considered. */
const matchesRead = 100;
/** How many of the most telling words are looked for together, and how many at a time: one of them may be wrong. */
const mostTelling = 5;
const wordsTogether = 3;
const titleWeight = 4;
const textWeight = 1;

export interface RankedKey {
  key: number;
  score: number;
}

export interface Sources {
  /** For each look-up the row numbers of some of the newest matches; row numbers grow with time. */
  find: (matches: readonly Match[], limit: number) => Promise<number[][]>;
  /** The words of headlines and names. */
  known: () => Promise<KnownWords>;
}

/** A word of the text, or the words it may have been meant for. */
type Meant = Match["words"][number];

interface WordHits {
  meant: Meant;
  inTitle: Set<number>;
  anywhere: Set<number>;
}

/** Row numbers, the nearest first. */
export async function rankByWords(text: string, { find, known }: Sources): Promise<RankedKey[]> {
  const asked = await hitsOf(searchWords(text), find);
  const lost = asked.filter(isLost).map(({ meant }) => String(meant));
  const found = asked.filter((hit) => !isLost(hit));
  const slips = lost.length === 0 ? [] : await hitsOfSlips(lost, await known(), find);
  const hits = [...found, ...slips].map((hit) => ({ ...hit, rarity: rarityOf(hit) }));
  await findTogether(hits, find);
  const scores = new Map<number, number>();
  for (const { inTitle, anywhere, rarity } of hits) {
    for (const key of anywhere) {
      const weight = inTitle.has(key) ? titleWeight : textWeight;
      scores.set(key, (scores.get(key) ?? 0) + weight * rarity);
    }
  }
  return [...scores].map(([key, score]) => ({ key, score })).toSorted((one, other) => other.score - one.score);
}

const isLost = ({ anywhere }: WordHits) => anywhere.size === 0;
const rarityOf = ({ anywhere }: WordHits) => Math.log(1 + matchesRead / Math.max(1, anywhere.size));

/** What enough headlines have is not looked for in the texts: that is dear, and says little. */
async function hitsOf(words: readonly Meant[], find: Sources["find"], prefix = false): Promise<WordHits[]> {
  if (words.length === 0) return [];
  const look = (some: readonly Meant[], titleOnly: boolean) =>
    find(
      some.map((word) => ({ words: [word], titleOnly, prefix })),
      matchesRead,
    );
  const titles = await look(words, true);
  const rare = words.filter((_, place) => (titles[place]?.length ?? 0) < matchesRead);
  const texts = rare.length === 0 ? [] : await look(rare, false);
  const inText = new Map(rare.map((word, place) => [word, texts[place] ?? []]));
  return words.map((meant, place) => {
    const inTitle = titles[place] ?? [];
    return { meant, inTitle: new Set(inTitle), anywhere: new Set([...inTitle, ...(inText.get(meant) ?? [])]) };
  });
}

/** A word that no story has is a slip of one or several that some have, two written as one, or the beginning of one. */
async function hitsOfSlips(lost: readonly string[], known: KnownWords, find: Sources["find"]): Promise<WordHits[]> {
  const near = lost.map((word) => ({ word, words: nearWords(word, known) }));
  const [slips, beginnings] = await Promise.all([
    hitsOf(
      near.flatMap(({ words }) => words),
      find,
    ),
    hitsOf(
      near.filter(({ words }) => words.length === 0).map(({ word }) => word),
      find,
      true,
    ),
  ]);
  return [...slips, ...beginnings];
}

function nearWords(word: string, known: KnownWords): Meant[] {
  const near = known.near(word);
  return near.length > 0 ? [near] : (known.split(word) ?? []);
}

/** Adds the stories that have several of the most telling words, however old they are. */
async function findTogether(hits: readonly (WordHits & { rarity: number })[], find: Sources["find"]): Promise<void> {
  const telling = hits
    .filter(({ anywhere }) => anywhere.size > 0)
    .toSorted((one, other) => storiesPerHit(other.anywhere) - storiesPerHit(one.anywhere))
    .slice(0, mostTelling);
  if (telling.length < 2) return;
  const wordsOf = (group: readonly WordHits[]) => group.map(({ meant }) => meant);
  for (let size = Math.min(wordsTogether, telling.length); size >= 2; size -= 1) {
    const groups = groupsOf(telling, size);
    const found = await find(
      groups.map((group) => ({ words: wordsOf(group), titleOnly: true })),
      matchesRead,
    );
    for (const [place, group] of groups.entries()) for (const hit of group) addTitles(hit, found[place] ?? []);
    if (found.some((keys) => keys.length > 0)) return;
  }
  // Reading the long lists of whole texts is the dearest look-up: a title that has several says enough.
  const rarest = telling.slice(0, wordsTogether);
  const [anywhere = []] = await find([{ words: wordsOf(rarest) }], matchesRead);
  for (const hit of rarest) for (const key of anywhere) hit.anywhere.add(key);
}

function addTitles({ inTitle, anywhere }: WordHits, keys: readonly number[]): void {
  for (const key of keys) {
    inTitle.add(key);
    anywhere.add(key);
  }
}

/** Every choice of so many. */
function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) => groupsOf(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]));
}

/** How rare a word is, judged by how far back its newest stories reach; one with few stories is rare in any newsroom. */
function storiesPerHit(newest: ReadonlySet<number>): number {
  if (newest.size < matchesRead) return Number.MAX_SAFE_INTEGER - newest.size;
  return (Math.max(...newest) - Math.min(...newest)) / matchesRead;
}
