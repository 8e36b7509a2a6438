// Brands that have switched everything off: nothing leads there, whatever records stand at its addresses.

import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { features, type Feature } from "../../model/brand/features.ts";
import { bostonFolder, changedBrand, demoBrand } from "../brands/brand-folders.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

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
  { type: "section", id: 8, path: "video", title: "Films" },
  {
    type: "article",
    id: 2,
    title: "A film of ships",
    canonical_url: "/video/film",
    publication_date: "2026-03-03T00:00:00Z",
    fn__sections: [{ path: "video", title: "Films" }],
    components,
  },
  { type: "tag", id: 9, path: "harbor/whales", title: "Whales" },
  { type: "static_page", id: "letters", path: "/newsletters", title: "Letters", components },
  { type: "static_page", id: "old-about", path: "/about", title: "About us", components },
  { type: "static_page", id: "new-about", path: "/about", title: "About", components },
  {
    type: "static_page",
    id: "choices",
    path: "/privacy-choices",
    title: "Your choices",
    components: [{ is: "privacy-choices", props: {} }],
  },
  { type: "redirect", id: "/go", to: "/nowhere" },
  { type: "redirect", id: "/dead-end", to: "/nowhere" },
  { type: "redirect", id: "/quay", to: "/harbor" },
];

const allOff = Object.fromEntries(features.map((name) => [name, false]));

let folder: string;
let site: DemoSite;

beforeAll(async () => {
  folder = await changedBrand(bostonFolder, {
    features: allOff,
    navigation: [
      { label: "Harbor", url: "/harbor" },
      { label: "Quay", url: "/quay" },
      { label: "Dead end", url: "/dead-end" },
    ],
  });
  const env = { BRAND_DIR: folder };
  site = await startDemoSite({ empty: true, env, records: records });
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

it("pages on what a reader can choose say nothing of advertising", async () => {
  for (const path of ["/settings", "/privacy-choices"]) {
    const page = await textOf(path);
    expect(page).toContain("mbedded content");
    expect(/.{0,40}advertis.{0,40}/i.exec(page)?.[0]).toBeUndefined();
  }
});

it("the files that programs look for name nothing that is switched off", async () => {
  expect(await textOf("/llms.txt")).not.toContain("/lite");
  expect((await fetch(`${site.url}/ads.txt`)).status).toBe(404);
});

it("a map names each address once, however many records say it", async () => {
  const named = [...(await textOf("/sitemaps/pages.xml")).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(named.filter((url) => url?.endsWith("/about"))).toHaveLength(1);
});

it("a section may have the address of what is switched off, and a page that speaks of it has none", async () => {
  expect([(await fetch(`${site.url}/video`)).status, (await fetch(`${site.url}/video/film`)).status]).toEqual([
    200, 200,
  ]);
  expect((await fetch(`${site.url}/newsletters`)).status).toBe(404);
  expect(await textOf("/sitemaps/pages.xml")).not.toContain("/newsletters<");
});

it("a map names no front on which there is nothing", async () => {
  const map = await textOf("/sitemaps/sections.xml");
  expect(map).toContain("/harbor<");
  expect(map).not.toContain("/category/harbor/whales<");
});

it("the manifest leads to nothing that is switched off, whatever was so when the icons were made", async () => {
  const { icons, shortcuts } = JSON.parse(await textOf("/site.webmanifest"));
  expect(shortcuts).toEqual([]);
  for (const { src } of icons) expect((await fetch(site.url + src)).status, src).toBe(200);
});

describe("the newsroom of the demo with everything switched off", () => {
  const env = { SITE_ORIGIN: "https://www.quay.example", AD_PROVIDER: "gpt", AD_NETWORK: "1234567", STAND_INS: "on" };
  const story = "/us/tropical-storm-odalys-makes-landfall";
  const paths = [
    "/",
    "/politics",
    story,
    `${story}.print`,
    "/opinion/keep-the-library-open-on-sunday",
    "/opinion/a-summons-for-jury-duty-is-an-invitation",
    "/coverage/storm-center",
    "/category/politics",
    "/search-results/search?q=storm",
    "/no-such-page",
    "/settings",
    "/sitemap.xml",
    ...["sections", "people", "shows", "elections", "video-room", "pages"].map((name) => `/sitemaps/${name}.xml`),
    "/llms.txt",
    "/ads.txt",
    "/service-worker.js",
    "/api/hotTopics",
  ];
  let demoFolder: string;
  let on: string;
  let off: string;

  /** All that programs and readers are told at these addresses, headers included. */
  async function saidWith(brandFolder: string): Promise<string> {
    const demo = await startDemoSite({ env: { ...env, BRAND_DIR: brandFolder } });
    try {
      const said: string[] = [];
      for (const path of paths) {
        const response = await fetch(demo.url + path);
        const headers = [...response.headers].map((pair) => pair.join(": "));
        const text = await response.text();
        if (response.ok || path === "/no-such-page") said.push(`${headers.join("\n")}\n${text}`);
      }
      return said.join("\n\n");
    } finally {
      await demo.stop();
    }
  }

  beforeAll(async () => {
    demoFolder = await changedBrand(demoBrand, { features: allOff });
    on = await saidWith(demoBrand);
    off = await saidWith(demoFolder);
  });
  afterAll(() => rm(demoFolder, { recursive: true, force: true }));

  it.each<[Feature, ...RegExp[]]>([
    ["liveTv", /href="\/(go|foxaroundtheworld)["?]/, /Watch TV/, /"onlineOnly":\["\/go"/, /\/go<\/loc>/],
    ["tvGuide", /href="\/fnctv["?]/, /"\/fnctv",\["view"/, /\/fnctv<\/loc>/],
    ["videoRoom", /href="\/video[/"?]/, /\/sitemaps\/video/, /\/video\/\d+#video/],
    ["shows", /href="\/shows[/"?]/, /\/sitemaps\/shows\.xml/, /\/shows<\/loc>/],
    ["login", /href="\/login["?]/],
    [
      "elections",
      /href="\/elections["?]/,
      /"url":"\/elections"/,
      /elections\/2023\/general-results/,
      /"\/elections",\["state"/,
    ],
    ["comments", /data-island="comments"/, /CommentsButton/],
    ["marketNote", /Quotes displayed in real-time|Market data/],
    ["alerts", /href="\/alerts\/subscribe["?]/, /\/alerts\/subscribe<\/loc>/],
    ["newsletters", /href="\/newsletters["?]/, /\/newsletters<\/loc>/, /"formPages":\[[^\]]*"\/newsletters"/],
    ["listening", /&quot;listenable&quot;|"listenable"/],
    ["amp", /rel="amphtml"/],
    ["textEdition", /href="[^"]*\/lite["/]/, /\(https:\/\/www\.quay\.example\/lite\)/],
    ["ads", /data-ad-place|doubleclick/, /googlesyndication/, /advertising/i, /live-ad/],
  ])("says nothing of %s", (_, ...patterns) => {
    for (const pattern of patterns) {
      expect(on).toMatch(pattern);
      expect(pattern.exec(off)?.[0]).toBeUndefined();
    }
  });
});
