// Costly work, a few pieces at a time. A limited number waits in order of arrival; more is refused, and whoever stops waiting leaves the queue.

export class QueueFullError extends Error {}

export interface WorkQueueOptions {
  atOnce: number;
  mostWaiting: number;
}

export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** Rejects with a QueueFullError, or with the signal's reason when it is aborted before the work has begun. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(signal);
    try {
      return await work();
    } finally {
      this.#giveTurn();
    }
  }

  async #turn(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#running < this.#options.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.size >= this.#options.mostWaiting) throw new QueueFullError("too much work is waiting");
    await new Promise<void>((resolve, reject) => {
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

  /** To whoever waits longest; nobody else can take it in between. */
  #giveTurn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
