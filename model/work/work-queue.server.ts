// Costly work, a few pieces at a time. A limited number waits in order of arrival; more is refused, and whoever stops waiting leaves the queue.

export class QueueFullError extends Error {}

export interface WorkQueueOptions {
  atOnce: number;
  mostWaiting: number;
  /**
   * Begin one in each turn of the event loop: for work that keeps the main thread busy, as drawing a page does. Whatever is ready (pages in
   * the cache above all) leaves in between.
   */
  onePerTurn?: boolean;
  /** What refused work rejects with; a QueueFullError unless said otherwise. */
  fullError?: () => Error;
}

export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #waiting = new Set<() => void>();
  #running = 0;
  #hasBegunThisTurn = false;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get isFull(): boolean {
    return !this.#mayBegin && this.#waiting.size >= this.#options.mostWaiting;
  }

  /** Rejects when the queue is full, or with the signal's reason when it is aborted before the work has begun. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.isFull) throw this.#options.fullError?.() ?? new QueueFullError("too much work is waiting");
    if (this.#mayBegin) this.#begin();
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#beginNext();
    }
  }

  /** Nobody waits while this is true: every change that makes it true begins the next. */
  get #mayBegin(): boolean {
    return this.#running < this.#options.atOnce && !this.#hasBegunThisTurn;
  }

  #begin(): void {
    this.#running += 1;
    if (this.#options.onePerTurn !== true) return;
    this.#hasBegunThisTurn = true;
    setImmediate(() => {
      this.#hasBegunThisTurn = false;
      this.#beginNext();
    });
  }

  #turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.delete(begin);
        reject(signal?.reason);
      };
      this.#waiting.add(begin);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  #beginNext(): void {
    const [next] = this.#waiting;
    if (next === undefined || !this.#mayBegin) return;
    this.#waiting.delete(next);
    this.#begin();
    next();
  }
}
