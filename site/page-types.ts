// The types of this site's pages, as the page engine (core/) knows them.

import type * as engine from "../core/page-object.ts";
import type { PageAds } from "./ads/page-ads.ts";
import type { ClientEnv } from "./client-env.ts";
import type { LayoutName } from "./layouts/layouts.ts";
import type { PageName, PageProps } from "./pages/registry.ts";
import type { ShellData } from "./shell/shell-data.ts";

export interface NewsSite {
  pages: { [N in PageName]: PageProps<N> };
  layout: LayoutName;
  shell: ShellData;
  env: ClientEnv;
  serverOnly: { ads: PageAds };
}

type PageContents = { [N in PageName]: engine.PageContent<NewsSite, N> };

export type PageContent<N extends PageName> = PageContents[N];
export type AnyPageContent = engine.AnyPageContent<NewsSite>;
export type PageState = engine.PageState<NewsSite>;
export type FramedPage = engine.FramedPage<NewsSite>;
export type PageObject = engine.PageObject<NewsSite>;
