// What an open page does with a message of the live stream. New posts wait until the reader asks for them, unless there were none yet; edits are shown at once in
// place, withdrawn posts are marked. Pure: what the page shows comes in.

import type { LiveMessage, LivePut } from "./live-message.ts";

export interface ShownPart {
  rev: string;
  pinned: boolean;
}

export interface PageOnShow {
  /** In reading order. */
  shown: ReadonlyMap<string, ShownPart>;
  /** What has arrived and is not shown yet. */
  waiting: ReadonlyMap<string, LivePut>;
  build: string;
  /** New posts belong on the first page; on the others they are only counted. */
  isFirst: boolean;
}

export interface Arrivals {
  /** All that waits now, in reading order. */
  waiting: LivePut[];
  edits: LivePut[];
  withdrawn: string[];
  /** More has happened than the message could bring, or the site was renewed: the page must be loaded again to show it. */
  mustReload: boolean;
  /** Nothing is on show that could move: what waits is shown without being asked for. */
  isShownAtOnce: boolean;
}

export function decideArrivals(page: PageOnShow, message: LiveMessage): Arrivals {
  const fresh = message.all === undefined ? undefined : freshIn(message.all, page);
  const isNews = (put: LivePut): boolean => {
    const known = page.shown.get(put.id);
    // A post that is pinned or let go changes its place: that waits too, so that nothing moves under the reader's eyes.
    if (known !== undefined) return known.pinned !== Boolean(put.pinned);
    return page.waiting.has(put.id) || (fresh?.has(put.id) ?? put.added === true);
  };

  const news = message.put.filter(isNews);
  const gone = new Set(message.all === undefined ? message.gone : missingFrom(message.all, page));
  const waiting = new Map([...page.waiting].filter(([id]) => !gone.has(id)));
  for (const put of news) waiting.set(put.id, put);

  const mustReload = message.build !== page.build || [...(fresh ?? [])].some((id) => !waiting.has(id));
  return {
    waiting: inReadingOrder(waiting, message),
    edits: message.put.filter((put) => !isNews(put) && isOtherRevision(page.shown.get(put.id), put)),
    withdrawn: [...gone].filter((id) => page.shown.has(id)),
    mustReload,
    isShownAtOnce: page.isFirst && page.shown.size === 0 && waiting.size > 0 && !mustReload,
  };
}

function isOtherRevision(shown: ShownPart | undefined, put: LivePut): boolean {
  return shown !== undefined && shown.rev !== put.rev;
}

/** Of everything there is, what stands above or among what the page shows. Below it begin the earlier posts, which nobody asked for. */
function freshIn(all: readonly string[], { shown, isFirst }: PageOnShow): Set<string> {
  if (!isFirst) return new Set();
  if (shown.size === 0) return new Set(all);
  const last = all.findLastIndex((id) => shown.has(id));
  return new Set(all.filter((id, place) => place < last && !shown.has(id)));
}

function missingFrom(all: readonly string[], { shown, waiting }: PageOnShow): string[] {
  const there = new Set(all);
  return [...shown.keys(), ...waiting.keys()].filter((id) => !there.has(id));
}

/** What came now stands before what came earlier, unless it says that it follows. */
function inReadingOrder(waiting: ReadonlyMap<string, LivePut>, { all, put }: LiveMessage): LivePut[] {
  const order = all ?? put.map(({ id }) => id);
  const place = ({ id }: LivePut) => order.indexOf(id);
  const now = [...waiting.values()].filter((one) => place(one) !== -1).toSorted((a, b) => place(a) - place(b));
  const before = [...waiting.values()].filter((one) => place(one) === -1);
  return [...now, ...before];
}
