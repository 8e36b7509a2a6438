// How often one client may ask: so many at once, then so many a second. Of each client one number is stored, and of at most so many clients:
// whoever has very many addresses makes us forget old ones, and meets the limits for all.

import { LRUCache } from "lru-cache";

export interface Rate {
  burst: number;
  perSecond: number;
}

const mostClients = 10_000;
/** Milliseconds: what sums of fractions are wrong by is less, and no reason to refuse. */
const shortestWait = 0.001;

export class RateLimit {
  /** When all of a client's burst is there again. */
  readonly #fullAt = new LRUCache<string, number>({ max: mostClients });
  readonly #each: number;
  readonly #burst: number;
  readonly #now: () => number;

  /** `now` in milliseconds that only grow. */
  constructor({ burst, perSecond }: Rate, now: () => number) {
    this.#each = 1000 / perSecond;
    this.#burst = burst * this.#each;
    this.#now = now;
  }

  /** Takes one and returns 0, or returns the milliseconds until there is one again. */
  take(client: string): number {
    const now = this.#now();
    const fullAt = Math.max(now, this.#fullAt.get(client) ?? 0) + this.#each;
    const wait = fullAt - now - this.#burst;
    if (wait >= shortestWait) return wait;
    this.#fullAt.set(client, fullAt);
    return 0;
  }
}
