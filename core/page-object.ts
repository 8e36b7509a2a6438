// The page object: what the server decides, the document shows and the client takes over. One shape for both ways of arriving. Which pages
// and layouts there are is the site's to say.

import type { Head } from "./head.ts";
import { hostNames, type OutsideHosts } from "./outside-hosts.ts";
import type { RedirectStatus } from "./redirect.ts";

/** The types of a site, which everything here is made for. */
export interface SiteTypes {
  /** The props of every page by its name. */
  pages: object;
  /** The names of the layouts. */
  layout: string;
  /** What the shell shows around every page. */
  shell: object;
  /** What the client knows of its environment. */
  env: { assetsPath: string };
  /** What a page is drawn from that the browser never needs. */
  serverOnly: object;
}

export type NameOfPage<S extends SiteTypes> = keyof S["pages"] & string;

export interface PageContent<S extends SiteTypes, N extends NameOfPage<S>> {
  page: N;
  props: S["pages"][N];
  head: Head;
  status: number;
  bodyClass: string;
  /** Other hosts that what stands on the page loads from; the document's policy is written from it. */
  outside?: OutsideHosts;
  /** There is nothing on it yet: it answers, and nothing of the site's own leads to it. */
  isEmpty?: boolean;
  /** Milliseconds. From then on something on it is not so any more, as a program that has ended is not on now. */
  validUntil?: number;
  live?: LiveState;
}

/** Where an open page hears that there is a newer one in its place, and what it has. */
export interface LiveState {
  path: string;
  version: string;
}

/** What a loader returns: any page, its props matching its name. */
export type AnyPageContent<S extends SiteTypes> = { [N in NameOfPage<S>]: PageContent<S, N> }[NameOfPage<S>];

/** What is known of a page on both sides. */
interface PlacedPage<S extends SiteTypes> {
  page: NameOfPage<S>;
  layout: S["layout"];
  status: number;
  path: string;
  /** Milliseconds; relative times start from it, so that server and client draw the same words. */
  renderedAt: number;
  /** The route opts out of scrolling to the top (ROUTE-02). */
  keepScroll?: boolean;
  env: S["env"];
}

/** What the browser must know of the page it shows: everything but what the document itself already says. */
export interface PageState<S extends SiteTypes> extends PlacedPage<S> {
  /** The hosts of `outside` by name: what a document on show must allow. */
  needs?: string[];
  live?: LiveState;
  /** Names what stands around the page: where it is equal, one page can take the place of another. */
  shell: string;
}

/** All that the layout may be drawn from. */
export type FramedPage<S extends SiteTypes> = PlacedPage<S> & { shell: S["shell"] };

export type PageObject<S extends SiteTypes> = FramedPage<S> & AnyPageContent<S> & { serverOnly?: S["serverOnly"] };

/** A page as a client navigation gets it. */
export interface PageArrival<S extends SiteTypes> extends PageState<S> {
  head: Head;
  bodyClass: string;
  /** What stands inside the layout, drawn by the server. */
  html: string;
  /** The style sheets it needs. */
  styles: string[];
}

/** What `/_page{path}` answers. */
export type PageAnswer<S extends SiteTypes> =
  | { build: string; page: PageArrival<S> }
  /** The page is a document of its own kind: only a document load can go there. */
  | { build: string; document: true }
  | { build: string; redirect: { to: string; status: RedirectStatus } };

export function pageState<S extends SiteTypes>(page: PageObject<S>, shell: string): PageState<S> {
  const { page: name, layout, status, path, renderedAt, keepScroll, outside = {}, live, env } = page;
  const needs = hostNames(outside);
  return {
    page: name,
    layout,
    status,
    path,
    renderedAt,
    ...(keepScroll && { keepScroll }),
    ...(needs.length > 0 && { needs }),
    ...(live && { live }),
    shell,
    env,
  };
}
