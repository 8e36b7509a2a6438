// The links that a reader may follow next: those that have come to rest in view. A finger announces a tap a tenth of a second before it, which is less
// than one way and back on a slow line; a pointer rests on a link for longer, and what is there then can be laid out.

import { pageElementId } from "../page-element.ts";
import type { Connection } from "./connection.ts";
import { makePlace } from "./lay-out-ahead.ts";
import type { PagesAhead } from "./pages-ahead.ts";
import { whenIdle } from "./when-idle.ts";

/** What is scrolled past is not read. */
const rest = 300;
/** Of one page on show, however long it is. A pointer has more of it on its screen. */
const most = { finger: 8, pointer: 16 };
/** On their way at the same time: a line is mostly waited for. */
const together = 3;
/** What nobody followed is not shown later than this. */
const goodFor = 60_000;

interface Links<T> extends Pick<PagesAhead<T>, "begin"> {
  pageOf: (link: HTMLAnchorElement) => URL | undefined;
  /** It may be asked for by a finger, which leaves no time for its pictures. */
  prepare: (page: T) => void;
  /** Aborted when the page goes. */
  signal: AbortSignal;
}

/** What may never be asked for is fetched on lines alone that are known to be good. */
export function mayFetchInView({ saveData = false, effectiveType = "" }: Connection): boolean {
  return !saveData && effectiveType === "4g";
}

/** Fetches page after page, each when there is nothing else to do. */
export function followLinks<T>({ begin, pageOf, prepare, signal }: Links<T>): void {
  const root = document.getElementById(pageElementId);
  if (signal.aborted || root === null || !mayFetchInView(navigator.connection ?? {})) return;
  makePlace();
  const isByFinger = !matchMedia("(hover: hover)").matches;
  const mostPages = most[isByFinger ? "finger" : "pointer"];
  const inView = new Set<HTMLAnchorElement>();
  const begun = new Set<string>();
  let timer = 0;
  let running = 0;

  const fetchNext = async () => {
    running += 1;
    for (const link of inView) {
      inView.delete(link);
      const url = pageOf(link);
      if (begun.size >= mostPages || url === undefined || begun.has(url.pathname)) continue;
      begun.add(url.pathname);
      await whenIdle();
      if (signal.aborted) return;
      const page = await begin(url, { goodFor, priority: "low" });
      if (isByFinger && page !== undefined) prepare(page);
    }
    running -= 1;
  };
  const fetchAll = () => {
    for (let more = together - running; more > 0; more -= 1) void fetchNext();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!(target instanceof HTMLAnchorElement)) continue;
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      clearTimeout(timer);
      timer = window.setTimeout(fetchAll, rest);
    },
    { threshold: 0.5 },
  );
  for (const link of root.querySelectorAll("a")) observer.observe(link);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
