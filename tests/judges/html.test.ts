// Every page of the demo newsroom before the HTML checker, and what must hold on every page whatever it shows.

import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { CrawledPage } from "./crawl.ts";
import { crawledPages, isDocument } from "./crawled.ts";
import { withNewShapes } from "./html-shapes.ts";
import { startNuChecker, type NuChecker } from "./nu-checker.ts";

const pages = crawledPages();
const documents = pages.filter(isDocument);

let checker: NuChecker;

beforeAll(async () => {
  checker = await startNuChecker();
});

afterAll(() => checker.stop());

it("the crawl has met every kind of page", () => {
  expect(documents.length).toBeGreaterThan(600);
  const kinds = [
    /^\/$/,
    /^\/politics$/,
    /^\/politics\?page=2$/,
    /^\/opinion\/[^/]+$/,
    /\.print$/,
    /^\/category\//,
    /^\/elections$/,
    /^\/elections\/2023$/,
    /^\/elections\/2023\/general-results\?state=ohio$/,
    /^\/person\//,
    /^\/personalities$/,
    /^\/shows$/,
    /^\/shows\//,
    /^\/terms-of-use$/,
    /^\/search-results\/search\?q=/,
  ];
  expect(kinds.filter((kind) => !documents.some(({ path }) => kind.test(path)))).toEqual([]);
});

it("no link inside the site is dead", () => {
  const dead = pages.filter(({ status, path }) => status !== 200 && path !== "/no/such/story");
  expect(dead.map(({ status, path, from }) => `${status} ${path} (on ${from})`)).toEqual([]);
});

it("pages are told apart by elements, attributes and odd values, not by their words", () => {
  const paragraph = { html: '<p><a href="/a">Words</a></p>' };
  const others = [
    { html: '<p><a href="/b">Other words</a></p>' },
    { html: '<p><a href="/b c">Words</a></p>' },
    { html: '<p><a href="/a" role="note">Words</a></p>' },
    { html: '<div><p><a href="/a">Words</a></p></div>' },
  ];
  expect(withNewShapes([paragraph, ...others])).toEqual([paragraph, ...others.slice(1)]);
});

it("ROUTE-01 every page is valid HTML", async () => {
  const faults: Record<string, string[]> = {};
  const waiting = withNewShapes(documents);
  expect(waiting.length).toBeGreaterThan(60);
  const judge = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const found = await checker.faultsOf(page.html);
      if (found.length > 0) faults[page.path] = found;
    }
  };
  await Promise.all([judge(), judge()]);
  expect(faults).toEqual({});
});

it("the checker finds a fault where there is one", async () => {
  const [page] = documents;
  expect(await checker.faultsOf(page?.html.replace("<main", "<p id=main><main") ?? "")).not.toEqual([]);
});

/**
 * FRONT-03, ART-03: the route's path, also for the text edition of a page; but further pages about a person, archives, programs and
 * channels stand for themselves, and results have an address of their own.
 */
function expectedCanonical({ path, status }: CrawledPage): string[] {
  if (status === 404) return [];
  const { pathname, search } = new URL(path, inject("siteOrigin"));
  if (pathname === "/elections") return [`${inject("siteOrigin")}/elections/2023/general-results`];
  const standsForItself =
    pathname.startsWith("/person/") || pathname === "/go" || /^\?(?:program|archive)=/.test(search);
  const query = standsForItself ? search : "";
  return [inject("siteOrigin") + (pathname.replace(/\.print$|^\/lite/g, "") || "/") + query];
}

/** META-03: an agency's story is at home with the agency. */
const isAgencys = (canonical: string) => canonical.startsWith("https://wire.continental.example/");

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

function faultsOf(page: CrawledPage): string[] {
  const root = parse(page.html);
  const links = root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute("href") ?? "");
  const canonical = links.length === 1 && links.every(isAgencys) ? expectedCanonical(page) : links;
  return [
    ...(root.querySelectorAll("h1").length === 1 ? [] : ["not one first heading"]),
    ...(root.querySelectorAll("main").length === 1 ? [] : ["not one main part"]),
    ...(/\S/.test(root.querySelector("title")?.text ?? "") ? [] : ["no title"]),
    ...repeated([...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)).map((id) => `twice #${id}`),
    ...(canonical.join(" ") === expectedCanonical(page).join(" ") ? [] : [`canonical ${canonical.join(" ")}`]),
    ...(page.html.match(/(?:localhost|127\.0\.0\.1)[^"]{0,60}/g) ?? []),
  ];
}

it("FRONT-03 ART-03 every page has one first heading, one main part, a title, its canonical address, no id twice, and names no other origin as its own", () => {
  // What stands in frames of other pages is a document, but no page of its own.
  const own = documents.filter(({ path }) => !path.startsWith("/uploads/"));
  const faults = own.map((page) => [page.path, faultsOf(page)] as const);
  expect(Object.fromEntries(faults.filter(([, found]) => found.length > 0))).toEqual({});
});
