// The next page before it is asked for: whoever rests on a link, or presses it, will most likely follow it, and a finger can only tap what is in view. Its
// answer is fetched and its HTML made ready, so that a click only has to show it. Nothing of the page begins before that: no view is counted, no
// island wakes.

import { mayFetchAhead } from "./connection.ts";
import { pageOfLink } from "./page-of-link.ts";
import { pagesAhead, type Ahead } from "./pages-ahead.ts";
import { readerMoved } from "./reader-moved.ts";

/** A pointer on its way across the page rests on nothing for so long. */
const rest = 65;
/** What was fetched for a link that nobody followed is not shown later than this. */
const goodFor = 10_000;

export interface FetchAhead<T> {
  /** What was fetched for this address, if it was. Once. */
  take: (url: URL) => Ahead<T> | undefined;
  /** A page has come to stand where the one before was. */
  follow: () => void;
}

interface FetchAheadParts<T> {
  /** May fail. */
  fetch: (url: URL, priority: RequestPriority) => Promise<T>;
  /** Pages that are made for one reader, or are another one with every minute. */
  isNeverAhead: (path: string) => boolean;
  /** It may be asked for by a finger, which leaves no time for its pictures. */
  prepare: (page: T) => void;
  /** The reader is on a link to it, until the signal is aborted. */
  reach: (page: T, signal: AbortSignal) => void;
}

export function fetchAhead<T>({ fetch, isNeverAhead, prepare, reach }: FetchAheadParts<T>): FetchAhead<T> {
  const { connection = {} } = navigator;
  const pages = pagesAhead(fetch);
  let timer = 0;
  let leavingPage = new AbortController();
  let leavingLink = new AbortController();
  let reached: Promise<T | undefined> | undefined;

  const pageOf = (link: HTMLAnchorElement | null) => {
    const url = link === null ? undefined : pageOfLink(link, location);
    return url === undefined || isNeverAhead(url.pathname) ? undefined : url;
  };

  const leave = () => {
    clearTimeout(timer);
    leavingLink.abort();
    leavingLink = new AbortController();
    reached = undefined;
  };

  const begin = (url: URL) => {
    if (!mayFetchAhead(connection)) return;
    const answer = pages.begin(url, { goodFor, priority: "high" });
    if (answer === reached) return;
    leave();
    reached = answer;
    const { signal } = leavingLink;
    void answer.then((page) => {
      if (page !== undefined && !signal.aborted) reach(page, signal);
    });
  };

  const onReach = (event: PointerEvent) => {
    clearTimeout(timer);
    const url = pageOf(event.target instanceof Element ? event.target.closest("a") : null);
    if (url === undefined) leave();
    // Pressed.
    else if (event.button === 0) begin(url);
    else timer = window.setTimeout(begin, rest, url);
  };
  addEventListener("pointerover", onReach);
  addEventListener("pointerdown", onReach);

  const follow = () => {
    leave();
    leavingPage.abort();
    leavingPage = new AbortController();
    const { signal } = leavingPage;
    // Nobody may ever touch what they have come to.
    readerMoved()
      .then(() => import("./links-in-view.ts"))
      .then(({ followLinks }) => followLinks({ begin: pages.begin, pageOf, prepare, signal }))
      .catch(() => undefined);
  };
  follow();

  return {
    take: (url) => {
      // Whoever has come here by the keyboard may have the pointer at rest on the link.
      clearTimeout(timer);
      return pages.take(url);
    },
    follow,
  };
}
