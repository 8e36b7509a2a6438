// The site in the browser: wakes the islands of the page that the document brought, and turns links into changes of the page. The server has
// drawn all of it; nothing is drawn again here.

import { errorForReaders, HttpError } from "../../model/http-error.ts";
import { applyHead, type Head } from "../head.ts";
import { pageElementId } from "../page-element.ts";
import type { PageArrival, PageState, SiteTypes } from "../page-object.ts";
import { serverHtml } from "../trusted.ts";
import { createAnnouncer } from "./announcer.ts";
import { guardChunks } from "./chunk-guard.ts";
import type { ClientSite } from "./client-site.ts";
import { rememberClicks } from "./early-clicks.ts";
import { stripHashAfterUse } from "./hash.ts";
import { setIslands, wakeIslands } from "./islands.ts";
import { isElsewhere } from "./loaded-address.ts";
import { listenForNavigation } from "./navigation.ts";
import type { PageAside } from "./lay-out-ahead.ts";
import { showStyles } from "./load-styles.ts";
import { isRemembered } from "./page-on-show.ts";
import { inTransition } from "./view-transition.ts";

function embeddedState<S extends SiteTypes>(): { page: PageState<S>; build: string } {
  const element = document.getElementById("page-state");
  return { page: JSON.parse(element?.textContent ?? ""), build: element?.dataset["build"] ?? "" };
}

/** What the reader had opened when this page was last on show. */
async function restoreOpened(): Promise<void> {
  if (!isRemembered()) return;
  await import("./page-memory.ts").then(({ restorePage }) => restorePage()).catch(() => undefined);
}

/** A new element: whatever listened to the one before goes with it. Its first pictures are fetched from now on. */
function elementOf(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = serverHtml(html);
  return element;
}

function setPage(element: HTMLElement): void {
  document.getElementById(pageElementId)?.replaceWith(element);
  element.id = pageElementId;
}

function describe(head: Head, bodyClass: string): void {
  applyHead(head, document);
  document.body.className = bodyClass;
}

export function runSite<S extends SiteTypes>(site: ClientSite<S>): void {
  if (isElsewhere()) {
    location.reload();
    return;
  }
  const { page: first, build } = embeddedState<S>();
  let shown = first;
  let putToRest = () => {};
  const prepared = new WeakMap<PageArrival<S>, HTMLElement>();
  /** Laid out beside the page on show. */
  let aside: PageAside | undefined;

  const begin = (page: PageState<S>) => {
    shown = page;
    const element = document.getElementById(pageElementId);
    if (element !== null) putToRest = wakeIslands(element, page.renderedAt);
    site.onShown(page, build).catch(() => undefined);
  };

  const showError = (error: unknown) => {
    const found = site.errorDocument(shown, errorForReaders(error));
    if (found === undefined) {
      location.reload();
      return;
    }
    putToRest();
    setPage(elementOf(found.html));
    describe(found.head, found.bodyClass);
    announce(document.title);
  };

  /** Made once: its first pictures are fetched from then on. */
  const prepare = (arrival: PageArrival<S>): HTMLElement => {
    const element = prepared.get(arrival) ?? elementOf(arrival.html);
    prepared.set(arrival, element);
    return element;
  };

  const layOut = async (arrival: PageArrival<S>, signal: AbortSignal) => {
    const { layOutAhead } = await import("./lay-out-ahead.ts");
    if (signal.aborted) return;
    showStyles(arrival.styles);
    aside = layOutAhead(prepare(arrival), signal);
    signal.addEventListener("abort", () => (aside = undefined));
  };

  const change = async (arrival: PageArrival<S>, isFromTop: boolean) => {
    const content = prepare(arrival);
    try {
      putToRest();
      // Gone before the styles of the next page have an effect: browsers bring what goes with the focus on it up to date once more.
      document.getElementById(pageElementId)?.replaceChildren();
      showStyles(arrival.styles);
      describe(arrival.head, arrival.bodyClass);
      if (aside?.content === content) aside.show(isFromTop);
      else setPage(content);
      site.showPlace(arrival);
      begin(arrival);
    } catch {
      showError(new HttpError("", 500));
      return;
    }
    announce(document.title);
    await restoreOpened();
  };

  setIslands(site.loadIsland);
  guardChunks();
  rememberClicks();
  stripHashAfterUse();
  site.beginShell();
  const announce = createAnnouncer(document);
  listenForNavigation<S>({
    own: { build, allows: first.needs, shell: first.shell },
    onPending: (isPending) => {
      site.showPending(isPending);
      if (isPending) site.offerAgain(undefined);
    },
    isNeverAhead: site.isNeverAhead,
    prepare,
    layOut: (arrival, signal) => void layOut(arrival, signal).catch(() => undefined),
    // What is there is shown: a transition first paints the page that goes once more.
    show: (arrival, { isAhead, isFromTop }) => {
      site.offerAgain(undefined);
      return isAhead ? change(arrival, isFromTop) : inTransition(() => change(arrival, isFromTop));
    },
    fail: showError,
    stay: (again) => site.offerAgain(again),
  });
  begin(first);
  void restoreOpened();
}
