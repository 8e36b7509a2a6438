// Tells search engines and feed hubs what has changed: collected for a few seconds, only what readers can see or could until now, no address too
// often.

import type { Logger } from "pino";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import { events } from "../log.ts";
import { changedFeeds, changedPages, leftPages } from "./changed-addresses.ts";
import { tellHub, tellIndexNow, type IndexNow } from "./send.ts";

export interface AnnouncerParts {
  origin: string;
  indexNow?: IndexNow;
  hub?: string;
  /** Whether it is for this process to tell. All hear of changes, so that another one can take over at any time. */
  isOnDuty: () => boolean;
  /** Whether a reader who asks for this path is shown it: drafts are nobody's business. */
  isServed: (path: string) => Promise<boolean>;
  log: Logger;
  now: () => number;
  /** Milliseconds for which changes are collected. */
  collect?: number;
}

export interface Announcer {
  changed(keys: Iterable<string>): void;
  stop(): void;
}

/** A page that changes all the time, such as live coverage, is told of this often. */
const quietTime = 10 * 60_000;
/** More at once is an import: search engines find that by the sitemaps. */
const mostAtOnce = 500;

export function announcer(parts: AnnouncerParts): Announcer {
  const { origin, indexNow, hub, isOnDuty, isServed, log, now, collect = 5_000 } = parts;
  const pages = new Set<string>();
  /** What something has left is told of at once, and so is what comes to stand there next. */
  const left = new Set<string>();
  const feeds = new Set<string>();
  const toldAt = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function tell(what: string, paths: readonly string[], send: (paths: readonly string[]) => Promise<void>) {
    if (paths.length === 0) return;
    try {
      if (paths.length > mostAtOnce) throw new Error(`${paths.length} changes at once are too many to tell`);
      await send(paths);
      log.debug({ what, paths: paths.length }, events.announced);
    } catch (error) {
      log.warn({ err: error, what }, events.announceFailed);
    }
  }

  /** Those of them that a reader is shown; more than can be told are not asked for. */
  async function servedOf(paths: readonly string[]): Promise<string[]> {
    if (paths.length > mostAtOnce) return [...paths];
    const served = await Promise.all(
      paths.map(async (path) => ((await isServed(path).catch(() => false)) ? [path] : [])),
    );
    return served.flat();
  }

  /** Not those told of a moment ago; what is old is forgotten on the way. */
  function notYetTold(): string[] {
    const at = now();
    for (const [path, told] of toldAt) if (told <= at - quietTime) toldAt.delete(path);
    const fresh = [...pages].filter((path) => !toldAt.has(path));
    if (fresh.length <= mostAtOnce) for (const path of fresh) toldAt.set(path, at);
    return fresh;
  }

  async function flush(): Promise<void> {
    timer = undefined;
    const gone = [...left];
    for (const path of gone) {
      pages.delete(path);
      toldAt.delete(path);
    }
    const [newPages, newFeeds] = [notYetTold(), [...feeds]];
    pages.clear();
    left.clear();
    feeds.clear();
    if (!isOnDuty()) return;
    if (indexNow !== undefined) {
      const paths = [...gone, ...(await servedOf(newPages))];
      await tell("pages", paths, (some) => tellIndexNow(indexNow, origin, some));
    }
    if (hub !== undefined) await tell("feeds", await servedOf(newFeeds), (some) => tellHub(hub, origin, some));
  }

  return {
    changed(given) {
      const keys = [...given];
      // Nobody knows what changed: it was another process, and long ago.
      if (keys.includes(everythingKey)) return;
      if (indexNow !== undefined) {
        for (const path of changedPages(keys)) pages.add(path);
        for (const path of leftPages(keys)) left.add(path);
      }
      if (hub !== undefined) for (const path of changedFeeds(keys)) feeds.add(path);
      if (pages.size + left.size + feeds.size === 0) return;
      timer ??= setTimeout(() => void flush(), collect).unref();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
