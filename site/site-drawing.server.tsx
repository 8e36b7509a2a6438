// How this site's pages are drawn and written: the page with its ads and the way to its text edition, or an AMP document of its own kind.

import { isOn } from "../model/brand.ts";
import type { ReactNode } from "react";
import type { OwnDocument, SiteDrawing } from "../core/site-definition.ts";
import { AdsOfPage } from "./ads/page-ads.ts";
import { ampDocument } from "./amp/amp-document.server.ts";
import type { LayoutView } from "./layouts/layout-view.ts";
import { errorLayout, layouts } from "./layouts/layouts.ts";
import { textEdition } from "./lite/text-edition.ts";
import { TextEditionLink, TextEditionOffer } from "./lite/TextEditionLinks.tsx";
import type { NewsSite, PageObject } from "./page-types.ts";
import { loadErrorPage } from "./pages/error/load.server.ts";
import { pageComponent } from "./pages/registry.ts";
import { DeadLinksOfPage } from "./shell/dead-links-of-page.ts";
import { mainId } from "./shell/main-id.ts";
import { siteFrame } from "./site-frame.ts";

export const siteDrawing: SiteDrawing<NewsSite, LayoutView> = {
  frame: siteFrame,
  drawPage,
  errorPage: loadErrorPage,
  errorLayout,
  ownDocument,
  firstShownId: mainId,
};

function drawPage(page: PageObject): ReactNode {
  const Page = pageComponent(page.page);
  const drawn = withTextEdition(page, <Page {...page.props} />);
  const withLinks = <DeadLinksOfPage value={page.shell.deadLinks ?? []}>{drawn}</DeadLinksOfPage>;
  return page.serverOnly === undefined ? withLinks : <AdsOfPage value={page.serverOnly.ads}>{withLinks}</AdsOfPage>;
}

/** What stands alone, on paper or in AMP's care, says nothing of it. */
function withTextEdition(page: PageObject, drawn: ReactNode): ReactNode {
  const edition = textEdition(page.page, page.path);
  if (!isOn("textEdition") || page.page === "article-amp" || page.status !== 200 || !layouts[page.layout].networkBar)
    return drawn;
  return (
    <>
      <TextEditionOffer url={edition ?? "/lite"} />
      {drawn}
      {edition !== undefined && <TextEditionLink url={edition} />}
    </>
  );
}

function ownDocument(page: PageObject, fonts: readonly string[]): OwnDocument | undefined {
  if (page.page !== "article-amp") return undefined;
  const { head, bodyClass, props } = page;
  return { kind: "amp", write: (html) => ampDocument({ head, styleSheet: props.styleSheet, fonts, bodyClass, html }) };
}
