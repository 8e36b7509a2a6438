// How the site is found and told of, over HTTP: files at fixed addresses, cached and purged as pages are; hubs and pings.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { startListenersStandIn, type ListenersStandIn } from "../stand-ins/listeners.ts";
import sharp from "sharp";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { get, getDocument } from "./site.ts";

it.each([
  ["/robots.txt", "text/plain"],
  ["/ads.txt", "text/plain"],
  ["/.well-known/security.txt", "text/plain"],
  ["/security.txt", "text/plain"],
  ["/llms.txt", "text/plain"],
  ["/sitemap.xml", "application/xml"],
  ["/sitemap-news.xml", "application/xml"],
  ["/crossword.png", "image/png"],
  ["/icon-1400.png", "image/png"],
  ["/favicon.ico", "image/x-icon"],
  ["/site.webmanifest", "application/manifest+json"],
])("META-01 %s is there", async (path, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get("content-type")?.split(";")[0]]).toEqual([200, type]);
});

it.each(["/feeds/no-such-section.xml", "/feeds/shows/nothing.xml", "/feeds/people/nobody.json", "/feeds/x"])(
  "FRONT-06 %s is no feed",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it.each(["/sitemaps/articles-1999-01.xml", "/sitemaps/articles-2026-13.xml", "/sitemaps/x.xml"])(
  "META-03 %s is no map",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it("FRONT-06 whoever has the feed is told so", async () => {
  const first = await get("/feeds/us.xml");
  const again = await get("/feeds/us.xml", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(first.headers.get("link")).toBeNull();
});

describe("social cards", () => {
  const opinion = "/opinion/peace-by-plumbing-in-the-karsk-valley";

  it.each([opinion, "/coverage/storm-center"])("META-03 %s is shared with a card, in both sizes", async (path) => {
    const { root } = await getDocument(path);
    const named = ['meta[property="og:image"]', 'meta[name="twitter:image"]'].map(
      (selector) => root.querySelector(selector)?.getAttribute("content") ?? "",
    );
    for (const [index, size] of [imageSizes.social, imageSizes.twitter].entries()) {
      const { pathname, search } = new URL(named[index] ?? "");
      const response = await get(pathname + search);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ ...size });
    }
  });

  it.each([
    "/cards/1200/675/politics/senate-clears-storm-recovery-bill.jpg",
    "/cards/1200/675/no/such/story.jpg",
    `/cards/640/360${opinion}.jpg`,
    `/cards/1200/675${opinion}.png`,
    "/cards/1200/675/..%2f..%2fetc/passwd.jpg",
  ])("META-03 %s is no card", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("a site with a hub, IndexNow and rules of its own", () => {
  let outside: ListenersStandIn;
  let site: DemoSite;
  const key = "0123456789abcdef";
  const env = () => ({
    SITE_ORIGIN: "https://news.example",
    WEBSUB_HUB: `${outside.url}/hub`,
    INDEXNOW_KEY: key,
    INDEXNOW_URL: `${outside.url}/indexnow`,
    ROBOTS_TRAINING: "allow",
    ROBOTS_USER_FETCH: "deny",
    ADS_TXT: "ads.example.com, 77, DIRECT; other.example, 8, RESELLER",
    SURROGATE_KEYS: "on",
    PAGE_FRESH_SECONDS: "3600",
    FACEBOOK_ARTICLE_APP_ID: "4711",
    A57_URL: "https://pictures.news.example",
    ISA_DOMAIN: "segments.news.example",
  });
  const text = async (path: string) => (await fetch(site.url + path)).text();
  const story = (more: object = {}) => ({
    type: "article",
    id: "new",
    title: "Newly told",
    canonical_url: "/us/newly-told",
    wp__category: { slug: "us", path: "us" },
    publication_date: new Date(Date.now() - 60_000).toISOString(),
    ...more,
  });

  beforeAll(async () => {
    outside = await startListenersStandIn();
    site = await startDemoSite({
      empty: true,
      env: env(),
      records: [
        { type: "section", id: "us", title: "U.S." },
        story({ id: "old", canonical_url: "/us/old", publication_date: "2019-03-05T12:00:00Z" }),
      ],
    });
  });
  afterAll(async () => {
    await site.stop();
    outside.stop();
  });

  it("STATE-05 its stories name its Facebook app, and its scripts find its services", async () => {
    expect(await text("/us/old")).toContain('<meta property="fb:app_id" content="4711"');
    expect(await (await fetch(`${site.url}/api/env`)).json()).toMatchObject({
      facebookArticleAppId: "4711",
      a57Url: "https://pictures.news.example",
      ISADomain: "segments.news.example",
    });
  });

  it("META-02 follows its settings", async () => {
    const robots = await text("/robots.txt");
    expect(robots).toMatch(/User-agent: GPTBot\n(?:User-agent: .*\n)*Disallow: \/api\//);
    expect(robots).toMatch(/User-agent: ChatGPT-User\n(?:User-agent: .*\n)*Disallow: \/\n/);
    expect(await text("/ads.txt")).toContain("\nads.example.com, 77, DIRECT\nother.example, 8, RESELLER\n");
    expect(await text(`/${key}.txt`)).toBe(key);
  });

  it("FRONT-06 feeds name their hub, in the feed and in the headers", async () => {
    const response = await fetch(`${site.url}/feeds/us.xml`);
    expect(response.headers.get("link")).toBe(
      `<${outside.url}/hub>; rel="hub", <https://news.example/feeds/us.xml>; rel="self"`,
    );
    expect(await response.text()).toContain(`<atom:link href="${outside.url}/hub" rel="hub"/>`);
  });

  it("META-03 a story changes the feeds and maps it is in at once, and no month but its own", async () => {
    const paths = ["/feeds/us.xml", "/feeds/latest.json", "/sitemap-news.xml", "/sitemap.xml"];
    for (const path of paths) expect(await text(path)).not.toContain("newly-told");
    const old = await fetch(`${site.url}/sitemaps/articles-2019-03.xml`);
    expect(await old.text()).toContain("/us/old");
    expect(old.headers.get("surrogate-key")).toBe("month:article/2019-03 kind:redirect");

    await importRecords({ DATA_DIR: site.dataDir }, [
      story(),
      story({ id: "d", canonical_url: "/us/draft", published: false }),
    ]);
    const month = new Date(Date.now() - 60_000).toISOString().slice(0, 7);
    // Together: one of them may have been made anew for an earlier change, before the site has heard of this one.
    await eventually(async () => {
      expect(await text("/feeds/us.xml")).toContain("/us/newly-told");
      expect(await text("/feeds/latest.json")).toContain("/us/newly-told");
      expect(await text("/sitemap-news.xml")).toContain("Newly told");
      expect(await text("/sitemap.xml")).toContain(`/sitemaps/articles-${month}.xml`);
    });
    expect(await text(`/sitemaps/articles-${month}.xml`)).toContain("<loc>https://news.example/us/newly-told</loc>");
    const everywhere = await Promise.all([...paths, `/sitemaps/articles-${month}.xml`].map(text));
    expect(everywhere.join("")).not.toContain("draft");
  });

  it("META-03 search engines and the hub are told, of drafts nobody", async () => {
    const posted = (path: string) =>
      outside.posted
        .filter((one) => one.path === path)
        .map(({ body }) => decodeURIComponent(body))
        .join("\n");
    await eventually(() => {
      expect(posted("/indexnow")).toContain("https://news.example/us/newly-told");
      expect(posted("/hub")).toContain("hub.url=https://news.example/feeds/us.xml");
    });
    expect(posted("/indexnow")).not.toContain("draft");
  });

  it("META-03 they are told of what was withdrawn and what has moved, and the hub of its feeds", async () => {
    outside.posted.length = 0;
    const told = (path: string) => outside.posted.filter((one) => one.path === path).map(({ body }) => body);
    await importRecords({ DATA_DIR: site.dataDir }, [
      story({ published: false }),
      story({ id: "old", canonical_url: "/us/moved", publication_date: "2019-03-05T12:00:00Z" }),
    ]);
    await eventually(() => expect([told("/indexnow").length, told("/hub").length]).toEqual([1, 1]));
    const { urlList }: { urlList: string[] } = JSON.parse(told("/indexnow").join(""));
    expect(urlList.toSorted()).toEqual(["moved", "newly-told", "old"].map((slug) => `https://news.example/us/${slug}`));
    expect(new URLSearchParams(told("/hub").join("")).getAll("hub.url").toSorted()).toEqual([
      "https://news.example/feeds/latest.xml",
      "https://news.example/feeds/us.xml",
    ]);
    expect((await fetch(`${site.url}/us/newly-told`)).status).toBe(404);
    expect((await fetch(`${site.url}/us/moved`)).status).toBe(200);
  });
});
