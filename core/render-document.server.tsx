// From a page object to a complete HTML document, or to what a client navigation needs of it. Which kind of document a page is, is
// decided here and nowhere else.

import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { AdsOfPage } from "../site/ads/page-ads.ts";
import { CarefulDrawing } from "../site/blocks/careful-drawing.ts";
import { brand } from "../model/brand.ts";
import { layouts } from "../site/layouts/layouts.ts";
import { RenderedAt } from "../site/lib/rendered-at.ts";
import { textEdition } from "../site/lite/text-edition.ts";
import { TextEditionLink, TextEditionOffer } from "../site/lite/TextEditionLinks.tsx";
import { loadErrorPage } from "../site/pages/error/load.server.ts";
import { pageComponent, type PageName } from "../site/pages/registry.ts";
import { mainId } from "../site/shell/SkipLink.tsx";
import { ampDocument } from "./amp-document.server.ts";
import { ErrorPageFailed } from "./ErrorPageFailed.tsx";
import { escapeAttribute, serialiseForScript } from "../model/html/escape.ts";
import { renderHead } from "./head.ts";
import { shellHtml } from "./shell-html.server.tsx";
import { pageState, type PageAnswer, type PageArrival, type PageObject } from "./page-object.ts";

/** What the build says must be loaded for a page. */
export interface PageAssets {
  styles: readonly string[];
  scripts: readonly string[];
  /** Chunks the entry will ask for, fetched early and quietly. */
  preloads: readonly string[];
  fonts: readonly string[];
}

export interface DocumentOptions {
  build: string;
  assets: (page: PageName) => PageAssets;
  /** Runs before the first paint; allowed by its hash. */
  inlineScript: string;
  onError(error: unknown): void;
}

export interface Rendered<T> {
  content: T;
  status: number;
}

/** `site`: the shell around the page, taken over by the client. `amp`: AMP's rules and AMP's script, none of ours. */
export type DocumentKind = "site" | "amp";

export interface WrittenDocument {
  kind: DocumentKind;
  /** In order: joining them would copy the whole once more before it becomes bytes. */
  parts: (string | Buffer)[];
}

type Markup = (element: ReactNode) => string;
type Draw = (element: ReactNode, markup?: Markup) => string;

function isAmp(page: PageObject): page is Extract<PageObject, { page: "article-amp" }> {
  return page.page === "article-amp";
}

export function renderDocument(page: PageObject, options: DocumentOptions): Rendered<WrittenDocument> {
  return rendered(page, options, (shown, draw) =>
    isAmp(shown)
      ? { kind: "amp", parts: ampDocumentOf(shown, pageHtml(shown, draw, renderToStaticMarkup), options) }
      : { kind: "site", parts: documentOf(shown, pageHtml(shown, draw), options) },
  );
}

export function renderAnswer(page: PageObject, options: DocumentOptions): Rendered<PageAnswer> {
  const { build } = options;
  return rendered(page, options, (shown, draw) =>
    isAmp(shown) ? { build, document: true } : { build, page: arrivalOf(shown, pageHtml(shown, draw), options) },
  );
}

function arrivalOf(page: PageObject, html: string, options: DocumentOptions): PageArrival {
  return {
    ...pageState(page),
    head: page.head,
    bodyClass: page.bodyClass,
    html,
    styles: options.assets(page.page).styles.map((href) => page.env.assetsPath + href),
  };
}

function pageHtml(page: PageObject, draw: Draw, markup?: Markup): string {
  const Page = pageComponent(page.page);
  const drawn = withTextEdition(page, <Page {...page.props} />);
  return draw(
    <RenderedAt value={page.renderedAt}>
      {page.ads === undefined ? drawn : <AdsOfPage value={page.ads}>{drawn}</AdsOfPage>}
    </RenderedAt>,
    markup,
  );
}

/** What stands alone, on paper or in AMP's care, says nothing of it. */
function withTextEdition(page: PageObject, drawn: ReactNode): ReactNode {
  const edition = textEdition(page.page, page.path);
  if (isAmp(page) || page.status !== 200 || !layouts[page.layout].networkBar) return drawn;
  return (
    <>
      <TextEditionOffer url={edition ?? "/lite"} />
      {drawn}
      {edition !== undefined && <TextEditionLink url={edition} />}
    </>
  );
}

/** As it is; if that fails without the blocks that fail; then the error page; and if not even that, one sentence (STATE-03). */
function rendered<T>(
  page: PageObject,
  options: DocumentOptions,
  render: (page: PageObject, draw: Draw) => T,
): Rendered<T> {
  const errorPage: PageObject = { ...page, ...loadErrorPage(500, "This page could not be shown") };
  const attempts: [PageObject, Draw][] = [
    [page, drawn],
    [page, (element, markup) => drawn(<CarefulDrawing value={canDraw(options)}>{element}</CarefulDrawing>, markup)],
    [errorPage, drawn],
  ];
  for (const [shown, draw] of attempts) {
    try {
      return { content: render(shown, draw), status: shown.status };
    } catch (error) {
      options.onError(error);
    }
  }
  return { content: render(errorPage, () => renderToString(<ErrorPageFailed />)), status: 500 };
}

const drawn: Draw = (element, markup = renderToString) => markup(element);

/** Tries a block alone; one that fails is told and left out. */
export function canDraw(options: Pick<DocumentOptions, "onError">) {
  return (element: ReactNode, name: string): boolean => {
    try {
      renderToString(element);
      return true;
    } catch (error) {
      options.onError(new Error(`The block ${name} was left out`, { cause: error }));
      return false;
    }
  };
}

function documentOf(page: PageObject, html: string, options: DocumentOptions): WrittenDocument["parts"] {
  const { styles, scripts, preloads, fonts } = options.assets(page.page);
  const shell = shellHtml(page);
  const link = (href: string) => `${page.env.assetsPath}${href}`;
  const before = [
    `<!doctype html><html lang="${brand.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="theme-color" content="${brand.themeColor}">`,
    `<script>${options.inlineScript}</script>`,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${link(href)}">`),
    ...styles.map((href) => `<link rel="stylesheet" href="${link(href)}">`),
    // Nothing is shown before the whole masthead is there: half of it would move when the rest arrives.
    `<link rel="expect" href="#${mainId}" blocking="render">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">`,
    renderHead(page.head),
    `</head><body class="${escapeAttribute(page.bodyClass)}"><div id="root">`,
  ];
  const after = [
    `</div><script type="application/json" id="page-state" data-build="${options.build}">`,
    serialiseForScript(pageState(page)),
    `</script>`,
    ...preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${link(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${link(src)}"></script>`),
    `</body></html>`,
  ];
  return [before.join(""), shell.before, html, shell.after, after.join("")];
}

function ampDocumentOf(
  { head, props, bodyClass, env, page }: Extract<PageObject, { page: "article-amp" }>,
  html: string,
  options: DocumentOptions,
): string[] {
  const fonts = options.assets(page).fonts.map((href) => env.assetsPath + href);
  return ampDocument({ head, styleSheet: props.styleSheet, fonts, bodyClass, html });
}
