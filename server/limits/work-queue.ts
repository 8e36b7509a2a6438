// Work that keeps the main thread busy, as drawing a page does: a few at a time, one begun in each turn of the event loop, so that whatever
// is ready (pages in the cache above all) leaves in between. What has no room in the queue is for the caller to refuse.

export interface WorkQueueOptions {
  /** Under way at the same time: they wait for the store most of it. */
  atOnce: number;
  mostWaiting: number;
}

export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #hasBegunThisTurn = false;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get isFull(): boolean {
    return !this.#mayBegin && this.#waiting.length >= this.#options.mostWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#mayBegin && this.#waiting.length === 0) this.#begin();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#beginNext();
    }
  }

  get #mayBegin(): boolean {
    return this.#running < this.#options.atOnce && !this.#hasBegunThisTurn;
  }

  #begin(): void {
    this.#running += 1;
    this.#hasBegunThisTurn = true;
    setImmediate(() => {
      this.#hasBegunThisTurn = false;
      this.#beginNext();
    });
  }

  #beginNext(): void {
    if (!this.#mayBegin) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#begin();
    next();
  }
}
