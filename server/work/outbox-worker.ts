// Empties an outbox for as long as the site runs: claims what is due, has it sent, and looks again. A service that is away is asked again
// later and later; the entries wait for it. Every node has such a worker: the claim decides whose an entry is.

import { setTimeout as sleep } from "node:timers/promises";
import { everLater } from "../../model/work/ever-later.ts";

export interface OutboxWorkerParts<Claimed> {
  /** At most so many that are due. */
  claim: (most: number) => Promise<readonly Claimed[]>;
  /** Sends them and stores what became of each; the signal says that the worker stops. False when the service is away. */
  send: (claimed: readonly Claimed[], signal: AbortSignal) => Promise<boolean>;
  /** How many are claimed together. */
  atOnce: number;
  /**
   * For each lane the milliseconds after which it looks again when nothing was due: entries of other nodes, and those that are due again,
   * are found so. A send that is slow holds up its own lane only.
   */
  lanes: readonly number[];
  onError: (error: unknown) => void;
  onStopped: () => void;
}

export interface OutboxWorker {
  /** There is something in the outbox. */
  wake(): void;
  /** Resolves when nothing is being sent any more. */
  stop(): Promise<void>;
}

const second = 1_000;
const minute = 60 * second;
const longestStorePause = 5 * second;

/** When a service that was away is asked again: after a second, then ever later, once a minute at most. */
export function serviceAgain(failures: number): number {
  return everLater(failures, { first: second, longest: minute });
}

export function startOutboxWorker<Claimed>(parts: OutboxWorkerParts<Claimed>): OutboxWorker {
  const { claim, send, atOnce, lanes, onError, onStopped } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const wakes = new Set<() => void>();

  const wake = () => {
    for (const end of wakes) end();
  };

  async function run(idlePause: number): Promise<void> {
    /** In a row, of the service. */
    let failures = 0;
    while (!signal.aborted) {
      let pause = idlePause;
      try {
        // One entry is enough to find out whether the service is back.
        const claimed = await claim(failures === 0 ? atOnce : 1);
        // More may be due: the other lanes look too.
        if (claimed.length === atOnce) wake();
        if (claimed.length > 0) {
          failures = (await send(claimed, signal)) ? 0 : failures + 1;
          pause = failures === 0 ? 0 : serviceAgain(failures);
        }
      } catch (error) {
        onError(error);
      }
      if (pause > 0 && !signal.aborted) await rest(pause, failures === 0);
    }
  }

  /** Not to be woken while it is the service that needs the time. */
  function rest(pause: number, mayBeWoken: boolean): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        wakes.delete(end);
        resolve();
      };
      const timer = setTimeout(end, pause);
      timer.unref();
      signal.addEventListener("abort", end);
      if (mayBeWoken) wakes.add(end);
    });
  }

  const running = lanes.map(run);
  return {
    wake,
    async stop() {
      stopping.abort();
      await Promise.all(running);
      onStopped();
    },
  };
}

/** What has been sent must not be sent again because the store was away for a moment: tries until it is stored, or the worker stops. */
export async function untilStored<Stored>(
  store: () => Promise<Stored>,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<Stored | undefined> {
  for (let pause = 100; ; pause = Math.min(2 * pause, longestStorePause)) {
    try {
      return await store();
    } catch (error) {
      onError(error);
      if (signal.aborted) return undefined;
      await sleep(pause);
    }
  }
}
