// How much this site asks of one provider: a few calls at a time, a number of them a minute, and no long queue. Readers choose what is
// asked about, so without it anybody could make the site flood a provider and be shut out there.

import { WorkQueue } from "../../model/work/work-queue.server.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { ProviderError } from "./ask-provider.ts";

export interface BudgetOptions {
  /** Whose budget it is. */
  name: string;
  atOnce: number;
  /** Of all workers together. They fill up evenly, so that a pause is not paid for by a burst of twice the number. */
  perMinute: number;
  waiting: number;
  limits: Pick<SiteLimits, "takeOfAll">;
}

export type CallBudget = <T>(call: () => Promise<T>) => Promise<T>;

export function callBudget({ name, atOnce, perMinute, waiting, limits }: BudgetOptions): CallBudget {
  const fullError = () => new ProviderError("busy", "too many calls are waiting");
  const queue = new WorkQueue({ atOnce, mostWaiting: waiting, fullError });
  const rate = { burst: perMinute, perSecond: perMinute / 60 };

  return async (call) => {
    if ((await limits.takeOfAll(name, rate)) > 0) throw new ProviderError("busy", "too many calls in a minute");
    return queue.run(call);
  };
}
