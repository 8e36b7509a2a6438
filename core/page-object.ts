// The page object: what the server decides, the document shows and the client takes over. One shape for both ways of arriving.

import type { PageAds } from "../site/ads/page-ads.ts";
import type { ClientEnv } from "../site/client-env.ts";
import type { LayoutName } from "../site/layouts/layouts.ts";
import type { PageName, PageProps } from "../site/pages/registry.ts";
import type { ShellData } from "../site/shell/shell-data.ts";
import type { Head } from "./head.ts";
import { hostNames, type OutsideHosts } from "./outside-hosts.ts";
import type { RedirectStatus } from "./redirect.ts";

export interface PageContent<N extends PageName> {
  page: N;
  props: PageProps<N>;
  head: Head;
  layout: LayoutName;
  status: number;
  bodyClass: string;
  /** Other hosts that what stands on the page loads from; the document's policy is written from it. */
  outside?: OutsideHosts;
  /** Milliseconds. From then on something on it is not so any more, as a program that has ended is not on now. */
  validUntil?: number | undefined;
}

/** What a loader answers: any page, its props matching its name. */
export type AnyPageContent = { [N in PageName]: PageContent<N> }[PageName];

/** What the browser must know of the page it shows: everything but what the document itself already says. */
export interface PageState {
  page: PageName;
  layout: LayoutName;
  status: number;
  path: string;
  /** Milliseconds; relative times start from it, so that server and client draw the same words. */
  renderedAt: number;
  /** The route opts out of scrolling to the top (ROUTE-02). */
  keepScroll?: boolean;
  /** The hosts of `outside` by name: what a document on show must allow. */
  needs?: string[];
  shell: ShellData;
  env: ClientEnv;
}

/** `ads` is for the server that draws the page. */
export type PageObject = PageState & AnyPageContent & { ads?: PageAds };

/** A page as a client navigation gets it. */
export interface PageArrival extends PageState {
  head: Head;
  bodyClass: string;
  /** What stands inside the layout, drawn by the server. */
  html: string;
  /** The style sheets it needs. */
  styles: string[];
}

/** What `/_page{path}` answers. */
export type PageAnswer =
  | { build: string; page: PageArrival }
  /** The page is a document of its own kind: only a document load can go there. */
  | { build: string; document: true }
  | { build: string; redirect: { to: string; status: RedirectStatus } };

export function pageState(page: PageObject): PageState {
  const { page: name, layout, status, path, renderedAt, keepScroll, outside, shell, env } = page;
  return {
    page: name,
    layout,
    status,
    path,
    renderedAt,
    ...(keepScroll && { keepScroll }),
    ...(outside && { needs: hostNames(outside) }),
    // The banner is in the document already, and the client does not draw it.
    shell: { ...(shell.hotTopics && { hotTopics: shell.hotTopics }) },
    env,
  };
}
