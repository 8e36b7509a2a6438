// AMP-01: a page as an AMP document: its own head, the style sheet inlined, the scripts of AMP and none of the site's.

import { componentVersions, waitForConsent } from "./amp-elements.ts";
import { brand } from "../../model/brand.ts";
import { escapeAttribute } from "../../model/html/escape.ts";
import { writeHead, type Head } from "../../core/head.ts";

const cdn = "https://cdn.ampproject.org";

/** Hides the page until AMP has laid it out, for eight seconds at most. To the letter: the validator compares it. */
const prefixes = ["-webkit-", "-moz-", "-ms-", ""];
const hiding = prefixes.map((prefix) => `${prefix}animation:-amp-start 8s steps(1,end) 0s 1 normal both`).join(";");
const showing = prefixes.map((prefix) => `${prefix}animation:none`).join(";");
const keyframes = ["-webkit-", "-moz-", "-ms-", "-o-", ""].map(
  (prefix) => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`,
);
const boilerplate =
  `<style amp-boilerplate>body{${hiding}}${keyframes.join("")}</style>` +
  `<noscript><style amp-boilerplate>body{${showing}}</style></noscript>`;

/** The components of the elements in the markup; text and attributes hold no bare `<`, so nothing else can look like one. */
export function neededComponents(html: string): { name: string; version: string }[] {
  const drawn = new Set(html.match(/(?<=<)amp-[a-z0-9-]+/g));
  return Object.entries(componentVersions).flatMap(([name, version]) => (drawn.has(name) ? [{ name, version }] : []));
}

export interface AmpDocument {
  head: Head;
  /** Empty when it could not be fetched: the page stays valid. */
  styleSheet: string;
  /** Whole addresses or paths of the files that the style sheet asks for first. */
  fonts: readonly string[];
  bodyClass: string;
  html: string;
}

export function ampDocument({ head, styleSheet, fonts, bodyClass, html }: AmpDocument): string[] {
  const components = neededComponents(html).map(
    ({ name, version }) => `<script async custom-element="${name}" src="${cdn}/v0/${name}-${version}.js"></script>`,
  );
  return [
    `<!doctype html><html ⚡ lang="${brand.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="theme-color" content="${brand.themeColor}">`,
    `<link rel="preload" as="script" href="${cdn}/v0.js"><script async src="${cdn}/v0.js"></script>`,
    ...components,
    html.includes("<amp-consent") ? `<meta name="amp-consent-blocking" content="${waitForConsent.join(",")}">` : "",
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    styleSheet === "" ? "" : `<style amp-custom>${styleSheet}</style>`,
    boilerplate,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">`,
    writeHead(head),
    `</head><body class="${escapeAttribute(bodyClass)}">`,
    html,
    `</body></html>`,
  ];
}
