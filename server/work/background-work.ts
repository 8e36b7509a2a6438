// Work that can wait, in the time that readers leave: one piece after another, none while readers wait for the like of it, and after each a rest
// that is longer than it took.

import { setTimeout as pause } from "node:timers/promises";

export interface BackgroundParts {
  doOne: (name: string) => Promise<void>;
  areReadersWaiting: () => boolean;
  onFailure: (name: string, error: unknown) => void;
}

export interface BackgroundWork {
  /** The most important first, before whatever waits. What waits already waits once. */
  add: (names: readonly string[]) => void;
  /** Resolves when the piece under way is done. */
  close: () => Promise<void>;
}

/** What comes last of more than these is left: it is done when somebody asks. */
const mostWaiting = 200;
/** Of what a piece took: a quarter of the time is for this. */
const restShare = 3;
/** Milliseconds, while readers wait. */
const stepBack = 50;

export function backgroundWork({ doOne, areReadersWaiting, onFailure }: BackgroundParts): BackgroundWork {
  let waiting = new Set<string>();
  let underWay: Promise<void> | undefined;
  const closed = new AbortController();

  async function doAll(): Promise<void> {
    for (let name = first(waiting); name !== undefined && !closed.signal.aborted; name = first(waiting)) {
      if (areReadersWaiting()) {
        await rest(stepBack);
        continue;
      }
      waiting.delete(name);
      const began = performance.now();
      try {
        await doOne(name);
      } catch (error) {
        onFailure(name, error);
      }
      await rest((performance.now() - began) * restShare);
    }
  }

  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { ref: false, signal: closed.signal }).catch(() => {});

  return {
    add(names) {
      waiting = new Set([...names, ...waiting].slice(0, mostWaiting));
      if (waiting.size === 0 || closed.signal.aborted) return;
      underWay ??= doAll().finally(() => (underWay = undefined));
    },
    async close() {
      closed.abort();
      await underWay;
    },
  };
}

function first<T>(all: ReadonlySet<T>): T | undefined {
  const [one] = all;
  return one;
}
