// The links that a reader without a pointer may tap next: those that have come to rest in view. A finger announces a tap a tenth of a second before it,
// which is less than one way and back on a slow line.

/** What is scrolled past is not read. */
const rest = 500;
/** Of one page on show, however long it is. */
const most = 12;

/** Begins one page after the other, in the order of the page. Answers what ends it. */
export function followView(
  root: Element,
  pageOf: (link: HTMLAnchorElement) => URL | undefined,
  begin: (url: URL) => Promise<unknown>,
): () => void {
  const inView = new Set<HTMLAnchorElement>();
  const begun = new Set<string>();
  let timer = 0;
  let isOver = false;

  const next = async (): Promise<void> => {
    for (const link of inView) {
      const url = pageOf(link);
      inView.delete(link);
      if (isOver || begun.size >= most || url === undefined || begun.has(url.pathname)) continue;
      begun.add(url.pathname);
      await begin(url);
      return next();
    }
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!(target instanceof HTMLAnchorElement)) continue;
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      clearTimeout(timer);
      timer = window.setTimeout(() => void next(), rest);
    },
    { threshold: 0.5 },
  );
  for (const link of root.querySelectorAll("a")) observer.observe(link);
  return () => {
    isOver = true;
    clearTimeout(timer);
    observer.disconnect();
  };
}
