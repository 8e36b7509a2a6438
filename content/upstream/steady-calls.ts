// Calls to a service that may be slow, broken or away: few at a time, further tries where that may help and not where everything fails,
// and none while the breaker is open.

import { setTimeout as wait } from "node:timers/promises";
import { HttpError, normaliseError } from "../../model/http-error.ts";
import { WorkQueue } from "../../model/work/work-queue.server.ts";
import { breaker, type Breaker } from "./breaker.ts";

export interface SteadyOptions {
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
  now: () => number;
  /** How often a call is tried; twice unless told. */
  tries?: number;
  /** Milliseconds after so many tries; tests need none. */
  pause?: (tries: number) => number;
  /** Milliseconds for which it is left alone at the most. */
  longestRest?: number;
  /** What is called, for whoever is told that it was not. */
  service?: string;
}

export type SteadyCall = <T>(call: () => Promise<T>) => Promise<T>;

/** Further tries are at most this share of the first ones, with a few to begin with. */
const retryShare = 0.1;
const retriesAtFirst = 5;

/** Longer each time, and never the same for all who wait. */
const usualPause = (tries: number) => (50 + Math.random() * 150) * 3 ** (tries - 1);

export interface SteadyCalls {
  run: SteadyCall;
  breaker: Breaker;
}

export function steadyCalls(options: SteadyOptions): SteadyCalls {
  const { atOnce, waiting, now, tries = 2, pause = usualPause, service = "the content API" } = options;
  const door = breaker(now, options.longestRest);
  const fullError = () => new HttpError(`Too many calls to ${service} are waiting`, 503);
  const queue = new WorkQueue({ atOnce, mostWaiting: waiting, fullError });
  let retries = retriesAtFirst;

  async function tryCall<T>(call: () => Promise<T>): Promise<T> {
    retries = Math.min(retriesAtFirst, retries + retryShare);
    for (let tried = 1; ; tried += 1) {
      try {
        return await call();
      } catch (error) {
        if (tried === tries || !mayHelp(error) || retries < 1) throw error;
        retries -= 1;
        await wait(pause(tried));
      }
    }
  }

  return {
    breaker: door,
    run: (call) =>
      queue.run(async () => {
        if (!door.mayCall()) throw new HttpError(`Calls to ${service} rest for a moment`, 503);
        const answer = await tryCall(call).catch((error: unknown) => {
          door.note(isAnswer(error));
          throw error;
        });
        door.note(true);
        return answer;
      }),
  };
}

/** The service works; it only does not have, or does not allow, what was asked for. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { statusCode } = error;
  return statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 429;
}

/** Whoever did not answer in time once would not the second time either, and has cost the reader enough. */
function mayHelp(error: unknown): boolean {
  if (error instanceof Error && error.name === "TimeoutError") return false;
  if (error instanceof SyntaxError || isAnswer(error)) return false;
  return !(error instanceof HttpError) || [502, 503, 504].includes(normaliseError(error).statusCode);
}
