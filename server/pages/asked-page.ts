// From the target of a request to the page that answers it: from the cache where it may be, made for this one answer where it may not.

import type { IncomingMessage } from "node:http";
import { readPreview } from "../../content/preview-token.ts";
import type { ReadersForm } from "../../model/forms/form-state.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { pageAddress, type PageAddress } from "./page-address.ts";
import { readyPage, type CachedPage, type FreshPage, type PageCache } from "./page-cache.ts";
import type { PageService } from "./page-service.ts";
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
  /** Signs preview links. */
  previewSecret: string;
}

const clientNavigation = "/_page";

/** Where nothing can stand, since no path that can be read has a backslash: all unreadable addresses share its not-found page. */
const nowhere = pageAddress("/\\");

/** A path with an escaped ? or # would be found by what stands before it, once for each that somebody makes up. */
const canStand = (path: string) => path.endsWith("/") || !/[?#]/.test(path);

export function formOf(target: string): { form: PageForm; target: string } {
  return target.startsWith(`${clientNavigation}/`)
    ? { form: "json", target: target.slice(clientNavigation.length) }
    : { form: "html", target };
}

export type AskedPage = (request: IncomingMessage, target: string) => Promise<CachedPage>;

export function askedPage({ cache, pages, limits, build, openForm, previewSecret }: AskedPageParts): AskedPage {
  async function pageAt(request: IncomingMessage, address: PageAddress, form: PageForm): Promise<CachedPage> {
    const make = (asked: PageAddress) => limits.makePage(request, asked.path, () => pages(asked, form));
    const { previewToken: token, key, path } = address;
    // A preview is shared with nobody. A token that is not good changes nothing.
    const preview = token === undefined ? undefined : readPreview(token, previewSecret, Date.now());
    if (token !== undefined && preview !== undefined) {
      return readyPage(await make({ ...address, preview: { article: preview.article, token } }));
    }
    // The token of a form is one reader's.
    const readersForm = openForm(address);
    if (readersForm !== undefined) return readyPage(await make({ ...address, form: readersForm }));
    // The way to the address without the slash at its end takes the reader's whole query along.
    if (path !== "/" && path.endsWith("/")) return readyPage(await make(address));
    return cache.get(form === "html" ? key : clientNavigation + key, () => make(address));
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

  return async (request, target) => {
    const { form, target: own } = formOf(target);
    const asked = readTarget(own);
    if ("path" in asked) {
      const address = canStand(asked.path) ? pageAddress(asked.path, asked.search) : nowhere;
      return pageAt(request, address, form);
    }
    if ("movedTo" in asked) return readyPage(movedPage(asked.movedTo, form));
    if (asked.refused === 404) return pageAt(request, nowhere, form);
    return readyPage(tooLongPage());
  };
}
