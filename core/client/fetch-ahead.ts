// The next page before it is asked for: whoever rests on a link, or presses it, will most likely follow it. Its answer is fetched and its HTML
// made ready, so that a click only has to show it. Nothing of the page begins before that: no view is counted, no island wakes.

import { isPageAddress } from "../../model/addresses/is-page-address.ts";

/** A pointer on its way across the page rests on nothing for so long. */
const rest = 65;
/** What was fetched for a link that nobody followed is not shown later than this. */
const goodFor = 10_000;

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

/** The page that a link leads to in this tab; undefined where it leads elsewhere, or nowhere new. */
export function pageOfLink(
  link: Pick<HTMLAnchorElement, "href" | "target" | "origin" | "pathname" | "search"> & {
    download: string;
    rel: string;
  },
  here: Pick<Location, "origin" | "pathname" | "search">,
): URL | undefined {
  const { href, origin, pathname, search } = link;
  const isHere = pathname === here.pathname && search === here.search;
  const isElsewhere = origin !== here.origin || (link.target !== "" && link.target !== "_self") || link.download !== "";
  // Answers that are made for one reader alone: searches, previews, prints.
  const isForOne = search !== "" || link.rel.split(" ").includes("nofollow");
  return isHere || isElsewhere || isForOne || !isPageAddress(pathname) ? undefined : new URL(href);
}

interface Ahead<T> {
  path: string;
  until: number;
  answer: Promise<T | undefined>;
}

export interface FetchAhead<T> {
  /** What was fetched for this address, if it was. Once. */
  take: (url: URL) => Promise<T | undefined> | undefined;
}

/** `fetch` may fail: the page is then asked for when it is wanted. */
export function fetchAhead<T>(fetch: (url: URL) => Promise<T>): FetchAhead<T> {
  const { connection = {} } = navigator;
  let ahead: Ahead<T> | undefined;
  let timer = 0;

  const begin = (url: URL) => {
    const path = url.pathname;
    if (!mayFetchAhead(connection) || (ahead?.path === path && ahead.until > Date.now())) return;
    ahead = { path, until: Date.now() + goodFor, answer: fetch(url).catch(() => undefined) };
  };

  const linkOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    return link === null ? undefined : pageOfLink(link, location);
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

  return {
    take: (url) => {
      // Whoever has come here by the keyboard may have the pointer at rest on the link.
      clearTimeout(timer);
      const found = ahead;
      if (found === undefined || found.path !== url.pathname || url.search !== "") return undefined;
      ahead = undefined;
      return found.until > Date.now() ? found.answer : undefined;
    },
  };
}
