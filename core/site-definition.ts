// A site as the page engine sees it: what it decides and loads, and how it is drawn. The site hands itself over as these two objects.

import type { ComponentType, ReactNode } from "react";
import type { RouteRow } from "../model/addresses/route-table.ts";
import type { CachePolicy } from "../model/cache-policy.ts";
import type { PageLog } from "../model/page-log.ts";
import type { SiteTypes, PageObject, FramedPage, AnyPageContent } from "./page-object.ts";
import type { Rule } from "./run-rules.ts";

/** What the engine itself needs of the context that rules and loaders work with. */
export interface EngineContext {
  /** Decoded, without query. */
  path: string;
  /** The whole query as it came, without the question mark. */
  search: string;
  route: RouteRow;
  params: Record<string, string>;
  now: number;
  log: PageLog;
  /**
   * Says that a read failed, so that a poorer page than the stored one is not cached. One on which it depends whether anything is at the
   * address at all says so: nobody can then call it missing (LOAD-05).
   */
  noteFailure: (of?: "address") => void;
}

export interface SiteRoute<S extends SiteTypes, C extends EngineContext> {
  name: C["route"]["name"];
  path: string;
  /** Run before the loader, in this order (LOAD-06). */
  rules: readonly string[];
  load: (context: C) => Promise<AnyPageContent<S>>;
  cache: CachePolicy;
  /** Returning false gives a 404 page (ROUTE-21). */
  validate?: (params: Record<string, string>) => boolean;
  /** Going there leaves the reader where he is on the page (ROUTE-02). */
  keepScroll?: boolean;
}

export interface SiteDefinition<S extends SiteTypes, C extends EngineContext> {
  /** The first that fits wins. */
  routes: readonly (SiteRoute<S, C> & C["route"])[];
  rules: Readonly<Record<string, Rule<C>>>;
  /** Raises a redirect where the publisher has stored one for the address, and a 404 where that would lead to nothing. */
  followStoredRedirect: (context: C) => Promise<void>;
  /** Raises one that the publisher has stored for many addresses, where nothing was found at this one. */
  followRedirectPattern: (context: C) => Promise<void>;
  /** What stands around a page at this route. */
  layoutOf: (route: C["route"], page: AnyPageContent<S>) => S["layout"];
  loadShell: (context: C) => Promise<S["shell"]>;
  loadServerOnly: (context: C, page: AnyPageContent<S>) => Promise<S["serverOnly"]>;
  loadNotFoundPage: (context: C, message: string) => Promise<AnyPageContent<S>>;
  loadErrorPage: (status: number, message: string) => AnyPageContent<S>;
  notFoundMessage: string;
  /** When what the shell or the content says will not be so any more. */
  validUntil: (context: C, shell: S["shell"]) => number | undefined;
}

export interface LayoutProps<V extends object> {
  view: V;
  children: ReactNode;
}

/** The parts that draw what stands around a page. */
export interface SiteFrame<S extends SiteTypes, V extends object> {
  /** All that the layout is drawn from: pages of which this is equal share the HTML around them. */
  layoutView: (page: FramedPage<S>) => V;
  /** Names what the layout draws, apart from what the browser changes in it by itself when another page is shown. */
  shellVersion: (view: V) => string;
  Layout: ComponentType<LayoutProps<V>>;
  /** Where not even the error page can be shown (STATE-03). */
  ErrorPageFailed: ComponentType;
}

export interface SiteDrawing<S extends SiteTypes, V extends object> {
  frame: SiteFrame<S, V>;
  /** What stands inside the layout. */
  drawPage: (page: PageObject<S>) => ReactNode;
  errorPage: (status: number, message: string) => AnyPageContent<S>;
  errorLayout: S["layout"];
  /** A page that is a document of its own kind, and how that is written around the page's HTML; most are not. */
  ownDocument: (page: PageObject<S>, fonts: readonly string[]) => OwnDocument | undefined;
  /** The element before which nothing is shown: half a masthead would move when the rest arrives. */
  firstShownId: string;
}

export interface OwnDocument {
  kind: "amp";
  write: (html: string) => string[];
}
