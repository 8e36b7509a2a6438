// Which links of the shell lead nowhere: nothing answers there, or a page with nothing on it. Each is asked for as a reader would ask, and
// again when what its answer was made of has changed.

import { setTimeout } from "node:timers/promises";
import { isExternal, sitePath } from "../../model/addresses/site-path.ts";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import type { DeadLinks } from "../../site/shell/shown-links.ts";

/** Milliseconds. A store that is away must not keep readers from what is said of it. */
const patience = 1000;

/** What stands at an address; `to` is where a redirect leads, `unknown` where it could not be read. */
export type LinkOutcome = "page" | "nothing" | "unknown" | { to: string };

/** As many as a reader's browser might be led through; what leads on and on is a page to nobody. */
const mostSteps = 5;

/** Led on as a reader would be. Another site's page is taken to be there. Undefined where it could not be read. */
export async function isDeadEnd(
  path: string,
  outcomeAt: (path: string) => Promise<LinkOutcome>,
): Promise<boolean | undefined> {
  let at: string | undefined = path;
  for (let step = 0; step <= mostSteps; step += 1) {
    const outcome: LinkOutcome = await outcomeAt(at);
    if (outcome === "unknown") return undefined;
    if (outcome === "page") return false;
    if (outcome === "nothing") return true;
    if (isExternal(outcome.to)) return false;
    at = sitePath(outcome.to);
    if (at === undefined) return true;
  }
  return true;
}

interface DeadLinkParts {
  paths: readonly string[];
  /** Those of which nobody expects an answer, until it is known. */
  doubtful?: readonly string[];
  /** Notes what the answer depends on. Undefined: it could not be read, and what was known holds. */
  isDead: (path: string, keys: Set<string>) => Promise<boolean | undefined>;
  /** Tells of every change of content. */
  onChange: (listener: (keys: readonly string[]) => void) => () => void;
  /** Called when links have died or come to life. */
  onFound: () => void;
  /** Milliseconds; after that all are asked for again, since time changes pages too. */
  every: number;
}

export interface DeadLinkWatch {
  current: () => DeadLinks;
  /** When all have been asked for once, or that takes too long to wait for. */
  ready: Promise<unknown>;
  close: () => void;
}

export function watchDeadLinks(parts: DeadLinkParts): DeadLinkWatch {
  const { paths, doubtful = [], isDead, onChange, onFound, every } = parts;
  const keysOf = new Map<string, ReadonlySet<string>>();
  const dead = new Set(doubtful);
  const waiting = new Set(paths);
  let current: DeadLinks = doubtful;
  let working: Promise<void> | undefined;
  let isOver = false;

  async function ask(path: string): Promise<void> {
    const keys = new Set<string>();
    const found = await isDead(path, keys).catch(() => undefined);
    keysOf.set(path, keys);
    if (found === true) dead.add(path);
    if (found === false) dead.delete(path);
  }

  /** One after the other: readers come first. */
  async function work(): Promise<void> {
    for (const path of waiting) {
      waiting.delete(path);
      await ask(path);
      if (isOver) return;
    }
    const found = paths.filter((path) => dead.has(path));
    if (found.join("\n") === current.join("\n")) return;
    current = found;
    onFound();
  }

  function begin(): Promise<void> {
    working ??= work().finally(() => {
      working = undefined;
      if (waiting.size > 0 && !isOver) void begin();
    });
    return working;
  }

  const stop = onChange((changed) => {
    const isAll = changed.includes(everythingKey);
    for (const path of paths) {
      if (isAll || changed.some((key) => keysOf.get(path)?.has(key))) waiting.add(path);
    }
    if (waiting.size > 0) void begin();
  });
  const again = setInterval(() => {
    for (const path of paths) waiting.add(path);
    void begin();
  }, every);
  again.unref();

  return {
    current: () => current,
    // Not at once: whoever is asked may need this watch.
    ready: Promise.race([Promise.resolve().then(begin), setTimeout(patience, undefined, { ref: false })]),
    close: () => {
      isOver = true;
      clearInterval(again);
      stop();
    },
  };
}
