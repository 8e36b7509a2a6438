// Every AMP page of the demo newsroom before AMP's own validator, and one with every block an article can have.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { bodySchemas } from "../../content/blocks/body-schemas.ts";
import { blockKind } from "../../content/blocks/parse-blocks.ts";
import { runContent, startDemoSite } from "../demo-site.ts";
import { uncompressed } from "../uncompressed.ts";
import { startAmpValidator, type AmpFaults } from "./amp-validator.ts";
import { crawledPages } from "./crawled.ts";

const root = join(import.meta.dirname, "..", "..");

/** The paths of the AMP pages that standard pages link. */
const ampPaths = crawledPages().flatMap(({ html }) => {
  const link = /<link rel="amphtml" href="([^"]*)"/.exec(html)?.[1];
  return link === undefined ? [] : [new URL(link).pathname];
});

let faultsOf: AmpFaults;

beforeAll(async () => {
  faultsOf = await startAmpValidator();
});

async function fetched(path: string): Promise<string> {
  const response = await fetch(inject("siteUrl") + path, uncompressed);
  expect(response.status, path).toBe(200);
  return response.text();
}

it("AMP-01 every AMP page is valid AMP HTML", async () => {
  expect(ampPaths.length).toBeGreaterThan(200);
  const faults: Record<string, string[]> = {};
  for (const path of ampPaths) {
    const found = faultsOf(await fetched(path));
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

it("the validator finds a fault where there is one", async () => {
  const html = await fetched(ampPaths[0] ?? "");
  expect(faultsOf(html)).toEqual([]);
  expect(faultsOf(html.replace("<main", '<iframe src="/x"></iframe><main'))).not.toEqual([]);
  expect(faultsOf(html.replace("<style amp-custom>", "<style amp-custom>.a{color:red!important}"))).not.toEqual([]);
});

const exampleSchema = z.object({ is: z.string(), props: z.unknown() });

/** The examples of every body block, in every look there is one of. */
function bodyExamples() {
  return globSync("site/blocks/*/example*.json", { cwd: root })
    .toSorted()
    .map((file) => exampleSchema.parse(JSON.parse(readFileSync(join(root, file), "utf8"))))
    .filter(({ is }) => Object.hasOwn(bodySchemas, blockKind(is) ?? ""));
}

describe("a story with every block", () => {
  const path = "/politics/every-block";
  const paragraphs = Array.from({ length: 65 }, (_, index) => ({
    is: "paragraph",
    props: { text: `Paragraph ${index + 1}, with <a href="/politics" target="_blank">a link</a>.` },
  }));
  const story = {
    type: "article",
    id: "every-block",
    title: "Every block an article can have",
    canonical_url: path,
    dek: "A story for the validator.",
    dateline: "WASHINGTON",
    publication_date: "2026-11-14T12:00:00Z",
    fn__distribution_platforms: { google_news: { amp: true } },
    fn__contributors: [
      { full_name: "Theo Brandt", page_url: "/person/t/theo-brandt", shortBio: "Covers <b>Congress</b>." },
    ],
    fn__footer: "A note with <a href='/x'>a link</a>.",
    wp__tags: [{ path: "politics/senate", title: "Senate" }],
    branding: { advertorial: true, fn__disclaimer: "Paid for." },
    comments: { enabled: true },
    fox_bet: true,
    components: [...bodyExamples(), ...paragraphs],
  };
  let html: string;

  beforeAll(async () => {
    const { status, stderr } = await runContent(
      ["import", "-"],
      { DATA_DIR: inject("dataDir") },
      JSON.stringify(story),
    );
    expect(status, stderr).toBe(0);
    html = await fetched(`${path}.amp`);
  });

  it("has an example of each", () => {
    const kinds = new Set(bodyExamples().map(({ is }) => blockKind(is)));
    expect(Object.keys(bodySchemas).filter((kind) => !kinds.has(blockKind(kind)))).toEqual([]);
  });

  it("AMP-01 is valid AMP HTML", () => {
    expect(faultsOf(html)).toEqual([]);
  });

  it.each([
    "amp-img",
    "amp-sidebar",
    "amp-base-carousel",
    "amp-youtube",
    "amp-vimeo",
    "amp-instagram",
    "amp-twitter",
    "amp-facebook",
    "amp-tiktok",
    "amp-iframe",
  ])("AMP-01 is drawn with %s", (name) => {
    expect(parse(html).querySelector(name)).not.toBeNull();
  });

  it("AMP-01 asks for the script of each of its elements and for no other", () => {
    const drawn = new Set(
      parse(html)
        .querySelectorAll("*")
        .map(({ rawTagName }) => rawTagName.toLowerCase()),
    );
    const extensions = [...drawn].filter((name) => name.startsWith("amp-") && name !== "amp-img");
    const scripts = parse(html).querySelectorAll("script[src]");
    expect(new Set(scripts.map((script) => script.getAttribute("src")))).toEqual(
      new Set(
        ["v0.js", ...extensions.map((name) => `v0/${name}-0.1.js`)].map((file) => `https://cdn.ampproject.org/${file}`),
      ),
    );
  });

  it("AMP-02 is valid with an advertiser's ads too", async () => {
    const env = { AD_PROVIDER: "gpt", AD_NETWORK: "1234567" };
    const site = await startDemoSite({ dataDir: inject("dataDir"), env });
    try {
      const withAds = await (await fetch(`${site.url}${path}.amp`)).text();
      expect(parse(withAds).querySelectorAll("amp-ad")).toHaveLength(20);
      expect(parse(withAds).querySelectorAll("body > amp-consent, body > amp-geo")).toHaveLength(2);
      expect(faultsOf(withAds)).toEqual([]);
    } finally {
      await site.stop();
    }
  });

  it("AMP-02 has twenty ads and no more", () => {
    expect(html.match(/id="ban\d+"/g)).toEqual(Array.from({ length: 20 }, (_, index) => `id="ban${index + 1}"`));
  });
});
