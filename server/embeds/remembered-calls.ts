// Answers of providers, cached for a while: the good ones, the posts that are gone, and for a short time also that a call failed. Whoever
// asks while a call is under way shares it.

import { LRUCache } from "lru-cache";
import { singleFlight } from "../../model/work/single-flight.ts";
import { ProviderError, type ProviderFault } from "./ask-provider.ts";

export interface RememberOptions {
  most: number;
  /** How long each kind of answer is cached, in milliseconds. */
  keep: Record<"answer" | ProviderFault, number>;
}

type Cached<T> = { answer: T } | { error: ProviderError };

export class RememberedCalls<T extends object> {
  readonly #cached: LRUCache<string, Cached<T>>;
  readonly #underWay = new Map<string, Promise<T>>();
  readonly #keep: RememberOptions["keep"];

  constructor({ most, keep }: RememberOptions) {
    this.#cached = new LRUCache({ max: most });
    this.#keep = keep;
  }

  async get(key: string, call: () => Promise<T>): Promise<T> {
    const cached = this.#cached.get(key);
    if (cached !== undefined) {
      if ("error" in cached) throw cached.error;
      return cached.answer;
    }
    return singleFlight(this.#underWay, key, () => this.#callAndKeep(key, call));
  }

  async #callAndKeep(key: string, call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call();
      this.#cached.set(key, { answer }, { ttl: this.#keep.answer });
      return answer;
    } catch (error) {
      const known = error instanceof ProviderError ? error : new ProviderError("failed", String(error));
      // A time to live of 0 would mean for ever.
      if (this.#keep[known.fault] > 0) this.#cached.set(key, { error: known }, { ttl: this.#keep[known.fault] });
      throw known;
    }
  }
}
