// What is counted for all workers of a node together: in their parent, or in the process itself where it serves alone. It knows no limit: how
// much there is comes with each question, so that a parent serves workers of a version it has never seen.

import { LRUCache } from "lru-cache";
import { OpenPerClient } from "../limits/open-per-client.ts";
import { RateLimit, type Rate } from "../limits/rate-limit.ts";

const mostLists = 500;

export class SharedState {
  /** Milliseconds that only grow. */
  readonly #now: () => number;
  readonly #rates = new Map<string, RateLimit>();
  readonly #places = new Map<string, OpenPerClient>();
  readonly #lists = new LRUCache<string, readonly unknown[]>({ max: mostLists });

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes one of what a client has of this limit and returns 0, or returns the milliseconds until there is one again. */
  take(limit: string, client: string, rate: Rate): number {
    const name = `${limit} ${rate.burst} ${rate.perSecond}`;
    const known = this.#rates.get(name) ?? new RateLimit(rate, this.#now);
    this.#rates.set(name, known);
    return known.take(client);
  }

  /** Returns a function that gives the place back; undefined where the client has the most it may have. */
  enter(place: string, client: string, most: number): (() => void) | undefined {
    const known = this.#places.get(place) ?? new OpenPerClient();
    this.#places.set(place, known);
    return known.enter(client, most);
  }

  listOf(name: string): readonly unknown[] {
    return this.#lists.get(name) ?? [];
  }

  /** Newest first, and no more than so many. */
  addTo(name: string, value: unknown, most: number): readonly unknown[] {
    const list = [value, ...this.listOf(name)].slice(0, most);
    this.#lists.set(name, list);
    return list;
  }
}
