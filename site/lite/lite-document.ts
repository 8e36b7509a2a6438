// A whole document of the text edition: one request, no script, no pictures, a page of style. The full page is its canonical address,
// and it is found by readers, not by search engines.

import { escapeAttribute } from "../../model/html/escape.ts";
import { linkTo } from "../../model/addresses/site-path.ts";
import { brand } from "../../model/brand.ts";
import { yearOf } from "../lib/dates.ts";
import { living, shownNavigation, type DeadLinks } from "../shell/shown-links.ts";
import { anchor, litePath, tag, words, type LiteHtml } from "./lite-html.ts";
import type { LitePage } from "./lite-pages.ts";

/** The reader's own colours and fonts; only the measure is ours. */
export const liteStyle = [
  ":root{color-scheme:light dark}",
  "body{max-width:38rem;margin:0 auto;padding:1rem;font:1.0625rem/1.55 Georgia,serif;overflow-wrap:break-word}",
  "header,nav,footer,h1,h2,h3,h4,small,table{font-family:system-ui,sans-serif}",
  "h1{font-size:1.75rem;line-height:1.15;text-wrap:balance}h2{font-size:1.25rem}h3,h4{font-size:1.0625rem}",
  "header{border-bottom:3px solid;padding-bottom:.5rem}header b{font-size:1.25rem}",
  "nav a,footer a{display:inline-block;padding:.375rem .75rem .375rem 0}footer{border-top:1px solid;margin-top:2rem;font-size:.875rem}",
  "li{margin:.375rem 0}main>ul{padding-left:1.125rem}blockquote,aside{margin:1rem 0;padding-left:1rem;border-left:3px solid}",
  "pre{white-space:pre-wrap}table{border-collapse:collapse;display:block;overflow-x:auto;font-size:.875rem}td,th{border:1px solid;padding:.25rem .5rem;text-align:left}",
].join("");

/** Of the text edition, and of the site alone. */
const toldPages = [
  { url: "/coverage", label: "Live coverage" },
  { url: "/shows", label: "Shows" },
];
const fullPages = [
  { url: "/privacy-policy", label: "Privacy" },
  { url: "/accessibility", label: "Accessibility" },
];

export interface LiteParts {
  title: string;
  /** Of the full page. */
  path: string;
  origin: string;
  now: number;
  /** Stands above the words, on the first page alone. */
  opening: LiteHtml;
  words: LitePage;
  deadLinks?: DeadLinks;
  /** Something of the full page could not be told. */
  isPartial?: boolean;
}

export function liteDocument(parts: LiteParts): string {
  const { title, path, origin, now, opening, words: part, deadLinks = [], isPartial = false } = parts;
  const { pieces, page, pages } = part;
  const full = escapeAttribute(linkTo(path));
  const name = page === 1 ? title : `${title}, page ${page}`;
  return [
    `<!doctype html><html lang="${brand.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">`,
    `<title>${words(name)} | ${words(brand.name)}, text edition</title>`,
    `<meta name="robots" content="noindex, follow">`,
    `<link rel="canonical" href="${escapeAttribute(origin)}${full}"><link rel="icon" href="data:,">`,
    `<style>${liteStyle}</style></head><body>`,
    `<header><b>${anchor("/", words(brand.name))}</b> text edition · <a href="${full}">Full page</a></header>`,
    tag(
      "nav",
      shownNavigation(deadLinks)
        .map(({ url, label }) => anchor(url, words(label)))
        .join(""),
    ).replace("<nav>", '<nav aria-label="Sections">'),
    `<main>${tag("h1", words(name))}${page === 1 ? opening : ""}${pieces.join("")}`,
    isPartial
      ? tag("p", `<small>Pictures, players and charts are on the <a href="${full}">full page</a>.</small>`)
      : "",
    pages > 1 ? pageLinks(path, page, pages) : "",
    `</main><footer><p>${anchor("/", "Front page")} ${living(toldPages, deadLinks)
      .map(({ url, label }) => anchor(url, label))
      .join(" ")} `,
    `<a href="${full}">Full page</a> ${living(fullPages, deadLinks)
      .map(({ url, label }) => `<a href="${url}">${label}</a>`)
      .join(" ")}</p>`,
    `<p>© ${yearOf(now)} ${words(brand.name)}. All times ${words(brand.timeZoneName)}.</p></footer></body></html>`,
  ].join("");
}

function pageLinks(path: string, page: number, pages: number): LiteHtml {
  const to = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  const link = (number: number, label: string) =>
    number < 1 || number > pages ? "" : `<a href="${escapeAttribute(encodeURI(litePath(to(number))))}">${label}</a> `;
  return `<p>Page ${page} of ${pages}. ${link(page - 1, "Previous page")}${link(page + 1, "Next page")}</p>`;
}
