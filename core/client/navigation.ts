// Client navigation by the platform's Navigation API: plain links and GET forms become page changes without a document load.
// A browser without the API loads the next document, and nothing else is different.

import { HttpError } from "../../model/http-error.ts";
import { trackFetch } from "../fetch-state.ts";
import type { PageArrival, SiteTypes } from "../page-object.ts";
import { isPageAddress } from "../../model/addresses/is-page-address.ts";
import { needsNewDocument } from "./chunk-guard.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { fetchPage, type Arrival, type Asking, type OwnDocument, type PageAt } from "./fetch-page.ts";
import { stripHash } from "./hash.ts";
import { anew } from "./show-anew.ts";
import { loadStyles } from "./load-styles.ts";
import { notePageOnShow, pageOnShow } from "./page-on-show.ts";

interface Shown {
  /** It was fetched before it was asked for. */
  isAhead: boolean;
  /** The reader comes to its first screen. */
  isFromTop: boolean;
}

interface NavigationParts<S extends SiteTypes> {
  own: OwnDocument;
  onPending(pending: boolean): void;
  /** Whether what stands there is fetched when it is asked for and not before. */
  isNeverAhead(path: string): boolean;
  /** It may be shown next. */
  prepare(page: PageArrival<S>): void;
  /** It will most likely be shown next, unless the signal says otherwise. */
  layOut(page: PageArrival<S>, signal: AbortSignal): void;
  show(page: PageArrival<S>, how: Shown): Promise<void>;
  /** The answer is an error, which takes the place of the page (ERR-02). */
  fail(error: HttpError): void;
  /** No answer came: the page on show stays (STATE-08). */
  stay(tryAgain: () => void): void;
}

function samePlace(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

export function listenForNavigation<S extends SiteTypes>(parts: NavigationParts<S>): void {
  notePageOnShow();
  if (!("navigation" in window)) return;
  const { navigation } = window;
  const ahead = fetchAhead({
    isNeverAhead: (path) => parts.isNeverAhead(path),
    fetch: (url, priority) => fetchWithStyles<S>(url, parts.own, { priority }),
    prepare: (arrival) => {
      if (arrival.kind === "page") parts.prepare(arrival.page);
    },
    reach: (arrival, signal) => {
      if (arrival.kind === "page") parts.layOut(arrival.page, signal);
    },
  });
  /** Where a redirect led to: what corrects the address is a navigation too, and shows it. */
  let redirected: PageAt<S> | undefined;
  let turn = 0;
  /** What changes here is not the reader's. */
  let isOwn = false;

  /** The address of the next page stands there already; this is the one of the page on show again. */
  const takeAddressBack = () => {
    isOwn = true;
    history.replaceState(null, "", pageOnShow().address);
    isOwn = false;
  };

  const leaveFor = (to: string) => {
    // Or going to an address with a hash would be a jump within this document.
    takeAddressBack();
    isOwn = true;
    location.replace(to);
    isOwn = false;
  };

  const failed = async (error: unknown, { navigationType, destination }: NavigateEvent) => {
    if (await needsNewDocument(error)) {
      leaveFor(destination.url);
      return;
    }
    if (error instanceof HttpError) {
      notePageOnShow();
      parts.fail(error);
      ahead.follow();
      return;
    }
    parts.stay(() => {
      if (navigationType === "traverse") void goTo(destination.key);
      else location.assign(destination.url);
    });
    const { key } = pageOnShow();
    if (navigation.currentEntry?.key === key) takeAddressBack();
    // Waited for: a navigation that ends takes the focus, one that is broken off does not.
    else await goTo(key);
  };

  const arrive = async (event: NavigateEvent, url: URL, known: PageAt<S> | undefined) => {
    if (known === undefined) turn += 1;
    const own = turn;
    const { signal } = event;
    const begun = known === undefined ? ahead.take(url) : undefined;
    let found: Arrival<S> | undefined = known ?? begun?.found;
    let isAhead = begun?.found !== undefined;
    try {
      const ask = async () => {
        const page = await begun?.answer;
        isAhead = page !== undefined;
        return page ?? fetchWithStyles<S>(url, parts.own, { signal });
      };
      // Another page may have been waited for, which is not any more.
      if (isAhead) parts.onPending(false);
      found ??= await trackFetch(ask, ({ pending }) => own === turn && parts.onPending(pending));
    } catch (error) {
      if (!signal.aborted) await failed(error, event);
      return;
    }
    if (signal.aborted) return;
    if (found.kind === "leave") leaveFor(found.to);
    else if (found.url.href !== url.href) {
      redirected = found;
      history.replaceState(null, "", found.url);
    } else {
      notePageOnShow();
      const isFromTop = event.navigationType === "push" && url.hash === "" && !found.page.keepScroll;
      await parts.show(found.page, { isAhead, isFromTop });
      ahead.follow();
      if (!found.page.keepScroll) event.scroll();
      requestAnimationFrame(stripHash);
    }
  };

  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, destination } = event;
    const url = new URL(destination.url);
    const stays = event.hashChange || event.downloadRequest !== null || event.formData !== null;
    const addressOnly = navigationType === "replace" && samePlace(url) && event.info !== anew;
    if (isOwn || !event.canIntercept || stays || addressOnly || navigationType === "reload") return;
    if (!isPageAddress(url.pathname)) return;
    if (navigationType === "traverse" && destination.key === pageOnShow().key) {
      // Back from a page that never came: what is on show is what is asked for, as it stands.
      turn += 1;
      parts.onPending(false);
      event.intercept({ scroll: "manual", focusReset: "manual" });
      return;
    }
    const known = redirected?.url.href === url.href ? redirected : undefined;
    redirected = undefined;
    event.intercept({ scroll: "manual", focusReset: "after-transition", handler: () => arrive(event, url, known) });
  };

  navigation.addEventListener("navigate", onNavigate);
}

/** To an entry of the history. One that is gone by now is not gone to. */
async function goTo(key: string): Promise<void> {
  const { committed, finished } = window.navigation.traverseTo(key);
  await Promise.allSettled([committed, finished]);
}

async function fetchWithStyles<S extends SiteTypes>(url: URL, own: OwnDocument, asking: Asking): Promise<Arrival<S>> {
  const arrival = await fetchPage<S>(url, own, asking);
  if (arrival.kind === "page") await loadStyles(arrival.page.styles, asking.priority ?? "high");
  return arrival;
}
