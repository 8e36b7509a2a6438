// Ranks stories by how near their words are to a text. Every look-up is bounded, so that a large newsroom answers about as
// fast as a small one: of a common word only the newest stories count, rare words find their stories among the old ones too.

import type { Match } from "./search-index.ts";
import { searchWords } from "./search-words.ts";

/** How many of a word's newest stories are considered. */
const REACH = 100;
/** A word that more than one in so many stories has is too common to look for together with others. */
const COMMON = 50;
const TOGETHER = 3;
const TITLE_WEIGHT = 4;
const TEXT_WEIGHT = 1;

export interface RankedKey {
  key: number;
  score: number;
}

/** Row numbers of the newest matches; row numbers grow with time. */
type Find = (match: Match, limit: number) => Promise<number[]>;

interface WordHits {
  word: string;
  inTitle: Set<number>;
  anywhere: Set<number>;
}

/** Row numbers, the nearest first. */
export async function rankByWords(text: string, find: Find): Promise<RankedKey[]> {
  const hits = await Promise.all(searchWords(text).map((word) => hitsOf(word, find)));
  await findTogether(hits, find);
  const scores = new Map<number, number>();
  for (const { inTitle, anywhere } of hits) {
    const rarity = Math.log(1 + REACH / Math.max(1, anywhere.size));
    for (const key of anywhere) {
      const weight = inTitle.has(key) ? TITLE_WEIGHT : TEXT_WEIGHT;
      scores.set(key, (scores.get(key) ?? 0) + weight * rarity);
    }
  }
  return [...scores].map(([key, score]) => ({ key, score })).toSorted((one, other) => other.score - one.score);
}

/** A word that no story has may be the beginning of one that some have. */
async function hitsOf(word: string, find: Find): Promise<WordHits> {
  const [inTitle, inText] = await Promise.all([
    find({ words: [word], titleOnly: true }, REACH),
    find({ words: [word] }, REACH),
  ]);
  const anywhere = inText.length > 0 ? inText : await find({ words: [word], prefix: true }, REACH);
  return { word, inTitle: new Set(inTitle), anywhere: new Set([...inTitle, ...anywhere]) };
}

/** Adds the stories that have the most telling words together, however old they are. */
async function findTogether(hits: readonly WordHits[], find: Find): Promise<void> {
  const telling = hits
    .map((hit) => ({ hit, rarity: storiesPerHit(hit.anywhere) }))
    .filter(({ hit, rarity }) => hit.anywhere.size > 0 && rarity > COMMON)
    .toSorted((one, other) => other.rarity - one.rarity)
    .slice(0, TOGETHER)
    .map(({ hit }) => hit);
  if (telling.length < 2) return;
  const words = telling.map(({ word }) => word);
  const inTitle = await find({ words, titleOnly: true }, REACH);
  // Reading the long lists of whole texts is the dearest look-up: a title that has them all says enough.
  const anywhere = inTitle.length > 0 ? inTitle : await find({ words }, REACH);
  for (const hit of telling) {
    for (const key of inTitle) hit.inTitle.add(key);
    for (const key of anywhere) hit.anywhere.add(key);
  }
}

/** How rare a word is, judged by how far back its newest stories reach; one with few stories is rare in any newsroom. */
function storiesPerHit(newest: ReadonlySet<number>): number {
  if (newest.size < REACH) return Number.MAX_SAFE_INTEGER - newest.size;
  return (Math.max(...newest) - Math.min(...newest)) / REACH;
}
