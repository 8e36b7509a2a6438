// From a page object to a complete HTML document, or to what a client navigation needs of it.

import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { brand } from "../model/brand.ts";
import { movedPaths } from "../model/addresses/url-rows.ts";
import { escapeAttribute, serialiseForScript } from "../model/html/escape.ts";
import { canDraw } from "./can-draw.server.ts";
import { DrawableBlocks } from "./drawable-blocks.ts";
import { renderHead } from "./head.ts";
import { pageState, type NameOfPage, type PageAnswer, type SiteTypes, type PageObject } from "./page-object.ts";
import { RenderedAt } from "./rendered-at.ts";
import { shellDrawing } from "./shell-html.server.tsx";
import type { OwnDocument, SiteDrawing } from "./site-definition.ts";

/** What the build says must be loaded for a page. */
export interface PageAssets {
  styles: readonly string[];
  scripts: readonly string[];
  /** What the entry imports at once. */
  preloads: readonly string[];
  fonts: readonly string[];
}

export interface DocumentOptions<S extends SiteTypes> {
  build: string;
  /** Of a page as it is drawn. */
  assets: (page: NameOfPage<S>, html?: string) => PageAssets;
  /** Runs before the first paint; allowed by its hash. */
  inlineScript: string;
  onError: (error: unknown) => void;
}

export interface Rendered<T> {
  content: T;
  status: number;
}

/** `site`: the shell around the page, with the site's script. Others follow rules and run scripts of their own. */
export type DocumentKind = "site" | OwnDocument["kind"];

export interface WrittenDocument {
  kind: DocumentKind;
  /** In order: joining them would copy the whole once more before it becomes bytes. */
  parts: (string | Buffer)[];
}

export interface DocumentRenderer<S extends SiteTypes> {
  document: (page: PageObject<S>, options: DocumentOptions<S>) => Rendered<WrittenDocument>;
  answer: (page: PageObject<S>, options: DocumentOptions<S>) => Rendered<PageAnswer<S>>;
}

const moved = movedPaths(brand.addresses);

/** With what scripts know of the brand. */
const rootElement = `<html lang="${brand.language}"${Object.entries({
  "title-suffix": brand.titleSuffix,
  "time-zone": brand.timeZone,
  "time-zone-mark": brand.timeZoneMark,
  "time-zone-name": brand.timeZoneName,
  ...(moved.size > 0 && { addresses: JSON.stringify(Object.fromEntries(moved)) }),
})
  .map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`)
  .join("")}>`;

type Markup = (element: ReactNode) => string;
type Draw = (element: ReactNode, markup?: Markup) => string;

const drawn: Draw = (element, markup = renderToString) => markup(element);

export function documentRenderer<S extends SiteTypes, V extends object>(site: SiteDrawing<S, V>): DocumentRenderer<S> {
  const { ErrorPageFailed } = site.frame;
  const shellOf = shellDrawing(site.frame);
  const stateOf = (page: PageObject<S>) => pageState(page, site.frame.shellVersion(site.frame.layoutView(page)));

  function pageHtml(page: PageObject<S>, draw: Draw, markup?: Markup): string {
    return draw(<RenderedAt value={page.renderedAt}>{site.drawPage(page)}</RenderedAt>, markup);
  }

  /** As it is; if that fails without the blocks that fail; then the error page; and if not even that, one sentence (STATE-03). */
  function rendered<T>(
    page: PageObject<S>,
    options: DocumentOptions<S>,
    render: (page: PageObject<S>, draw: Draw) => T,
  ): Rendered<T> {
    const errorPage: PageObject<S> = {
      ...page,
      ...site.errorPage(500, "This page could not be shown"),
      layout: site.errorLayout,
    };
    const attempts: [PageObject<S>, Draw][] = [
      [page, drawn],
      [page, (element, markup) => drawn(<DrawableBlocks value={canDraw(options)}>{element}</DrawableBlocks>, markup)],
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

  function documentOf(page: PageObject<S>, html: string, options: DocumentOptions<S>): WrittenDocument["parts"] {
    const { styles, scripts, preloads, fonts } = options.assets(page.page, html);
    const shell = shellOf(page);
    const link = (href: string) => `${page.env.assetsPath}${href}`;
    const before = [
      `<!doctype html>${rootElement}<head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width, initial-scale=1">`,
      `<meta name="theme-color" content="${brand.themeColor}">`,
      `<script>${options.inlineScript}</script>`,
      ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${link(href)}">`),
      ...styles.map((href) => `<link rel="stylesheet" href="${link(href)}">`),
      `<link rel="expect" href="#${site.firstShownId}" blocking="render">`,
      `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">`,
      `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">`,
      renderHead(page.head),
      `</head><body class="${escapeAttribute(page.bodyClass)}"><div id="root">`,
    ];
    const after = [
      `</div><script type="application/json" id="page-state" data-build="${options.build}">`,
      serialiseForScript(stateOf(page)),
      `</script>`,
      ...preloads.map((href) => `<link rel="modulepreload" href="${link(href)}">`),
      ...scripts.map((src) => `<script type="module" src="${link(src)}"></script>`),
      `</body></html>`,
    ];
    return [before.join(""), shell.before, html, shell.after, after.join("")];
  }

  function ownDocumentOf(page: PageObject<S>, options: DocumentOptions<S>): OwnDocument | undefined {
    return site.ownDocument(
      page,
      options.assets(page.page).fonts.map((href) => page.env.assetsPath + href),
    );
  }

  return {
    document: (page, options) =>
      rendered(page, options, (shown, draw) => {
        const own = ownDocumentOf(shown, options);
        return own === undefined
          ? { kind: "site", parts: documentOf(shown, pageHtml(shown, draw), options) }
          : { kind: own.kind, parts: own.write(pageHtml(shown, draw, renderToStaticMarkup)) };
      }),
    answer: (page, options) => {
      const { build, assets } = options;
      return rendered<PageAnswer<S>>(page, options, (shown, draw) => {
        if (ownDocumentOf(shown, options) !== undefined) return { build, document: true };
        const { head, bodyClass, env } = shown;
        const html = pageHtml(shown, draw);
        const styles = assets(shown.page, html).styles.map((href) => env.assetsPath + href);
        return { build, page: { ...stateOf(shown), head, bodyClass, html, styles } };
      });
    },
  };
}
