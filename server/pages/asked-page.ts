// From the target of a request to the page that answers it: from the cache where it may be, made for this one answer where it may not.

import type { IncomingMessage } from "node:http";
import { readPreview } from "../../content/preview-token.ts";
import { carryQuery } from "../../model/addresses/carry-query.ts";
import type { ReadersForm } from "../../model/forms/form-state.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { noteCacheResult } from "../operating/request-times.ts";
import { pageAddress, type PageAddress } from "./page-address.ts";
import { readyPage, type CachedPage, type FreshPage } from "./cached-page.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageService } from "./page-service.ts";
import type { MovedByQuery } from "./moved-by-query.ts";
import { redirectAnswer, type PageForm } from "./redirect-answer.ts";
import { readTarget } from "../http/request-target.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { tooLongPage } from "./too-long-page.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export interface AskedPageParts {
  cache: PageCache;
  pages: PageService;
  limits: SiteLimits;
  /** Names the build to client navigations. */
  build: string;
  /** The form of a page that has one. */
  openForm: (address: PageAddress) => ReadersForm | undefined;
  /** Whether a stored redirect holds for this very query. */
  isMovedByQuery: MovedByQuery;
  /** Hears of every stored redirect that a reader was given. */
  onRedirected: (by: readonly string[]) => void;
  /** Signs preview links. */
  previewSecret: string;
  now: () => number;
}

type Redirected = NonNullable<FreshPage["redirect"]>;

const clientNavigation = "/_page";

/** Where nothing can stand, since no path that can be read has a backslash: all unreadable addresses share its not-found page. */
const nowhere = pageAddress("/\\");

export function formOf(target: string): { form: PageForm; target: string } {
  return target.startsWith(`${clientNavigation}/`)
    ? { form: "json", target: target.slice(clientNavigation.length) }
    : { form: "html", target };
}

/** What is cached under a key of the page cache. */
export function pageOfKey(key: string): { address: PageAddress; form: PageForm } | undefined {
  const { form, target } = formOf(key);
  const asked = readTarget(target);
  if (!("path" in asked)) return undefined;
  const address = pageAddress(asked.path, asked.search);
  return { address: { ...address, search: address.query.toString() }, form };
}

export type AskedPage = (request: IncomingMessage, target: string) => Promise<CachedPage>;

export function askedPage(parts: AskedPageParts): AskedPage {
  const { cache, pages, limits, build, openForm, isMovedByQuery, onRedirected, previewSecret, now } = parts;

  async function pageAt(request: IncomingMessage, address: PageAddress, form: PageForm): Promise<CachedPage> {
    const make = (asked: PageAddress) => limits.makePage(request, asked.path, () => pages(asked, form));
    const { previewToken: token, key, path, search } = address;
    // A preview is shared with nobody. A token that is not good changes nothing.
    const preview = token === undefined ? undefined : readPreview(token, previewSecret, now());
    if (token !== undefined && preview !== undefined) {
      return readyPage(await make({ ...address, preview: { type: preview.type, id: preview.id, token } }));
    }
    if (address.cache === "one-reader") return readyPage(await make({ ...address, form: openForm(address) }));
    // The way to the address without the slash at its end takes the reader's whole query along.
    if (path !== "/" && path.endsWith("/")) return readyPage(await make(address));
    // And so does the way from a query that was an address of its own, of which strangers can make up any number.
    if (search !== "" && (await isMovedByQuery(path, search))) return readyPage(await make(address));
    // What is cached is the page of its key: no parameter that is dropped from that has a say in it.
    const significant = address.query.toString();
    const cacheKey = form === "html" ? key : clientNavigation + key;
    noteCacheResult(request, cache.stateOf(cacheKey));
    const page = await cache.get(cacheKey, () => make({ ...address, search: significant }));
    return page.redirect === undefined || search === significant ? page : carried(page, page.redirect, search, form);
  }

  /** The same redirect for a reader who came with a query. */
  function carried(page: CachedPage, { to, status, used }: Redirected, search: string, form: PageForm): CachedPage {
    const answer = redirectAnswer({ to: carryQuery(to, search, used), status }, form, build);
    return readyPage({ ...page, ...answer, headers: { ...page.headers, ...answer.headers } });
  }

  function movedPage(to: string, form: PageForm): FreshPage {
    const { status, body, headers } = redirectAnswer({ to, status: 301 }, form, build);
    return {
      status,
      body,
      headers: { ...securityHeaders, "cache-control": cachePolicies.moved, ...headers },
      keys: new Set(),
      degraded: false,
    };
  }

  async function counted(request: IncomingMessage, address: PageAddress, form: PageForm): Promise<CachedPage> {
    const page = await pageAt(request, address, form);
    if (page.redirect?.by !== undefined) onRedirected(page.redirect.by);
    return page;
  }

  /** One step for readers: where an address in its right spelling leads elsewhere, there at once. */
  async function beyondSpelling(
    request: IncomingMessage,
    { own, movedTo }: { own: string; movedTo: string },
    form: PageForm,
  ): Promise<CachedPage> {
    const right = hasSmallEscapes(own, movedTo) ? readTarget(movedTo) : { refused: 404 };
    const address = "path" in right ? pageAddress(right.path, right.search) : undefined;
    const isShared = address?.cache !== "one-reader" && address?.previewToken === undefined;
    const page = address !== undefined && isShared ? await counted(request, address, form) : undefined;
    return page?.redirect === undefined ? readyPage(movedPage(movedTo, form)) : page;
  }

  return async (request, target) => {
    const { form, target: own } = formOf(target);
    const asked = readTarget(own);
    if ("path" in asked) return counted(request, pageAddress(asked.path, asked.search), form);
    if ("movedTo" in asked) return beyondSpelling(request, { own, movedTo: asked.movedTo }, form);
    if (asked.refused === 404) return pageAt(request, nowhere, form);
    return readyPage(tooLongPage());
  };
}

/**
 * Escapes in small letters, as WordPress writes them, are all that is wrong with it: it is routed as its right spelling is. Any other may be that of
 * something that is no page, and a page must not be made at its address.
 */
function hasSmallEscapes(own: string, movedTo: string): boolean {
  return own.replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()) === movedTo;
}
