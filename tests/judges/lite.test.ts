// The text edition of every page of the demo newsroom: small, whole, and loading nothing.

import { parse } from "node-html-parser";
import { describe, expect, inject, it } from "vitest";
import { uncompressed } from "../uncompressed.ts";
import { crawledPages, isDocument } from "./crawled.ts";
import { squeezed, writtenStories } from "./written-story.ts";

const siteUrl = inject("siteUrl");
const fullPages = crawledPages().filter(
  (page) => isDocument(page) && page.status === 200 && !/[?.]|^\/lite(?:\/|$)/.test(page.path),
);

const ask = (path: string) => fetch(siteUrl + path, { redirect: "manual", ...uncompressed });
const editionOf = (path: string) => (path === "/" ? "/lite" : `/lite${path}`);

interface Edition {
  path: string;
  status: number;
  html: string;
}

/** With the pages behind the first. */
async function editions(path: string): Promise<Edition[]> {
  const found: Edition[] = [];
  for (let next: string | undefined = editionOf(path); next !== undefined;) {
    const response = await ask(next);
    const html = await response.text();
    found.push({ path: next, status: response.status, html });
    next = /<a href="([^"]*)">Next page<\/a>/.exec(html)?.[1];
  }
  return found;
}

/** As many at a time as the site makes without refusing any. */
const atOnce = 50;

async function allEditions(): Promise<Edition[]> {
  const found: Edition[] = [];
  for (let at = 0; at < fullPages.length; at += atOnce) {
    const some = fullPages.slice(at, at + atOnce);
    found.push(...(await Promise.all(some.map(({ path }) => editions(path)))).flat());
  }
  return found;
}

const all = await allEditions();
const shown = all.filter(({ status }) => status === 200);

it("nearly every page has a text edition; the others lead to the full page", () => {
  expect(shown.length).toBeGreaterThan(400);
  const others = all.filter(({ status }) => status !== 200);
  expect(others.map(({ status }) => status).filter((status) => status !== 302)).toEqual([]);
  expect(others.length).toBeLessThan(20);
});

it("a page that has one links its own, and no page one that is not there", () => {
  const there = new Set(shown.map(({ path }) => path));
  const faults = fullPages.flatMap(({ path, html }) => {
    const [offered, linked] = [...html.matchAll(/<p class="text-edition[^"]*"><a href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
    if (path === "/person/personalities" || path === "/gowatch") return [];
    const own = there.has(editionOf(path)) ? editionOf(path) : undefined;
    return linked === own && offered === (own ?? "/lite") ? [] : [`${path}: ${linked}, ${offered}`];
  });
  expect(faults).toEqual([]);
});

it("no page of it is more than 25 KB, has a script, a picture or anything else to load", () => {
  const faults = shown.flatMap(({ path, html }) => [
    ...(Buffer.byteLength(html) > 25_000 ? [`${path}: ${Buffer.byteLength(html)} bytes`] : []),
    ...(/<(?:script|img|picture|video|audio|iframe|object|svg)\b| on\w+="| style="/i.test(html) ? [path] : []),
    ...parse(html)
      .querySelectorAll("link")
      .filter((link) => !["canonical", "icon"].includes(link.getAttribute("rel") ?? ""))
      .map((link) => `${path}: ${link.toString()}`),
  ]);
  expect(faults).toEqual([]);
});

it("META-03 each names its full page as the canonical one and stays out of search", () => {
  const faults = shown.filter(({ path, html }) => {
    const full = new URL(path, siteUrl).pathname.replace(/^\/lite/, "") || "/";
    return !(
      html.includes(`<link rel="canonical" href="${inject("siteOrigin")}${full}">`) &&
      html.includes('<meta name="robots" content="noindex, follow">')
    );
  });
  expect(faults.map(({ path }) => path)).toEqual([]);
});

it("every link within it leads somewhere", async () => {
  const known = new Set(all.map(({ path }) => path));
  const linked = shown.flatMap(({ html }) => [...html.matchAll(/href="(\/lite[^"]*)"/g)].map(([, href = ""]) => href));
  const unmet = [...new Set(linked.map((href) => href.replace(/#.*/, "")))].filter((href) => !known.has(href));
  const strays: string[] = [];
  for (const href of unmet) {
    const response = await fetch(siteUrl + href);
    if (response.status !== 200) strays.push(`${href}: ${response.status}`);
  }
  expect(strays).toEqual([]);
});

describe("a story", async () => {
  const stories = await writtenStories([
    "/politics/senate-clears-storm-recovery-bill",
    "/us/flood-insurance-questions-answered",
    "/opinion/peace-by-plumbing-in-the-karsk-valley",
    "/sports/youth-pitchers-elbow-injuries-data",
  ]);

  it.each(stories)("BLOCK-01 $path is there to its last word", ({ path, title, authors, texts }) => {
    const own = shown.filter((one) => new URL(one.path, siteUrl).pathname === editionOf(path));
    const text = squeezed(own.map(({ html }) => parse(html).text).join(" "));
    expect([title, ...authors, ...texts].filter((part) => !text.includes(part))).toEqual([]);
  });
});

it("doubled slashes lead to no other site", async () => {
  const response = await ask("/lite//evil.example/x");
  expect(response.headers.get("location")).toMatch(/^\/[^/]/);
});
