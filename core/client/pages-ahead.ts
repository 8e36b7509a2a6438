// Pages that were fetched before they were asked for, each for a while.

export interface Ahead<T> {
  answer: Promise<T | undefined>;
  /** The answer, as soon as it is there. */
  found: T | undefined;
}

export interface PagesAhead<T> {
  /** Fetches it, unless it is there or on its way. Milliseconds later it is not shown any more. */
  begin: (url: URL, how: { goodFor: number; priority: RequestPriority }) => Promise<T | undefined>;
  /** What was fetched for this address, if it was. Once. */
  take: (url: URL) => Ahead<T> | undefined;
}

/** `fetch` may fail: the page is then asked for when it is wanted. */
export function pagesAhead<T>(
  fetch: (url: URL, priority: RequestPriority) => Promise<T>,
  now: () => number = Date.now,
): PagesAhead<T> {
  const pages = new Map<string, Ahead<T> & { until: number }>();
  return {
    begin: ({ href, pathname }, { goodFor, priority }) => {
      for (const [path, { until }] of pages) if (until <= now()) pages.delete(path);
      const found = pages.get(pathname);
      if (found !== undefined) return found.answer;
      const answer = fetch(new URL(href), priority).catch(() => {
        pages.delete(pathname);
        return undefined;
      });
      const page: Ahead<T> & { until: number } = { until: now() + goodFor, answer, found: undefined };
      pages.set(pathname, page);
      void answer.then((arrived) => (page.found = arrived));
      return answer;
    },
    take: ({ pathname, search }) => {
      const found = search === "" ? pages.get(pathname) : undefined;
      if (found === undefined) return undefined;
      pages.delete(pathname);
      return found.until > now() ? found : undefined;
    },
  };
}
