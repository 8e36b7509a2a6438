// What this process is busy with, so that an alarm about a stall can say what was running. Noting it costs a few assignments; pages that
// leave from the cache are not noted at all.

/** Shorter work cannot be what a stall was about. */
const worthNoting = 10;
const mostEnded = 100;
const mostNamed = 3;

interface Work {
  what: string;
  started: number;
  ended: number;
}

export class Activity {
  readonly #now: () => number;
  readonly #running = new Set<Work>();
  /** Since the last look. */
  #ended: Work[] = [];
  #longestHold: Work | undefined;

  /** `now` in milliseconds that only grow. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Work that lets others run in between. Returns a function that says it is done. */
  begin(what: string): () => void {
    const work: Work = { what, started: this.#now(), ended: Infinity };
    this.#running.add(work);
    return () => {
      if (!this.#running.delete(work)) return;
      work.ended = this.#now();
      if (work.ended - work.started >= worthNoting && this.#ended.length < mostEnded) this.#ended.push(work);
    };
  }

  async during<T>(what: string, work: () => Promise<T>): Promise<T> {
    const end = this.begin(what);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Work that holds the thread until it is done. */
  hold<T>(what: string, work: () => T): T {
    const started = this.#now();
    try {
      return work();
    } finally {
      const ended = this.#now();
      const longest = this.#longestHold;
      if (longest === undefined || ended - started > longest.ended - longest.started) {
        this.#longestHold = { what, started, ended };
      }
    }
  }

  /** What may have stalled the thread since then: what held it most of the time, else what was under way, likeliest first. */
  since(start: number): string {
    const end = this.#now();
    const hold = this.#longestHold;
    if (hold !== undefined && hold.ended - hold.started > (end - start) / 2) return hold.what;
    const shared = (work: Work) => Math.min(work.ended, end) - Math.max(work.started, start);
    return [...this.#ended, ...this.#running]
      .filter((work) => shared(work) > 0)
      .toSorted(
        (one, other) => Number(other.started >= start) - Number(one.started >= start) || shared(other) - shared(one),
      )
      .slice(0, mostNamed)
      .map(({ what }) => what)
      .join(", ");
  }

  /** What has ended is no longer of interest. */
  forgetEnded(): void {
    if (this.#ended.length > 0) this.#ended = [];
    this.#longestHold = undefined;
  }
}

/** There is one event loop in a process, and so one of these. */
export const activity = new Activity(() => performance.now());
