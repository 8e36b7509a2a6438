// How much this site asks of one provider: a few calls at a time, a number of them a minute, and no long queue. Readers choose what is
// asked about, so without it anybody could make the site flood a provider and be shut out there.

import { ProviderError } from "./ask-provider.ts";

export interface BudgetOptions {
  atOnce: number;
  perMinute: number;
  waiting: number;
  /** Milliseconds that only grow. */
  now: () => number;
}

export type CallBudget = <T>(call: () => Promise<T>) => Promise<T>;

export function callBudget({ atOnce, perMinute, waiting: mostWaiting, now }: BudgetOptions): CallBudget {
  let running = 0;
  let left = perMinute;
  let countedAt = now();
  const waiting: (() => void)[] = [];

  /** Fills up evenly, so that a pause is not paid for by a burst of twice the number. */
  const take = () => {
    const passed = now() - countedAt;
    left = Math.min(perMinute, left + (passed * perMinute) / 60_000);
    countedAt += passed;
    if (left < 1) throw new ProviderError("busy", "too many calls in a minute");
    left -= 1;
  };

  const turn = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new ProviderError("busy", "too many calls are waiting");
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  };

  return async (call) => {
    take();
    await turn();
    try {
      return await call();
    } finally {
      // The turn goes to whoever waits longest, or is free again.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
