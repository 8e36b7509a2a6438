// Client navigation by the platform's Navigation API: plain links and GET forms become page changes without a document load.
// A browser without the API loads the next document, and nothing else is different.

import { trackFetch } from "../fetch-state.ts";
import type { PageArrival, SiteTypes } from "../page-object.ts";
import { isPageAddress } from "../../model/addresses/is-page-address.ts";
import { isChunkFailure, mayReload } from "./chunk-guard.ts";
import { fetchPage, type Arrival, type OwnDocument, type PageAt } from "./fetch-page.ts";
import { stripHash } from "./hash.ts";
import { loadStyles } from "./load-styles.ts";

interface NavigationParts<S extends SiteTypes> {
  own: OwnDocument;
  onPending(pending: boolean): void;
  show(page: PageArrival<S>): Promise<void>;
  fail(error: unknown): void;
}

function samePlace(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

export function listenForNavigation<S extends SiteTypes>(parts: NavigationParts<S>): () => void {
  if (!("navigation" in window)) return () => undefined;
  /** Where a redirect led to: what corrects the address is a navigation too, and shows it. */
  let redirected: PageAt<S> | undefined;
  let turn = 0;

  const arrive = async (event: NavigateEvent, url: URL, known: PageAt<S> | undefined) => {
    if (known === undefined) turn += 1;
    const own = turn;
    const found = known ?? (await pageAt(event, url, { ...parts, isLatest: () => own === turn }));
    if (found === undefined || event.signal.aborted) return;
    if (found.url.href !== url.href) {
      redirected = found;
      history.replaceState(null, "", found.url);
      return;
    }
    await parts.show(found.page);
    if (!found.page.keepScroll) event.scroll();
    requestAnimationFrame(stripHash);
  };

  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    const stays = event.hashChange || event.downloadRequest !== null || event.formData !== null;
    const addressOnly = event.navigationType === "replace" && samePlace(url);
    if (!event.canIntercept || stays || addressOnly || event.navigationType === "reload") return;
    if (!isPageAddress(url.pathname)) return;
    const known = redirected?.url.href === url.href ? redirected : undefined;
    redirected = undefined;
    event.intercept({ scroll: "manual", focusReset: "after-transition", handler: () => arrive(event, url, known) });
  };

  window.navigation.addEventListener("navigate", onNavigate);
  return () => window.navigation.removeEventListener("navigate", onNavigate);
}

/** Nothing where the reader went elsewhere, or leaves for another document. */
async function pageAt<S extends SiteTypes>(
  { signal }: NavigateEvent,
  url: URL,
  parts: NavigationParts<S> & { isLatest: () => boolean },
): Promise<PageAt<S> | undefined> {
  const arrival = await trackFetch(
    () => fetchWithStyles<S>(url, parts.own, signal),
    ({ pending, error }) => {
      if (!parts.isLatest()) return;
      parts.onPending(pending);
      if (error !== undefined && !signal.aborted) failOrReload(error, url, parts);
    },
  );
  if (arrival?.kind !== "leave") return arrival;
  if (!signal.aborted) location.assign(arrival.to);
  return undefined;
}

async function fetchWithStyles<S extends SiteTypes>(
  url: URL,
  own: OwnDocument,
  signal: AbortSignal,
): Promise<Arrival<S>> {
  const arrival = await fetchPage<S>(url, own, signal);
  if (arrival.kind === "page") await loadStyles(arrival.page.styles);
  return arrival;
}

/** ERR-02: any other error shows the error page. */
function failOrReload(error: unknown, url: URL, parts: { fail: (error: unknown) => void }): void {
  if (isChunkFailure(error) && mayReload(sessionStorage, Date.now())) location.assign(url);
  else parts.fail(error);
}
