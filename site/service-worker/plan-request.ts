// What the worker does with a request, decided by what is asked for. Whatever is not named here goes its way as if there were no worker.

import { isPageAddress } from "../../model/addresses/is-page-address.ts";

export type Plan =
  /** A document: from the network, the cached copy when that fails, else the offline page. */
  | "page"
  /** A page for a client navigation: from the network, else the word that the document is to be loaded where there is a copy of it. */
  | "answer"
  /** A file named by its content: the copy at hand, else from the network. */
  | "file"
  /** From the network, else the copy that came with a cached page. */
  | "picture"
  | "leave";

export interface AskedFor {
  url: URL;
  method: string;
  mode: string;
  destination: string;
  hasRange: boolean;
}

export interface Place {
  own: string;
  /** Host of built files; "" for the own one. */
  assets: string;
  /** Made for one reader each. */
  formPages: readonly string[];
}

const answerPrefix = "/_page";
const pictures = /^\/(img|uploads|cards)\/|^\/(favicon|placeholder)\.svg$/;
const notForReaders = /^\/(api|operator|metrics|healthz|readyz)(\/|$)/;
/** The text edition is made for bad connections. */
const textEdition = /^\/lite(\/|$)/;

/** An address at which a page stands that is the same for everyone: not a preview, not a page with a form. */
export function isPublicPage({ pathname, searchParams }: URL, formPages: readonly string[]): boolean {
  if (searchParams.has("preview") || formPages.includes(pathname) || notForReaders.test(pathname)) return false;
  return isPageAddress(pathname) || textEdition.test(pathname);
}

/** The page that a client navigation asks for. */
export function answeredPage(url: URL): URL {
  const page = new URL(url);
  page.pathname = url.pathname.slice(answerPrefix.length);
  return page;
}

export function planRequest({ url, method, mode, destination, hasRange }: AskedFor, place: Place): Plan {
  if (method !== "GET" || hasRange) return "leave";
  if (url.pathname.startsWith("/assets/") && (url.origin === place.own || url.origin === place.assets)) return "file";
  if (url.origin !== place.own) return "leave";
  if (mode === "navigate") return isPublicPage(url, place.formPages) ? "page" : "leave";
  if (destination === "image") return pictures.test(url.pathname) ? "picture" : "leave";
  if (url.pathname.startsWith(`${answerPrefix}/`))
    return isPublicPage(answeredPage(url), place.formPages) ? "answer" : "leave";
  return "leave";
}
