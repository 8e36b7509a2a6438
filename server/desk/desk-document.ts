// The document of the desk: the same for everybody, empty until its script runs. What is in it comes by calls, which ask who is there.

import { brand } from "../../model/brand.ts";
import { deskHtmlPolicy } from "../../model/desk/html-policy.ts";
import { escapeAttribute, escapeText } from "../../model/html/escape.ts";

export interface DeskAssets {
  scripts: readonly string[];
  styles: readonly string[];
}

export function deskDocument({ scripts, styles }: DeskAssets): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeText(brand.name)} desk</title><link rel="icon" href="/favicon.svg">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${escapeAttribute(src)}"></script>`),
    `</head><body><div id="desk" data-site="${escapeAttribute(brand.name)}"></div>`,
    `<noscript><p>The desk needs JavaScript.</p></noscript></body></html>`,
  ].join("");
}

/** As strict as that of reader pages, without other hosts: the desk shows pictures of stories and pages of the site, and runs its own script. */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Of the editor: for what is pasted into it, and for the texts that it opens. Both are read where nothing of them runs.
  `trusted-types ProseMirrorClipboard ${deskHtmlPolicy}`,
].join("; ");
