// What strangers can cause any number of times is not logged one by one: it is counted, and told once a minute with a few examples.

import type { Logger } from "pino";

const minute = 60_000;
const mostExamples = 5;
const longestExample = 200;

interface Counted {
  count: number;
  examples: Set<string>;
}

export class Tally {
  readonly #log: Logger;
  readonly #timer: ReturnType<typeof setInterval>;
  /** By event: those are few, and named in the code. */
  readonly #counted = new Map<string, Counted>();

  constructor(log: Logger) {
    this.#log = log;
    this.#timer = setInterval(() => this.tell(), minute);
    this.#timer.unref();
  }

  count(event: string, example: string): void {
    const known = this.#counted.get(event);
    const counted = known ?? { count: 0, examples: new Set() };
    if (known === undefined) this.#counted.set(event, counted);
    counted.count += 1;
    if (counted.examples.size < mostExamples) counted.examples.add(example.slice(0, longestExample));
  }

  tell(): void {
    for (const [event, { count, examples }] of this.#counted) {
      this.#log.warn({ count, examples: [...examples] }, event);
    }
    this.#counted.clear();
  }

  /** Tells what is left. */
  close(): void {
    clearInterval(this.#timer);
    this.tell();
  }
}
