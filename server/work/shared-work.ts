// One piece of work for all who want the same thing. Each may stop waiting; when nobody waits any more the work is told to stop.
// Work that always runs to its end is shared by `singleFlight`.

interface UnderWay<T> {
  result: Promise<T>;
  waiting: number;
  stop: AbortController;
}

export class SharedWork<T> {
  readonly #underWay = new Map<string, UnderWay<T>>();

  /** Rejects with the reason of the caller's signal when that is aborted first. */
  async join(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const running = this.#underWay.get(key);
    // What was told to stop ends for those who left, not for who comes now.
    const shared = running === undefined || running.stop.signal.aborted ? this.#begin(key, work) : running;
    shared.waiting += 1;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = () => reject(signal?.reason);
    signal?.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([shared.result, left]);
    } finally {
      signal?.removeEventListener("abort", leave);
      shared.waiting -= 1;
      if (shared.waiting === 0) shared.stop.abort(signal?.reason);
    }
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<T>): UnderWay<T> {
    const stop = new AbortController();
    const shared: UnderWay<T> = { result: work(stop.signal), waiting: 0, stop };
    this.#underWay.set(key, shared);
    const forget = () => {
      if (this.#underWay.get(key) === shared) this.#underWay.delete(key);
    };
    shared.result.then(forget, forget);
    return shared;
  }
}
