// Client navigation by the platform's Navigation API: plain links and GET forms become page changes without a document load.
// A browser without the API loads the next document, and nothing else is different.

import { trackFetch } from "../fetch-state.ts";
import type { PageArrival } from "../page-object.ts";
import { isPageAddress } from "../../site/lib/is-page-address.ts";
import { isChunkFailure, mayReload } from "./chunk-guard.ts";
import { fetchPage, type Arrival, type OwnDocument } from "./fetch-page.ts";
import { stripHash } from "./hash.ts";
import { loadStyles } from "./load-styles.ts";

interface NavigationParts {
  own: OwnDocument;
  onPending(pending: boolean): void;
  show(page: PageArrival): Promise<void>;
  fail(error: unknown): void;
}

function samePlace(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

export function listenForNavigation(parts: NavigationParts): () => void {
  if (!("navigation" in window)) return () => undefined;

  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    const stays = event.hashChange || event.downloadRequest !== null || event.formData !== null;
    const addressOnly = event.navigationType === "replace" && samePlace(url);
    if (!event.canIntercept || stays || addressOnly || event.navigationType === "reload") return;
    if (!isPageAddress(url.pathname)) return;
    event.intercept({ scroll: "manual", focusReset: "after-transition", handler: () => arrive(event, url, parts) });
  };

  window.navigation.addEventListener("navigate", onNavigate);
  return () => window.navigation.removeEventListener("navigate", onNavigate);
}

async function arrive(event: NavigateEvent, url: URL, parts: NavigationParts): Promise<void> {
  const { signal } = event;
  const arrival = await trackFetch(
    () => fetchWithStyles(url, parts.own, signal),
    ({ pending, error }) => {
      if (signal.aborted) return;
      parts.onPending(pending);
      if (error !== undefined) failOrReload(error, url, parts);
    },
  );
  if (arrival === undefined || signal.aborted) return;
  if (arrival.kind === "leave") {
    location.assign(arrival.to);
    return;
  }
  if (arrival.url.href !== url.href) history.replaceState(null, "", arrival.url);
  await parts.show(arrival.page);
  if (!arrival.page.keepScroll) event.scroll();
  requestAnimationFrame(stripHash);
}

async function fetchWithStyles(url: URL, own: OwnDocument, signal: AbortSignal): Promise<Arrival> {
  const arrival = await fetchPage(url, own, signal);
  if (arrival.kind === "page") await loadStyles(arrival.page.styles);
  return arrival;
}

/** ERR-02: any other error shows the error page. */
function failOrReload(error: unknown, url: URL, parts: NavigationParts): void {
  if (isChunkFailure(error) && mayReload(sessionStorage, Date.now())) location.assign(url);
  else parts.fail(error);
}
