// Workers tell once a second what they have counted. One that stops doing so hangs: its readers wait for nothing, and new ones are given to it. Looks
// are counted, not seconds: a parent that stood still itself has missed a look and not thirty. Pure.

export function silentWorkers<Worker>(mostLooks: number) {
  /** Looks since each told last. One that never has is of a version that does not tell. */
  const missed = new Map<Worker, number>();
  return {
    heard: (worker: Worker) => void missed.set(worker, 0),
    forget: (worker: Worker) => void missed.delete(worker),
    /** Those of them that have said nothing for too long; each is told of once. */
    look(serving: ReadonlySet<Worker>): Worker[] {
      const silent: Worker[] = [];
      for (const [worker, looks] of missed) {
        if (!serving.has(worker)) continue;
        missed.set(worker, looks + 1);
        if (looks + 1 === mostLooks) silent.push(worker);
      }
      return silent;
    },
  };
}
