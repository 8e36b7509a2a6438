// Answers requests by their plan (plan-request.ts): what comes from the network, what from the device, and what is cached on the way.

import { pageKey } from "../../model/addresses/page-key.ts";
import { inTime } from "./in-time.ts";
import { isWorthCaching, judgeAnswer, picturesOfPage } from "./cache-rules.ts";
import { asStandIn, withCachedNote } from "./cached-note.ts";
import type { DeviceCache } from "./device-cache.ts";
import { networkFirst, patience } from "./network-first.ts";
import { answeredPage, isPublicPage } from "./plan-request.ts";
import { readDocument } from "./read-document.ts";
import type { ShellFiles } from "./shell-files.ts";
import type { RequestEvent } from "./worker-scope.ts";
import type { WorkerSettings } from "./worker-settings.ts";

export interface ServeParts {
  settings: Pick<WorkerSettings, "build" | "queriesAt" | "onlineOnly" | "offlinePage" | "devicePages" | "formPages">;
  origin: string;
  store: DeviceCache;
  shell: ShellFiles;
  now: () => number;
}

/** A client navigation that gave up on the network becomes a document load, which need not wait once more. */
const givenUpFor = 10_000;
/** A copy made not longer ago than this is as good as new: it is not fetched again because the reader is at the page. */
const goodFor = 10 * 60_000;

/** Not a copy that the browser may show while it asks anew. */
const asItIsNow = (): RequestInit => ({ cache: "no-cache", signal: inTime() });

export function serving({ settings, origin, store, shell, now }: ServeParts) {
  const { build, queriesAt, onlineOnly, offlinePage, devicePages, formPages } = settings;
  const ofDevice = (key: string) => devicePages.includes(key);
  /** The device's own pages are at hand in any case. */
  const isWorthIt = (key: string) => isWorthCaching(key, onlineOnly) && !ofDevice(key);
  const givenUp = new Map<string, number>();

  async function note(key: string, answer: Response, isSaved = false): Promise<boolean> {
    const { status, headers } = answer;
    const facts = { status, contentType: headers.get("content-type"), cacheControl: headers.get("cache-control") };
    const verdict = judgeAnswer(facts);
    if (verdict === "forget") await store.forget(key);
    if (verdict !== "keep" || !isWorthIt(key)) {
      // Or the unread copy would be collected in memory. Not waited for: it ends with the other half, which is on show.
      answer.body?.cancel().catch(() => undefined);
      return false;
    }
    const html = await answer.text();
    const isCached = await store.keep(key, html, headers, isSaved);
    if (isCached && isSaved) await store.addPictures(key, readDocument(html).pictures, picturesOfPage.saved);
    return isCached;
  }

  async function cachedPage(key: string): Promise<Response | undefined> {
    const copy = await store.copy(key);
    if (copy === undefined) return undefined;
    const html = withCachedNote(await copy.response.text(), copy.page.at, now());
    return new Response(html, { headers: copy.response.headers });
  }

  /** In place of another page the offline page is an answer that this one could not be had. */
  async function standIn(): Promise<Response> {
    const page = await shell.page(offlinePage);
    if (page === undefined) return Response.error();
    return new Response(asStandIn(await page.text()), { status: 503, headers: page.headers });
  }

  /** An address of this site that may be cached, as the key it is cached under. */
  function keyOf(address: string): string | undefined {
    const url = new URL(address);
    return url.origin === origin && isPublicPage(url, formPages) ? pageKey(url, queriesAt) : undefined;
  }

  return {
    page(event: RequestEvent): { answer: Promise<Response>; after: Promise<unknown> } {
      const key = pageKey(new URL(event.request.url), queriesAt);
      const fetched = event.preloadResponse.then((early) => early ?? fetch(event.request));
      const both = fetched.then((network) => ({ network, copy: network.clone() }));
      const hasGivenUp = now() - (givenUp.get(key) ?? 0) < givenUpFor;
      givenUp.delete(key);
      return {
        answer: networkFirst({
          network: both.then(({ network }) => network),
          cached: () => (ofDevice(key) ? shell.page(key) : cachedPage(key)),
          patience: hasGivenUp ? 0 : patience,
        }).catch(standIn),
        after: both.then(({ copy }) => note(key, copy)).catch(() => undefined),
      };
    },

    async answer({ request }: RequestEvent): Promise<Response> {
      const key = pageKey(answeredPage(new URL(request.url)), queriesAt);
      const loadDocument = () => {
        givenUp.set(key, now());
        return Response.json({ build, document: true });
      };
      // With neither it fails, and the page on show stays (STATE-08).
      return networkFirst({
        network: fetch(request),
        cached: async () => (ofDevice(key) || (await store.page(key)) !== undefined ? loadDocument() : undefined),
        patience,
      });
    },

    picture({ request }: RequestEvent): Promise<Response> {
      return networkFirst({ network: fetch(request), cached: () => store.picture(request.url), patience });
    },

    file({ request }: RequestEvent): Promise<Response> {
      return shell.file(request.url);
    },

    async read(address: string, pictures: readonly string[]): Promise<void> {
      const key = keyOf(address);
      await shell.mend();
      if (key === undefined || !isWorthIt(key)) return;
      const known = await store.page(key);
      if (known === undefined || now() - known.at > goodFor) await note(key, await fetch(key, asItIsNow()));
      await store.addPictures(key, pictures, picturesOfPage.read);
    },

    /** True when the page is on the device now. One that cannot be fetched may be there already. */
    async save(address: string): Promise<boolean> {
      const key = keyOf(address);
      if (key === undefined) return false;
      try {
        if (await note(key, await fetch(key, asItIsNow()), true)) return true;
      } catch {
        // Cached as it is.
      }
      return store.setSaved(key, true);
    },

    async unsave(address: string): Promise<boolean> {
      const key = keyOf(address);
      return key !== undefined && store.setSaved(key, false);
    },
  };
}
