// What runs in every document of the benchmark from its first moment. It leans on nothing outside of its functions: the browser gets their text.

/** Which element was painted when: of documents and of pages that take another's place alike, as Element Timing tells. */
export function watchPaints(): void {
  const said = "h1, h2, h3, p, li, img";
  const watch = { clickedAt: 0, turn: 0, last: 0, largest: 0, paintedAt: 0 };
  Object.assign(window, { watch });
  const mark = (root: Element, turn: number) => {
    for (const element of root.querySelectorAll(said)) element.setAttribute("elementtiming", String(turn));
    if (root.matches(said)) root.setAttribute("elementtiming", String(turn));
  };
  let page: Element | null = null;
  /** It has come to stand where the one before was, or was laid out beside it and is called the page from now on. */
  const noteChange = () => {
    const next = document.getElementById("page");
    if (next === page) return;
    const isFirst = page === null;
    page = next;
    if (isFirst || next === null) return;
    watch.turn += 1;
    watch.largest = 0;
  };
  new MutationObserver((changes) => {
    noteChange();
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.closest("#page") !== null) mark(node, watch.turn);
        else if (node.closest("#main") !== null) mark(node, watch.turn + 1);
      }
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["id"] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("identifier" in entry) || !("intersectionRect" in entry) || !("renderTime" in entry)) continue;
      const { identifier, renderTime, intersectionRect } = entry;
      if (identifier !== String(watch.turn) || !(intersectionRect instanceof DOMRectReadOnly)) continue;
      watch.last = performance.now();
      const size = intersectionRect.width * intersectionRect.height;
      if (size <= watch.largest) continue;
      watch.largest = size;
      watch.paintedAt = performance.timeOrigin + Number(renderTime);
    }
  }).observe({ type: "element", buffered: true });
  addEventListener(
    "click",
    (event) => {
      watch.clickedAt = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem("clicked", JSON.stringify({ at: watch.clickedAt, document: performance.timeOrigin }));
    },
    true,
  );
}

/** A link that was reached for is followed as a document, which the browser may have made ready; any other as the site does. */
export function leaveToBrowser(): void {
  let reached = "";
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link !== null) reached = link.href;
  };
  addEventListener("pointerover", note, true);
  addEventListener("pointerdown", note, true);
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType === "push" && event.destination.url === reached) event.stopImmediatePropagation();
  });
  // Who has such a line is fetched nothing ahead by the site itself.
  Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g" } });
}

/** From one document to the next. */
export function changeByTransition(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@view-transition { navigation: auto; }");
  document.adoptedStyleSheets.push(sheet);
}

export interface Painted {
  ms: number;
  isSettled: boolean;
  /** How the page came. */
  by: "swap" | "document" | "prerendered document";
}

/** Of the page that a click led to, so far. */
export function readPaint(): Painted | undefined {
  const { watch } = window;
  const clicked = JSON.parse(sessionStorage.getItem("clicked") ?? "{}");
  if (watch === undefined || watch.largest === 0 || document.readyState !== "complete") return undefined;
  const isNew = clicked.document !== performance.timeOrigin;
  if (!isNew && (watch.turn === 0 || watch.paintedAt < clicked.at)) return undefined;
  const [load] = performance.getEntriesByType("navigation");
  const isPrerendered = load !== undefined && "activationStart" in load && Number(load.activationStart) > 0;
  const pictures = [...document.querySelectorAll<HTMLImageElement>("#page img")].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return {
    ms: watch.paintedAt - clicked.at,
    isSettled: pictures.every(({ complete }) => complete) && performance.now() - watch.last > 400,
    by: isNew ? (isPrerendered ? "prerendered document" : "document") : "swap",
  };
}

/** Where the links of the page stand that lead to another one and were not followed yet. */
export function readLinks(): { path: string; x: number; y: number }[] {
  const links: { path: string; x: number; y: number }[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#page a[href^='/']")) {
    if (link.search !== "" || link.pathname === location.pathname || link.target !== "") continue;
    for (const { left, top, width, height } of link.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2];
      const isSeen = width > 20 && height > 10 && y > 120 && y < innerHeight - 20 && x > 0 && x < innerWidth;
      if (!isSeen || document.elementFromPoint(x, y)?.closest("a") !== link) continue;
      links.push({ path: link.pathname, x, y });
      break;
    }
  }
  return links;
}

declare global {
  interface Window {
    watch?: { clickedAt: number; turn: number; last: number; largest: number; paintedAt: number };
  }
}
