// Ranks stories by how near their words are to a text. Every look-up is bounded, so that a common word costs no more in a
// large newsroom than in a small one; rare words find their stories among the old ones too.

import type { Match } from "./search-index.ts";
import { searchWords } from "./search-words.ts";

/** How many of a word's newest stories are considered. */
const REACH = 100;
const TITLE_WEIGHT = 4;
const TEXT_WEIGHT = 1;

export interface RankedKey {
  key: number;
  score: number;
}

type Find = (match: Match, limit: number) => Promise<number[]>;

interface WordHits {
  inTitle: Set<number>;
  anywhere: Set<number>;
}

/** Row numbers, the nearest first. */
export async function rankByWords(text: string, find: Find): Promise<RankedKey[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const [hits, allInTitle, allAnywhere] = await Promise.all([
    Promise.all(words.map((word) => hitsOf(word, find))),
    find({ words, titleOnly: true }, REACH),
    find({ words }, REACH),
  ]);
  const scores = new Map<number, number>();
  const candidates = new Set([...allInTitle, ...allAnywhere, ...hits.flatMap(({ anywhere }) => [...anywhere])]);
  const everyWordInTitle = new Set(allInTitle);
  const everyWord = new Set(allAnywhere);
  for (const key of candidates) {
    let score = 0;
    for (const { inTitle, anywhere } of hits) {
      if (everyWordInTitle.has(key) || inTitle.has(key)) score += TITLE_WEIGHT * rarity(anywhere);
      else if (everyWord.has(key) || anywhere.has(key)) score += TEXT_WEIGHT * rarity(anywhere);
    }
    scores.set(key, score);
  }
  return [...scores].map(([key, score]) => ({ key, score })).toSorted((one, other) => other.score - one.score);
}

/** A word that no story has may be the beginning of one that some have. */
async function hitsOf(word: string, find: Find): Promise<WordHits> {
  const [inTitle, inText] = await Promise.all([find({ words: [word], titleOnly: true }, REACH), find({ words: [word] }, REACH)]);
  const anywhere = inText.length > 0 ? inText : await find({ words: [word], prefix: true }, REACH);
  return { inTitle: new Set(inTitle), anywhere: new Set([...inTitle, ...anywhere]) };
}

/** The fewer stories have a word, the more it tells. */
function rarity(stories: ReadonlySet<number>): number {
  return Math.log(1 + REACH / Math.max(1, stories.size));
}
