// A newsroom full of attacks, imported beside a serving site: nothing of it becomes markup, script or a way off the site.

import { request } from "node:http";
import { HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { uncompressed } from "../uncompressed.ts";
import { blocksWithoutExample, blocksWithoutText, looseFields } from "../faults/hostile/block-examples.ts";
import {
  crowdedPages,
  harmlessAmpPages,
  harmlessPages,
  hostileAmpPages,
  hostileArticles,
  hostileNewsroom,
  hostileShell,
  harmlessAlert,
  hostilePages,
  hostileVectors,
  recordKindsWithoutAttack,
} from "../faults/hostile/newsroom.ts";
import { feedSections } from "../faults/hostile/record-templates.ts";
import { allowedBy, isSafeAddress, survivors, type Allowed, type SeenElement } from "../faults/hostile/survivors.ts";

let site: DemoSite;
let allowed: Allowed;
let allowedOnAmp: Allowed;

function elementsOf(html: string): SeenElement[] {
  const seen: SeenElement[] = [];
  const look = (element: HTMLElement): void => {
    for (const child of element.childNodes) {
      if (!(child instanceof HTMLElement)) continue;
      const name = child.rawTagName.toLowerCase();
      const attributes = Object.entries(child.attributes).map(([attribute, value]) => [attribute.toLowerCase(), value]);
      seen.push({
        name,
        attributes: Object.fromEntries(attributes),
        ...((name === "script" || name === "style") && { text: child.rawText }),
      });
      look(child);
    }
  };
  look(parse(html, { blockTextElements: { script: true, style: true } }));
  return seen;
}

async function fetched(path: string): Promise<{ status: number; body: string }> {
  const ask = () => fetch(site.url + path, { redirect: "manual", ...uncompressed });
  // While a page is being judged for seconds, an idle connection may have closed: a browser would ask anew as well.
  const response = await ask().catch(ask);
  return { status: response.status, body: await response.text() };
}

/** Asks a few at a time; answers what was found wrong, by path. */
async function faultsOn(
  paths: readonly string[],
  check: (path: string) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  const waiting = [...paths];
  const ask = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const found = await check(path);
      if (found.length > 0) faults[path] = found.slice(0, 5);
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return faults;
}

const imported = (lines: string) => runContent(["import", "-"], { ...ofDemoBrand, DATA_DIR: site.dataDir }, lines);

async function importBeside(lines: string): Promise<void> {
  const { status, stdout, stderr } = await imported(lines);
  expect(status, stderr.slice(0, 2000)).toBe(0);
  expect(stdout).toMatch(/^\d+ stored, 0 unchanged, 0 refused\n$/);
  // What is left out of a record is told; nothing else is.
  expect(stderr.split("\n").filter((line) => line !== "" && !line.includes(": warning: "))).toEqual([]);
}

const notFoundPage = "/no/such/page";

beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: ofDemoBrand });
  expect((await fetched("/")).status).toBe(200);
  await importBeside(hostileNewsroom());
  await importBeside(harmlessAlert);
  await eventually(async () => expect((await fetched("/")).body).toContain("A harmless alert"));
  const pages = await Promise.all(harmlessPages.map(fetched));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  const { body: missing } = await fetched(notFoundPage);
  allowed = allowedBy([...pages.flatMap(({ body }) => elementsOf(body)), ...elementsOf(missing)]);
  const ampPages = await Promise.all(harmlessAmpPages.map(fetched));
  expect(ampPages.map(({ status }) => status)).toEqual(ampPages.map(() => 200));
  allowedOnAmp = allowedBy(ampPages.flatMap(({ body }) => elementsOf(body)));
});

afterAll(async () => {
  await site.stop();
});

it("the newsroom of attacks reaches every block and every kind of record", () => {
  expect(blocksWithoutExample()).toEqual([]);
  expect(blocksWithoutText()).toEqual([]);
  expect(looseFields()).toEqual([]);
  expect(recordKindsWithoutAttack()).toEqual([]);
  expect(hostileVectors.length).toBeGreaterThan(150);
});

it("the judge finds what has become markup", () => {
  const bad = `<p onclick="x">1</p><iframe srcdoc="x"></iframe><script>1</script><a href="/\\evil.example">2</a><a href="javascript:1">3</a><p style="x">4</p>`;
  expect(survivors(elementsOf(bad), allowed)).toHaveLength(6);
  expect(survivors(elementsOf(`<img src="https://evil.example/x">`), allowed)).toHaveLength(1);
  expect(survivors(elementsOf(`<a href="/x" target="_blank" rel="noopener">1</a>`), allowed)).toEqual([]);
  const badOnAmp = `<style>a{}</style><script async src="https://evil.example/v0.js"></script><iframe></iframe>`;
  expect(survivors(elementsOf(badOnAmp), allowedOnAmp)).toHaveLength(3);
});

async function faultsOfDocument(path: string): Promise<string[]> {
  const { status, body } = await fetched(path);
  const wrongStatus = status === (path === notFoundPage ? 404 : 200) ? [] : [`status ${status}`];
  return [...wrongStatus, ...survivors(elementsOf(body), allowed)];
}

describe("hostile text in every field", () => {
  it("ART-16 adds no element, attribute or address to any page", async () => {
    expect(await faultsOn([...hostilePages, ...crowdedPages], faultsOfDocument)).toEqual({});
  });

  it("ART-16 adds no element, attribute, address, script or style to any AMP page", async () => {
    const faults = await faultsOn(hostileAmpPages, async (path) => {
      const { status, body } = await fetched(path);
      return [...(status === 200 ? [] : [`status ${status}`]), ...survivors(elementsOf(body), allowedOnAmp)];
    });
    expect(faults).toEqual({});
  });

  it("ART-16 adds nothing to what a client navigation gets", async () => {
    const faults = await faultsOn([...hostileArticles, ...crowdedPages], async (path) => {
      const { body } = await fetched(`/_page${path}`);
      const { page } = JSON.parse(body);
      const head: SeenElement[] = page.head.tags.map((tag: { tag: string; attributes: Record<string, string> }) => ({
        name: tag.tag,
        attributes: { ...tag.attributes, "data-page": "" },
      }));
      return survivors([...elementsOf(page.html), ...head], allowed);
    });
    expect(faults).toEqual({});
  });

  it("is text in feeds, which stay well-formed", async () => {
    const known =
      /^<(?:\?xml [^<>]*\?|\/?(?:rss|channel|title|link|description|language|copyright|lastBuildDate|ttl|image|url|item|guid|pubDate|category|dc:creator|dcterms:modified|media:content|media:description|media:thumbnail|atom:link)(?: [\w:]+="[^"<]*")*\/?)>$/;
    for (const name of ["latest", ...feedSections]) {
      const { status, body } = await fetched(`/feeds/${name}.xml`);
      expect(status).toBe(200);
      expect(body.match(/<item>/g)?.length, name).toBeGreaterThan(20);
      expect(body.match(/<[^>]*>?/g)?.filter((tag) => !known.test(tag))).toEqual([]);
      expect(body.match(/&(?!(?:amp|lt|gt|quot);)/g)).toBeNull();
      expect(body.match(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u)).toBeNull();
      expect(
        [...body.matchAll(/<link>([^<]*)<\/link>/g)].filter(([, link = ""]) => !/^https?:\/\//.test(link)),
      ).toEqual([]);
    }
  });

  it("is text when a reader searches for it or asks for a page of that name", async () => {
    const paths = hostileVectors.flatMap(({ text }) => {
      const written = encodeURIComponent(text.toWellFormed());
      return [`/search-results/search?q=${written}`, `/${written}`, `/politics/${written}`];
    });
    const faults = await faultsOn(paths, async (path) => {
      const { status, body } = await fetched(path);
      return [...(status >= 500 ? [`status ${status}`] : []), ...survivors(elementsOf(body), allowed)];
    });
    expect(faults).toEqual({});
  });

  it("comes out of the calls as JSON that no browser takes for a page", async () => {
    for (const path of ["/api/hotTopics", "/api/article-search?size=30", "/api/suggestions/zebrafinch", "/api/env"]) {
      const response = await fetch(site.url + path);
      expect(response.headers.get("content-type")).toMatch(/^application\/json/);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.status).toBe(200);
    }
  });
});

it("HEADER-05 hostile topics and alerts add nothing to the shell", async () => {
  await importBeside(hostileShell());
  await expect.poll(async () => (await fetched("/")).body).not.toContain("A harmless alert");
  expect((await fetched("/")).body).toContain("News alert");
  expect(await faultsOn(crowdedPages, faultsOfDocument)).toEqual({});
});

describe("ways off the site", () => {
  /** fetch() tidies an address before sending it; an attacker does not. */
  function rawLocation(path: string): Promise<string | undefined> {
    const { hostname, port } = new URL(site.url);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path }, (response) => {
        response.resume();
        expect(response.statusCode).toBeLessThan(500);
        resolve(response.headers.location);
      })
        .on("error", reject)
        .end();
    });
  }

  it.each([
    "//evil.example/",
    "///evil.example//",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%5C%5Cevil.example/",
    "/%2Fevil.example/",
    "/%2F%5Cevil.example/?x=1",
    "/%09/evil.example/",
    "//evil.example/%2e%2e/",
    "/.//evil.example/",
  ])("LOAD-01 %s is not redirected to another host", async (path) => {
    const location = await rawLocation(path);
    expect(location === undefined || isSafeAddress(location), location).toBe(true);
    const { body } = await fetched(`/_page${path}`).catch(() => ({ body: "{}" }));
    const to = body.startsWith("{") ? JSON.parse(body).redirect?.to : undefined;
    expect(to === undefined || isSafeAddress(to), to).toBe(true);
  });

  it("stored redirects lead within the site or to a whole address", async () => {
    const targets = hostileVectors.flatMap(({ address }) => address ?? []);
    const records = targets.map((to, index) => JSON.stringify({ type: "redirect", id: `moved/${index}`, to }));
    const { stdout } = await imported(records.join("\n"));
    expect(stdout).toBe(`${targets.length} stored, 0 unchanged, 0 refused\n`);
    const faults = await faultsOn(
      targets.map((_, index) => `/moved/${index}`),
      async (path) => {
        const response = await fetch(site.url + path, { redirect: "manual" });
        const location = response.headers.get("location") ?? "";
        return response.status === 301 && isSafeAddress(location) ? [] : [`${response.status} ${location}`];
      },
    );
    expect(faults).toEqual({});
  });
});
