// The next page before it is asked for: whoever rests on a link, or presses it, will most likely follow it, and a finger can only tap what is in view. Its
// answer is fetched and its HTML made ready, so that a click only has to show it. Nothing of the page begins before that: no view is counted, no
// island wakes.

import { pageElementId } from "../page-element.ts";
import { pageOfLink } from "./page-of-link.ts";
import { pagesAhead, type Ahead } from "./pages-ahead.ts";
import { readerMoved } from "./reader-moved.ts";

/** A pointer on its way across the page rests on nothing for so long. */
const rest = 65;
/** What was fetched for a link that nobody followed is not shown later than this. */
const goodFor = { announced: 10_000, inView: 60_000 };

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Told by some browsers. */
    connection?: Connection;
  }
}

/** Who saves data, or has next to none, gets what was asked for and nothing else. */
export function mayFetchAhead({ saveData = false, effectiveType = "" }: Connection): boolean {
  return !saveData && !effectiveType.endsWith("2g");
}

/** What may never be asked for is fetched on lines alone that are known to be good. */
export function mayFetchInView({ saveData = false, effectiveType = "" }: Connection): boolean {
  return !saveData && effectiveType === "4g";
}

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
}

export function fetchAhead<T>({ fetch, isNeverAhead }: FetchAheadParts<T>): FetchAhead<T> {
  const { connection = {} } = navigator;
  const pages = pagesAhead(fetch);
  let timer = 0;
  let leaveView = () => {};

  const pageOf = (link: HTMLAnchorElement | null) => {
    const url = link === null ? undefined : pageOfLink(link, location);
    return url === undefined || isNeverAhead(url.pathname) ? undefined : url;
  };
  const linkOf = ({ target }: Event) => pageOf(target instanceof Element ? target.closest("a") : null);

  const begin = (url: URL) => {
    if (mayFetchAhead(connection)) void pages.begin(url, { goodFor: goodFor.announced, priority: "high" });
  };

  document.addEventListener(
    "pointerover",
    (event) => {
      clearTimeout(timer);
      const url = linkOf(event);
      if (url !== undefined) timer = window.setTimeout(begin, rest, url);
    },
    { passive: true },
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      clearTimeout(timer);
      const url = linkOf(event);
      if (url !== undefined && event.button === 0) begin(url);
    },
    { passive: true },
  );

  const follow = () => {
    leaveView();
    const page = document.getElementById(pageElementId);
    // A pointer announces its links by itself, and has more of them in view.
    if (page === null || !mayFetchInView(connection) || matchMedia("(hover: hover)").matches) return;
    const left = new AbortController();
    leaveView = () => left.abort();
    const beginInView = (url: URL) => pages.begin(url, { goodFor: goodFor.inView, priority: "low" });
    // Nobody may ever touch what they have come to.
    readerMoved()
      .then(() =>
        import("./links-in-view.ts").then(({ followView }) => followView(page, pageOf, beginInView, left.signal)),
      )
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
