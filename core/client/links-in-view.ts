// The links that a reader without a pointer may tap next: those that have come to rest in view. A finger announces a tap a tenth of a second before it,
// which is less than one way and back on a slow line.

import { whenIdle } from "./when-idle.ts";

/** What is scrolled past is not read. */
const rest = 500;
/** Of one page on show, however long it is. */
const most = 8;

/** Begins one page after the other, each when there is nothing else to do; `begin` does not fail. */
export function followView(
  root: Element,
  pageOf: (link: HTMLAnchorElement) => URL | undefined,
  begin: (url: URL) => Promise<unknown>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const inView = new Set<HTMLAnchorElement>();
  const begun = new Set<string>();
  let timer = 0;
  let isFetching = false;

  const fetchAll = async () => {
    if (isFetching) return;
    isFetching = true;
    for (const link of inView) {
      await whenIdle();
      const url = pageOf(link);
      inView.delete(link);
      if (signal.aborted || begun.size >= most || url === undefined || begun.has(url.pathname)) continue;
      begun.add(url.pathname);
      await begin(url);
    }
    isFetching = false;
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!(target instanceof HTMLAnchorElement)) continue;
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      clearTimeout(timer);
      timer = window.setTimeout(() => void fetchAll(), rest);
    },
    { threshold: 0.5 },
  );
  for (const link of root.querySelectorAll("a")) observer.observe(link);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
