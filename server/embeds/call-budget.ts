// How much this site asks of one provider: a few calls at a time, a number of them a minute, and no long queue. Readers choose what is
// asked about, so without it anybody could make the site flood a provider and be shut out there.

import { WorkQueue } from "../../model/work/work-queue.server.ts";
import { ProviderError } from "./ask-provider.ts";

export interface BudgetOptions {
  atOnce: number;
  perMinute: number;
  waiting: number;
  /** Milliseconds that only grow. */
  now: () => number;
}

export type CallBudget = <T>(call: () => Promise<T>) => Promise<T>;

export function callBudget({ atOnce, perMinute, waiting, now }: BudgetOptions): CallBudget {
  const fullError = () => new ProviderError("busy", "too many calls are waiting");
  const queue = new WorkQueue({ atOnce, mostWaiting: waiting, fullError });
  let left = perMinute;
  let countedAt = now();

  /** Fills up evenly, so that a pause is not paid for by a burst of twice the number. */
  const take = () => {
    const passed = now() - countedAt;
    left = Math.min(perMinute, left + (passed * perMinute) / 60_000);
    countedAt += passed;
    if (left < 1) throw new ProviderError("busy", "too many calls in a minute");
    left -= 1;
  };

  return async (call) => {
    take();
    return queue.run(call);
  };
}
