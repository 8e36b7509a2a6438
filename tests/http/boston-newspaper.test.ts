// A newspaper of Boston without television, on the same build: everything it says, to readers and to programs, and not a word of another
// publisher or of television in it.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBostonSite, type BostonSite } from "../brands/boston-site.ts";
import { bostonFolder } from "../brands/brand-folders.ts";
import { wordsOfOthers } from "../brands/words-of-others.ts";
import { runNode } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { crawl, type CrawledPage } from "../judges/crawl.ts";
import { bostonOrigin } from "../stand-ins/boston-newsroom.ts";
import { message, postForm, tokenAt } from "../stand-ins/form-pages.ts";
import { uncompressed } from "../uncompressed.ts";

let boston: BostonSite;
let pages: CrawledPage[];

beforeAll(async () => {
  boston = await startBostonSite();
  pages = await crawl(boston.site.url, ["/", ...unlinked]);
});

afterAll(() => boston.stop());

/** Where readers get without a link. */
const unlinked = [
  "/no/such/story",
  "/search-results/search",
  "/search-results/search?q=boat",
  "/search-results/search?q=zzzz",
  "/search-results/search?q=boat&type=shows",
  "/personalities",
  "/offline",

  "/metro?archive=all",
];

/** The words of each kind of card, under the brand of the process. */
const drawnCards = `
  import { articleCard, electionCard, liveEventCard } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, "../../site/head/social-card.ts")))};
  const story = { title: "The tide", contributors: [], isOpinion: false, isLiveBlog: false, social: {} };
  console.log(JSON.stringify([articleCard(story), liveEventCard("The storm"), electionCard("City", true)]));`;

const television = [
  "/go",
  "/gowatch",
  "/newyears",
  "/fnctv",
  "/foxaroundtheworld",
  "/shows",
  "/video",
  "/video/shows",
  "/login",
];

const told = (path: string, text: string) => [...new Set(wordsOfOthers(text))].map((words) => `${path}: ${words}`);

async function toldAt(paths: readonly string[], headers: Record<string, string> = {}): Promise<string[]> {
  const all: string[] = [];
  for (const path of new Set(paths)) {
    const response = await fetch(boston.site.url + path, { headers: { ...uncompressed.headers, ...headers } });
    all.push(...told(path, await response.text()));
  }
  return all;
}

const linksIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, link = ""]) => link);
const textAt = async (path: string) => (await fetch(boston.site.url + path, uncompressed)).text();
const stories = () => pages.map(({ path }) => path).filter((path) => /^\/[a-z]+\/(story|harbor)-[\w-]+$/.test(path));

describe("the Boston newspaper", () => {
  it("has pages to read: sections, stories, people, coverage, results", () => {
    const read = new Map(pages.map(({ path, status }) => [path, status]));
    for (const path of ["/metro", "/metro/story-1", "/person/a/ada-quay", "/coverage/march-storm", "/about"]) {
      expect([path, read.get(path)]).toEqual([path, 200]);
    }
    expect(stories().length).toBeGreaterThanOrEqual(30);
  });

  it("no page says a word of others, error pages included", () => {
    expect(pages.flatMap(({ path, html }) => told(path, html))).toEqual([]);
  });

  it("its name brings its article, and gets no other; it has no network, and no bar of one", () => {
    const twice = pages.filter(({ html }) => /\bthe the\b/i.test(html));
    expect(twice.map(({ path }) => path)).toEqual([]);
    expect(pages.filter(({ html }) => html.includes("The Lantern network")).map(({ path }) => path)).toEqual([]);
  });

  it("no page is missing that a link leads to", () => {
    const dead = pages.filter(({ path, status }) => status !== 200 && path !== "/no/such/story");
    expect(dead.map(({ path, status, from }) => `${path}: ${status}, on ${from}`)).toEqual([]);
  });

  it.each(television)("%s is not there", async (path) => {
    expect((await fetch(boston.site.url + path)).status).toBe(404);
  });

  it.each(["/api/schedule", "/api/schedule/news-1.ics", "/api/live-playlist", "/api/viewer", "/api/video/1/stream"])(
    "%s is no call of it",
    async (path) => {
      const response = await fetch(boston.site.url + path);
      expect([response.status, await response.json()]).toEqual([404, { message: "Not found", statusCode: 404 }]);
    },
  );

  it("nor do client navigations, paper, AMP and the text edition", async () => {
    const paths = pages.filter(({ status, path }) => status === 200 && !path.includes("?")).map(({ path }) => path);
    const shown = paths.filter((path) => !/\.\w+$/.test(path));
    expect(await toldAt(shown.map((path) => `/_page${path}`))).toEqual([]);
    expect(await toldAt(shown.map((path) => `/lite${path === "/" ? "" : path}`))).toEqual([]);
    expect(await toldAt(stories().flatMap((path) => [`${path}.amp`, `${path}.print`]))).toEqual([]);
  });

  it("nor do feeds and sitemaps", async () => {
    const feeds = pages.flatMap(({ html }) => linksIn(html, /href="(?:https:\/\/[\w.]+)?(\/feeds\/[^"]+)"/g));
    expect(feeds.length).toBeGreaterThan(5);
    const kinds = feeds.flatMap((path) => [
      path,
      path.replace(/\.xml$/, ".json"),
      path.replace(/\.xml$/, ".ninjs.json"),
    ]);
    expect(await toldAt(kinds)).toEqual([]);
    const index = await textAt("/sitemap.xml");
    const maps = linksIn(index, /<loc>https:\/\/[\w.]+(\/[^<]+)<\/loc>/g);
    expect(maps).toContain("/sitemaps/sections.xml");
    expect(await toldAt(["/sitemap.xml", ...maps])).toEqual([]);
    for (const path of maps) expect(await textAt(path), path).toContain(bostonOrigin);
  });

  it("nor do the files that programs ask for", async () => {
    const files = ["/site.webmanifest", "/robots.txt", "/llms.txt", "/ads.txt", "/.well-known/security.txt"];
    const drawings = readdirSync(join(bostonFolder, "public")).filter((name) => name.endsWith(".svg"));
    const calls = [
      "/api/openapi.yaml",
      "/api/env",
      "/api/hotTopics",
      "/api/suggestions/harbor boat",
      "/api/article-search?size=5",
    ];
    expect(await toldAt([...files, ...drawings.map((name) => `/${name}`), ...calls, "/api/nothing"])).toEqual([]);
    expect(await toldAt(["/service-worker.js"])).toEqual([]);
  });

  it("nor does the art, nor what cards are drawn from", async () => {
    for (const name of readdirSync(join(bostonFolder, "art"))) {
      expect(told(name, readFileSync(join(bostonFolder, "art", name), "utf8"))).toEqual([]);
    }
    const cards = await runNode(["--input-type=module", "-e", drawnCards], { BRAND_DIR: bostonFolder });
    expect(JSON.parse(cards.stdout)).toMatchObject([{ label: "The Lantern" }, {}, {}]);
    expect(told("cards", cards.stdout)).toEqual([]);
    const [card = ""] = linksIn(await textAt("/metro/story-1"), /content="https:\/\/[\w.]+(\/cards\/[^"]+)"/g);
    expect((await fetch(boston.site.url + card.replaceAll("&amp;", "&"))).headers.get("content-type")).toBe(
      "image/jpeg",
    );
  });

  it("nor do letters", async () => {
    const { mail, site } = boston;
    const contact = `${site.url}/contact`;
    await postForm(contact, { ...message, email_token: await tokenAt(contact) }, { "x-reader": "203.0.113.7" });
    const newsletters = `${site.url}/newsletters`;
    const choice = { email: "ann@example.com", slid: "harbor", email_token: await tokenAt(newsletters) };
    await postForm(newsletters, choice, { "x-reader": "203.0.113.8" });
    await eventually(() => expect(mail.letters).toHaveLength(2));
    for (const letter of mail.letters) expect(told(letter.subject, JSON.stringify(letter))).toEqual([]);
    expect(mail.letters.map(({ to }) => to).toSorted()).toEqual(["ann@example.com", "readers@bostonlantern.example"]);
  });

  it("nor do alerts, on devices and on pages", async () => {
    const { push, site, store } = boston;
    const { publicKey } = await (await fetch(`${site.url}/api/alerts/key`)).json();
    const { subscription } = push.device("phone", publicKey);
    const asked = await fetch(`${site.url}/api/alerts/subscription`, {
      method: "POST",
      body: JSON.stringify({ subscription, topics: ["breaking"], quiet: null, zone: "UTC" }),
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    });
    expect(asked.ok).toBe(true);
    const now = new Date().toISOString();
    await store([
      { type: "alert", id: "pier-4", text: "Pier 4 is closed", url: "/metro/story-1", publication_date: now },
    ]);
    await eventually(() => expect(push.arrived).toHaveLength(1));
    expect(told("push", JSON.stringify(push.arrived.map(({ message: said, sender }) => ({ said, sender }))))).toEqual(
      [],
    );
    await eventually(async () => expect(await textAt("/")).toContain("Pier 4 is closed"));
    expect(told("/", await textAt("/"))).toEqual([]);
  });

  it("nor does what it logs when it starts", () => {
    expect(told("log", boston.site.log().slice(0, 2000))).toEqual([]);
  });
});
