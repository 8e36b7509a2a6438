// A database that changes its leader is away for some seconds. Who asks for a page that nobody has yet waits as long; of an absence that lasts
// longer everybody is told at once.

import { setTimeout as pause } from "node:timers/promises";
import { singleFlight } from "../../model/work/single-flight.ts";

export interface AbsenceParts {
  answers: () => Promise<boolean>;
  /** Milliseconds of an absence in which readers wait. */
  longest: number;
  mostWaiting: number;
  now: () => number;
}

/** Milliseconds between two looks. */
const period = 200;

/** Waits until the store is there; `false` where nobody should wait any longer. */
export function shortAbsence({ answers, longest, mostWaiting, now }: AbsenceParts): () => Promise<boolean> {
  const looking = new Map<string, Promise<boolean>>();
  let waiting = 0;
  let away: { since: number; seen: number } | undefined;

  async function look(): Promise<boolean> {
    while (!(await answers())) {
      const seen = now();
      const isAnother = away === undefined || seen - away.seen > longest;
      away = { since: isAnother || away === undefined ? seen : away.since, seen };
      if (seen - away.since >= longest) return false;
      await pause(period);
    }
    away = undefined;
    return true;
  }

  return async () => {
    if (longest === 0 || waiting >= mostWaiting) return false;
    waiting += 1;
    try {
      return await singleFlight(looking, "store", look);
    } finally {
      waiting -= 1;
    }
  };
}
