// Answers of a content API, cached for a while and shared by whoever asks the same. There is no feed of its changes: what is cached grows old
// and is asked for again. Should that fail or take long, the old answer serves on.

import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { singleFlight } from "../../model/work/single-flight.ts";

export interface CacheOptions<T> {
  /** Milliseconds. */
  freshFor: number;
  /** How long an old answer may stand in for one that failed, or is late. */
  staleFor: number;
  /** How long a new answer is awaited when there is an old one. */
  patience: number;
  most: number;
  mostBytes: number;
  sizeOf: (answer: T) => number;
  now: () => number;
  onStale: (key: string) => void;
}

interface Cached<T> {
  answer: T;
  at: number;
}

export function answerCache<T>(options: CacheOptions<T>): (key: string, ask: () => Promise<T>) => Promise<T> {
  const { freshFor, staleFor, patience, most, mostBytes, sizeOf, now, onStale } = options;
  const cached = new LRUCache<string, Cached<T>>({
    max: most,
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => Math.max(1, sizeOf(answer)),
  });
  const underWay = new Map<string, Promise<T>>();

  async function askAgain(key: string, known: Cached<T> | undefined, ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      cached.set(key, { answer, at: now() });
      return answer;
    } catch (error) {
      if (known === undefined || now() - known.at > staleFor) throw error;
      onStale(key);
      return known.answer;
    }
  }

  return async (key, ask) => {
    const known = cached.get(key);
    if (known !== undefined && now() - known.at < freshFor) return known.answer;
    const running = singleFlight(underWay, key, () => askAgain(key, known, ask));
    if (known === undefined || now() - known.at > staleFor) return running;
    return Promise.race([running, setTimeout(patience, known.answer, { ref: false })]);
  };
}
