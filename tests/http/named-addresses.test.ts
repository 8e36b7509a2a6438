// A brand that names other addresses for pages of the specification: they answer there, everything leads there, and the usual ones do too.

import { rm } from "node:fs/promises";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { startBostonSite, type BostonSite } from "../brands/boston-site.ts";
import { bostonFolder, changedBrand, demoBrand } from "../brands/brand-folders.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { crawl, type CrawledPage } from "../judges/crawl.ts";

const origin = "https://www.quay.example";
const secret = "the secret of these very tests";
const addresses = {
  fnctv: "/tv",
  go: "/live",
  gowatch: "/live/only",
  foxaroundtheworld: "/abroad",
  personalities: "/people",
  newyears: "/countdown",
  "alerts-subscribe": "/tell-me",
  "search-results": "/find",
  contact: "/write-to-us",
  login: "/sign-in",
  newsletters: "/letters",
  offline: "/without-a-line",
  saved: "/put-aside",
  settings: "/my-site",
};
const moved: [from: string, to: string][] = [
  ["/fnctv", "/tv"],
  ["/go", "/live"],
  ["/gowatch", "/live/only"],
  ["/foxaroundtheworld", "/abroad"],
  ["/foxaroundtheworld/search", "/abroad/search"],
  ["/personalities", "/people"],
  ["/newyears", "/countdown"],
  ["/alerts/subscribe", "/tell-me"],
  ["/search-results/search", "/find"],
  ["/contact", "/write-to-us"],
  ["/login", "/sign-in"],
  ["/newsletters", "/letters"],
  ["/offline", "/without-a-line"],
  ["/saved", "/put-aside"],
  ["/settings", "/my-site"],
];

const page = (path: string, block: object) => ({
  type: "static_page",
  id: path,
  title: path,
  path,
  components: [block],
});

let folder: string;
let site: DemoSite;

beforeAll(async () => {
  folder = await changedBrand(demoBrand, { addresses, features: { ads: false } });
  site = await startDemoSite({ env: { BRAND_DIR: folder, SITE_ORIGIN: origin, ACCESS_SECRET: secret } });
  const records = [
    page("abroad", { is: "paragraph", props: { text: "Where we are seen." } }),
    page("write-to-us", { is: "contact-form", props: { title: "Write to us", formId: "desk" } }),
    page("letters", { is: "newsletter", props: { title: "The Tide", slid: "tide" } }),
    { type: "redirect", id: "/?s=:s", to: "/search-results/search?q=:s" },
    { type: "redirect", id: "/search/*", to: "/search-results/search?q=*" },
    { type: "redirect", id: "/tonight", to: "/fnctv" },
    { type: "redirect", id: "/this-evening", to: "/tonight" },
  ];
  await fetch(`${site.url}/api/content`, {
    method: "POST",
    body: JSON.stringify(records),
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}`,
    },
  });
  await eventually(async () => expect(await textAt("/")).toContain('href="/people"'));
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const textAt = async (path: string) => (await fetch(site.url + path)).text();
const usual = new RegExp(`(href|action)="(${moved.map(([from]) => from).join("|")})["?]`, "g");

describe("ROUTE-04 addresses that a brand names", () => {
  it.each(moved)("%s leads to %s for good, with the reader's query", async (from, to) => {
    for (const path of [from, from.toUpperCase()]) {
      const response = await fetch(`${site.url}${path}?q=tide&utm_source=mail`, { redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([301, `${to}?q=tide&utm_source=mail`]);
    }
  });

  it.each([
    ["/?s=tide", "/find?q=tide"],
    ["/search/high/tide/", "/find?q=high%2Ftide"],
    ["/tonight", "/tv"],
    ["/this-evening?view=week", "/tv?view=week"],
  ])("a redirect record to the usual address leads from %s to %s in one step", async (from, to) => {
    const response = await fetch(site.url + from, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
  });

  it("which is nothing to look at", async () => {
    const { stdout } = await runContent(["redirects", "check"], { DATA_DIR: site.dataDir, BRAND_DIR: folder }, "");
    expect(stdout).not.toMatch(/search-results|fnctv/);
  });

  it.each(moved)("instead of %s, %s is the page, and says that it is its address", async (_, to) => {
    const response = await fetch(site.url + to);
    expect(response.status).toBe(200);
    const canonical = parse(await response.text())
      .querySelector('link[rel="canonical"]')
      ?.getAttribute("href");
    // The channel alone is a copy of its page.
    expect(canonical).toBe(origin + (to === "/live/only" ? "/live" : to));
  });

  it.each([
    "/tv",
    "/tv?view=week",
    "/live",
    "/abroad/search?q=peru",
    "/find?q=storm",
    "/my-site",
    "/put-aside",
    "/letters",
    "/without-a-line",
  ])("%s leads to none of the usual addresses", async (path) => {
    expect((await textAt(path)).match(usual)).toBeNull();
  });

  it.each(["/", "/politics"])("nor do header, menu and footer of %s, whatever its records say", async (path) => {
    const root = parse(await textAt(path));
    const shell = root.querySelectorAll("header, footer").map((part) => part.outerHTML);
    expect(shell.join("").match(usual)).toBeNull();
    expect(shell.join("")).toContain('href="/tv"');
  });

  it("the text edition, maps, robots and calls name the new ones", async () => {
    const edition = await fetch(`${site.url}/lite/fnctv`, { redirect: "manual" });
    expect([edition.status, edition.headers.get("location")]).toEqual([301, "/lite/tv"]);
    const map = await textAt("/sitemaps/pages.xml");
    for (const path of ["/tv", "/live"]) expect(map).toContain(`<loc>${origin}${path}</loc>`);
    expect(map).not.toMatch(/\/(fnctv|go)</);
    expect(await textAt("/sitemaps/people.xml")).toContain(`<loc>${origin}/people</loc>`);
    const worker = await textAt("/service-worker.js");
    expect(worker).toContain('["/tv",["view","day","channel","program"]]');
    expect(worker).toContain('"devicePages":["/without-a-line","/put-aside","/my-site"]');
    expect(worker).toContain('"formPages":["/write-to-us","/letters"]');
    expect(await textAt("/api/schedule")).not.toContain("/fnctv");
  });

  it.each([
    ["/write-to-us", "email_token"],
    ["/letters", "email_token"],
  ])("FORM-01 the page of a form at %s is made for one reader, with a token", async (path, field) => {
    const response = await fetch(site.url + path);
    expect(response.headers.get("cache-control")).toContain("private");
    expect(
      parse(await response.text())
        .querySelector(`[name=${field}]`)
        ?.getAttribute("value"),
    ).not.toBe("");
  });

  it("a record at an address that the brand has left cannot be reached, and the import says so", async () => {
    const line = JSON.stringify(page("contact", { is: "contact-form", props: {} }));
    const env = { DATA_DIR: site.dataDir, BRAND_DIR: folder };
    const { stderr } = await runContent(["import", "-"], env, line);
    expect(stderr).toContain("no static page can stand at /contact");
  });

  it("scripts learn of them in the document", async () => {
    const root = parse(await textAt("/"));
    const told: unknown = JSON.parse(root.querySelector("html")?.getAttribute("data-addresses") ?? "");
    expect(told).toEqual(Object.fromEntries(moved));
  });

  it("parameters that make a page another one do so at the new address", async () => {
    expect(await textAt("/tv?view=week")).not.toBe(await textAt("/tv"));
  });
});

describe("ROUTE-04 a newspaper without television that names addresses", () => {
  const own = {
    contact: "/write",
    newsletters: "/letters",
    saved: "/kept",
    settings: "/choices",
    personalities: "/writers",
  };
  let boston: BostonSite;
  let pages: CrawledPage[];
  let bostonBrand: string;

  beforeAll(async () => {
    bostonBrand = await changedBrand(bostonFolder, { addresses: own });
    boston = await startBostonSite({ BRAND_DIR: bostonBrand });
    await boston.store([
      page("write", { is: "contact-form", props: { title: "Write to us", formId: "desk" } }),
      page("letters", { is: "newsletter", props: { title: "The Harbor Letter", slid: "harbor" } }),
    ]);
    await eventually(async () => expect(await (await fetch(boston.site.url)).text()).toContain('href="/write"'));
    pages = await crawl(boston.site.url, ["/"]);
  });

  afterAll(async () => {
    await boston.stop();
    await rm(bostonBrand, { recursive: true, force: true });
  });

  it("has every page that anything leads to, and nothing leads to the usual address", () => {
    expect(pages.filter(({ status }) => status !== 200).map(({ path, from }) => `${path}, on ${from}`)).toEqual([]);
    const read = pages.map(({ path }) => path);
    for (const path of Object.values(own)) expect(read).toContain(path);
    const before = /href="\/(contact|newsletters|saved|settings|personalities)["?#]/;
    expect(pages.filter(({ html }) => before.test(html)).map(({ path }) => path)).toEqual([]);
  });

  it("tells programs of the new ones, and the check of the whole site of none", async () => {
    const maps = await Promise.all(
      ["pages", "people"].map(async (name) => (await fetch(`${boston.site.url}/sitemaps/${name}.xml`)).text()),
    );
    expect(maps.join("")).toContain("/write</loc>");
    expect(maps.join("")).not.toMatch(/\/(contact|newsletters|personalities)<\/loc>/);
    const { stdout } = await runContent(["check"], { DATA_DIR: boston.site.dataDir, BRAND_DIR: bostonBrand });
    expect(stdout).not.toMatch(/\/(write|letters|kept|choices|writers)\b/);
  });
});
