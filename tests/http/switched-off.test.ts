// A brand that has switched everything off: nothing leads there, whatever records stand at its addresses.

import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { features } from "../../model/brand/features.ts";
import { bostonFolder, changedBrand } from "../brands/brand-folders.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { importBeside } from "../faults/running-site.ts";

const components = [{ is: "paragraph", props: { text: "A ship." } }];
const records = [
  {
    type: "article",
    id: 1,
    title: "Ship comes in",
    canonical_url: "/harbor/ship",
    publication_date: "2026-03-02T00:00:00Z",
    fn__sections: [{ path: "harbor", title: "Harbor" }],
    components,
  },
  { type: "section", id: 7, path: "harbor", title: "Harbor" },
  { type: "static_page", id: "old-about", path: "/about", title: "About us", components },
  { type: "static_page", id: "new-about", path: "/about", title: "About", components },
  { type: "redirect", id: "/go", to: "/nowhere" },
  { type: "redirect", id: "/dead-end", to: "/nowhere" },
  { type: "redirect", id: "/quay", to: "/harbor" },
];

let folder: string;
let site: DemoSite;

beforeAll(async () => {
  folder = await changedBrand(bostonFolder, {
    features: Object.fromEntries(features.map((name) => [name, false])),
    navigation: [
      { label: "Harbor", url: "/harbor" },
      { label: "Quay", url: "/quay" },
      { label: "Dead end", url: "/dead-end" },
    ],
  });
  const env = { BRAND_DIR: folder };
  site = await startDemoSite({ empty: true, env });
  await importBeside({ ...env, DATA_DIR: site.dataDir }, records);
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const textOf = async (path: string) => (await fetch(site.url + path)).text();

it("HEADER-01 a redirect is followed to see whether a link leads somewhere, and none leads to television", async () => {
  await eventually(async () => expect(await textOf("/")).toContain('href="/quay"'));
  const page = await textOf("/harbor");
  expect(page).not.toContain('href="/dead-end"');
  expect(page).not.toContain('href="/go"');
});

it("the files that programs look for name nothing that is switched off", async () => {
  expect(await textOf("/llms.txt")).not.toContain("/lite");
  expect((await fetch(`${site.url}/ads.txt`)).status).toBe(404);
});

it("a map names each address once, however many records say it", async () => {
  const named = [...(await textOf("/sitemaps/pages.xml")).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(named.filter((url) => url?.endsWith("/about"))).toHaveLength(1);
});
