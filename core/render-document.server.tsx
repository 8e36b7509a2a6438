// From a page object to a complete HTML document, with the policy that allows its inline script and nothing else.

import { renderToString } from "react-dom/server";
import { brand } from "../site/brand.ts";
import { loadErrorPage } from "../site/pages/error/load.server.ts";
import type { PageName } from "../site/pages/registry.ts";
import { App } from "./App.tsx";
import { ErrorPageFailed } from "./ErrorPageFailed.tsx";
import { escapeAttribute, serialiseForScript } from "./escape.ts";
import { renderHead } from "./head.ts";
import { normaliseError } from "./http-error.ts";
import type { PageObject } from "./page-object.ts";

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
  assets(page: PageName): PageAssets;
  /** Runs before the first paint; allowed by its hash. */
  inlineScript: string;
  onError(error: unknown): void;
}

export interface RenderedDocument {
  html: string;
  status: number;
}

export function renderDocument(page: PageObject, options: DocumentOptions): RenderedDocument {
  try {
    return { html: documentOf(page, renderToString(<App page={page} />), options), status: page.status };
  } catch (error) {
    options.onError(error);
    return renderFailure(page, error, options);
  }
}

function renderFailure(page: PageObject, error: unknown, options: DocumentOptions): RenderedDocument {
  const { statusCode } = normaliseError(error);
  const failed: PageObject = { ...page, ...loadErrorPage(statusCode, "This page could not be shown") };
  try {
    return { html: documentOf(failed, renderToString(<App page={failed} />), options), status: statusCode };
  } catch (second) {
    options.onError(second);
    return { html: documentOf(failed, renderToString(<ErrorPageFailed />), options), status: 500 };
  }
}

function documentOf(page: PageObject, body: string, options: DocumentOptions): string {
  const { styles, scripts, preloads, fonts } = options.assets(page.page);
  const link = (href: string) => `${page.env.assetsPath}${href}`;
  return [
    `<!doctype html><html lang="${brand.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="theme-color" content="${brand.themeColor}">`,
    `<script>${options.inlineScript}</script>`,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${link(href)}">`),
    ...styles.map((href) => `<link rel="stylesheet" href="${link(href)}">`),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">`,
    renderHead(page.head),
    `</head><body class="${escapeAttribute(page.bodyClass)}"><div id="root">`,
    body,
    `</div><script type="application/json" id="page-object" data-build="${options.build}">`,
    serialiseForScript(page),
    `</script>`,
    ...preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${link(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${link(src)}"></script>`),
    `</body></html>`,
  ].join("");
}
