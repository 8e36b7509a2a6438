// The live page at work in the browser: takes messages in, shows edits at once, keeps new posts until the reader wants them (the first is shown at once), brings earlier
// ones, shares one. In the browser only.

import { wakeIslands } from "../../../core/client/islands.ts";
import { bringStyles } from "../../../core/client/load-styles.ts";
import { prefersReducedMotion } from "../../../core/client/reduced-motion.ts";
import { connect, type ConnectionState } from "../../live/connect.ts";
import { decideArrivals } from "../../live/decide-arrivals.ts";
import { liveAddress, type EarlierPosts, type LiveMessage, type LivePut } from "../../live/live-message.ts";
import { postAddress } from "../../live/post-address.ts";
import {
  elementsOf,
  findPart,
  insertParts,
  keepPlace,
  markWithdrawn,
  replacePanel,
  replacePart,
  shownParts,
} from "../../live/shown-parts.ts";

/** The page the controller works on. */
export interface LiveEventPage {
  path: string;
  version: string;
  isLive: boolean;
  /** The page that new posts belong on; from any other the button leads there. */
  isFirst: boolean;
}

export interface LiveController {
  /** False when it could not be done here: the link then leads to the page. */
  showWaiting(): boolean;
}

interface Outlets {
  onCount: (count: number) => void;
  say: (words: string) => void;
}

const stateWords: Readonly<Record<ConnectionState, string>> = {
  live: "Updating live",
  lost: "Connection lost, trying again",
  paused: "Paused",
  over: "This coverage has ended.",
};

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

export function openController(page: LiveEventPage, { onCount, say }: Outlets, signal: AbortSignal): LiveController {
  const { path, isLive, isFirst } = page;
  const found = document.querySelector("[data-live-posts]");
  if (found === null) return { showWaiting: () => false };
  const root: Element = found;
  const build = document.getElementById("page-state")?.dataset["build"] ?? "";
  let { version } = page;
  let mustReload = false;
  let waiting = new Map<string, LivePut>();
  let panels: Record<string, string> = {};

  function wake(elements: readonly HTMLElement[]): void {
    for (const element of elements) {
      const rest = wakeIslands(element, Date.now());
      signal.addEventListener("abort", rest);
    }
  }

  let before = Promise.resolve();
  /** One after the other, each when its styles are there. */
  function hear(message: LiveMessage): void {
    before = before.then(async () => {
      await bringStyles(message.styles ?? []).catch(() => {
        mustReload = true;
      });
      if (!signal.aborted) takeIn(message);
    });
  }

  function takeIn(message: LiveMessage): void {
    const arrivals = decideArrivals({ shown: shownParts(root), waiting, build, isFirst }, message);
    version = message.version;
    mustReload ||= arrivals.mustReload;
    waiting = new Map(arrivals.waiting.map((put) => [put.id, put]));
    panels = { ...panels, ...message.panels };
    keepPlace(root, () => {
      wake(arrivals.edits.flatMap((put) => replacePart(root, put) ?? []));
      for (const id of arrivals.withdrawn) markWithdrawn(root, id, "This update has been withdrawn.");
      // A key event whose post still waits would lead nowhere.
      if (waiting.size === 0) showPanels();
    });
    if (arrivals.isShownAtOnce)
      say(`${insertWaiting().length === 1 ? "The first update is" : "The first updates are"} here`);
    else onCount(waiting.size);
  }

  function showPanels(): void {
    for (const [name, html] of Object.entries(panels)) replacePanel(name, html);
    panels = {};
  }

  function goTo(part: HTMLElement): void {
    part.scrollIntoView({ block: "start", behavior: prefersReducedMotion() ? "instant" : "smooth" });
    part.focus({ preventScroll: true });
  }

  function insertWaiting(): HTMLElement[] {
    const inserted = insertParts(root, [...waiting.values()]);
    waiting = new Map();
    showPanels();
    onCount(0);
    wake(inserted);
    return inserted;
  }

  function showWaiting(): boolean {
    if (!isFirst || mustReload) return false;
    const [first] = insertWaiting();
    if (first !== undefined) goTo(first);
    return true;
  }

  async function showEarlier(link: HTMLAnchorElement): Promise<void> {
    const place = link.closest("[data-earlier]");
    const list = root.querySelector('[data-live-list="stream"]');
    const last = list?.lastElementChild;
    if (place === null || list === null || !(last instanceof HTMLElement) || place.hasAttribute("aria-busy")) return;
    place.setAttribute("aria-busy", "true");
    try {
      const address = `${liveAddress(path)}?before=${encodeURIComponent(last.dataset["post"] ?? "")}`;
      const response = await fetch(address, { headers: { accept: "application/json" }, signal });
      const earlier: EarlierPosts = await response.json();
      if (!response.ok || earlier.build !== build) throw new Error("The page must be loaded");
      await bringStyles(earlier.styles ?? []);
      const posts = earlier.posts
        .filter(({ id }) => findPart(root, id) === null)
        .flatMap(({ html }) => elementsOf(html));
      list.append(...posts);
      wake(posts);
      posts[0]?.focus({ preventScroll: true });
      if (!earlier.hasMore) place.remove();
    } catch {
      // The page of earlier posts shows the same.
      if (!signal.aborted) location.assign(link.href);
    }
    place.removeAttribute("aria-busy");
  }

  async function share(link: HTMLAnchorElement): Promise<void> {
    if (typeof navigator.share === "function") {
      // The reader may close the sheet again: no error.
      await navigator.share({ title: link.dataset["share"] ?? document.title, url: link.href }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(link.href);
    link.dataset["copied"] = "";
    say("Link copied");
    setTimeout(() => delete link.dataset["copied"], 2000);
  }

  /** A key event is a jump where its post is on show, else the way to the page it stands on. */
  function jump(link: HTMLAnchorElement): void {
    const id = link.dataset["jump"] ?? "";
    if (waiting.has(id)) showWaiting();
    const part = findPart(root, id);
    if (part === null) location.assign(postAddress(path, id));
    else goTo(part);
  }

  function actionOf(link: HTMLAnchorElement): ((link: HTMLAnchorElement) => void) | undefined {
    if (link.dataset["share"] !== undefined) return (one) => void share(one);
    if (link.dataset["jump"] !== undefined) return jump;
    return link.closest("[data-earlier]") === null ? undefined : (one) => void showEarlier(one);
  }

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    const act = actionOf(link);
    if (act === undefined) return;
    event.preventDefault();
    act(link);
  };
  document.addEventListener("click", onClick, { signal });

  // Whoever was sent an address without its hash, or came while the page still scrolled, is brought to the post all the same.
  const shared = root.querySelector<HTMLElement>("[data-shared]");
  if (shared !== null && !isInView(shared)) shared.scrollIntoView({ block: "start", behavior: "instant" });

  if (isLive) {
    const line = document.querySelector("[data-live-state]");
    const onState = (state: ConnectionState) => {
      if (line === null || line.getAttribute("data-live-state") === state) return;
      line.setAttribute("data-live-state", state);
      line.textContent = stateWords[state];
    };
    connect({ address: liveAddress(path), version: () => version, onMessage: hear, onState, signal });
  }
  return { showWaiting };
}
