// Embeds on a running site whose providers are stand-ins: the calls, the cards, the policies of pages.

import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isWithin } from "../patience.ts";
import { runNode, startDemoSite, type DemoSite } from "../demo-site.ts";
import {
  embedRecords,
  everyEmbed,
  gonePosts,
  launchedBlog,
  ownFrame,
  pastedFrames,
  plainStory,
} from "../stand-ins/embed-records.ts";
import { startProviders, type ProviderStandIn } from "../stand-ins/providers.ts";

const cli = join(import.meta.dirname, "..", "..", "content", "cli.ts");

let site: DemoSite;
let providers: ProviderStandIn;

beforeAll(async () => {
  providers = await startProviders();
  site = await startDemoSite({ empty: true, env: providers.env });
  const lines = embedRecords.map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runNode([cli, "import", "-"], { DATA_DIR: site.dataDir }, lines);
  expect(status, stderr).toBe(0);
});

afterAll(async () => {
  await site.stop();
  await providers.stop();
});

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const instagram = (post: string, more = "") =>
  get(`/api/instagram?url=${encodeURIComponent(`https://www.instagram.com/p/${post}/`)}${more}`);
const oembed = (url: string) => get(`/api/oembed?url=${encodeURIComponent(url)}`);
const video = (id: string) => `https://www.tiktok.com/@a/video/${id}`;
const askedFor = (part: string) => providers.asked.filter((path) => decodeURIComponent(path).includes(part));

async function documentOf(path: string) {
  const response = await get(path);
  const html = await response.text();
  const policy = response.headers.get("content-security-policy") ?? "";
  const directive = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";
  return { html, root: parse(html), directive };
}

describe("/api/instagram", () => {
  it("EMBED-03 answers the post's markup, sanitised, from the configured provider", async () => {
    const response = await instagram("CkQ8mRd0aZ1", "&hidecaption=true&maxwidth=1400&omitscript=true");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const html = await response.text();
    expect(html).toMatch(/^<blockquote class="instagram-media"/);
    expect(html).not.toMatch(/style|<script|<div/);
    expect(askedFor("hidecaption=true&maxwidth=1400&omitscript=true")).toHaveLength(1);
  });

  it("EMBED-03 asks the provider once, however many ask at once or later", async () => {
    await Promise.all([instagram("sharedpost"), instagram("sharedpost"), instagram("sharedpost")]);
    await instagram("sharedpost");
    expect(askedFor("/p/sharedpost/")).toHaveLength(1);
  });

  it.each([
    ["", "url"],
    ["?url=https://evil.example/p/CkQ8mRd0aZ1/", "url"],
    ["?url=http://www.instagram.com/p/CkQ8mRd0aZ1/", "url"],
    ["?url=https://www.instagram.com:8443/p/CkQ8mRd0aZ1/", "url"],
    ["?url=https://user@www.instagram.com/p/CkQ8mRd0aZ1/", "url"],
    ["?url=https://www.instagram.com.evil.example/p/CkQ8mRd0aZ1/", "url"],
    ["?url=http://127.0.0.1/p/CkQ8mRd0aZ1/", "url"],
    ["?url=https://www.instagram.com/p/CkQ8mRd0aZ1/&hidecaption=perhaps", "hidecaption"],
    ["?url=https://www.instagram.com/p/CkQ8mRd0aZ1/&maxwidth=5000", "maxwidth"],
    ["?url=https://www.instagram.com/p/CkQ8mRd0aZ1/&maxwidth=wide", "maxwidth"],
    ["?url=https://www.instagram.com/p/CkQ8mRd0aZ1/&omitscript=false", "omitscript"],
  ])("EMBED-03 %s is a 400 that names %s", async (query, name) => {
    const before = providers.asked.length;
    const response = await get(`/api/instagram${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(new RegExp(`^${name} `)),
      statusCode: 400,
    });
    expect(providers.asked).toHaveLength(before);
  });

  it("EMBED-04 a post that is gone is a 404 with the words for it, and is not asked for again", async () => {
    const [first] = [await instagram("abcdf-gone"), await instagram("abcdf-gone")];
    expect(first.status).toBe(404);
    expect(await first.json()).toMatchObject({
      message: "An error occurred while retrieving the Instagram post. It might have been deleted.",
    });
    expect(askedFor("/p/abcdf-gone/")).toHaveLength(1);
  });

  it.each(["abcde-error", "abcde-broken", "abcde-huge", "abcde-moved", "abcde-list", "abcde-empty"])(
    "EMBED-04 an answer that is no good (%s) is a 502 that nobody keeps",
    async (post) => {
      const response = await instagram(post);
      expect(response.status).toBe(502);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(askedFor("/secret"), "no redirect is followed").toEqual([]);
    },
  );

  it("EMBED-04 a provider that does not answer is given up", async () => {
    const started = Date.now();
    expect((await instagram("abcde-slow")).status).toBe(502);
    expect(isWithin(Date.now() - started, 8000)).toBe(true);
    await expect.poll(() => site.log()).toContain("no answer within 4000 ms");
  });

  it("EMBED-03 a hostile answer loses everything that could act", async () => {
    const html = await (await instagram("abcde-hostile")).text();
    expect(html).toBe(
      '<blockquote class="instagram-media"><p>Words <a target="_blank" rel="noopener nofollow">link</a></p></blockquote>',
    );
  });
});

describe("/api/oembed", () => {
  it("EMBED-03 answers a short video's html without its script", async () => {
    const response = await oembed(video("7160482913377651457"));
    expect(response.status).toBe(200);
    const { html } = await response.json();
    expect(html).toMatch(/^<blockquote class="tiktok-embed"/);
    expect(html).not.toContain("script");
  });

  it("EMBED-03 answers a Tweet", async () => {
    const answer = await (await oembed("https://x.com/someone/status/20")).json();
    expect(answer).toMatchObject({ html: expect.stringContaining("twitter-tweet"), author_name: "Ines Halvorsen" });
  });

  it.each([
    [video("7160482913377650404"), 404],
    [video("7160482913377650500"), 502],
    ["https://x.com/a/status/20404", 404],
    ["https://evil.example/video/7160482913377651457", 400],
    ["http://www.tiktok.com/@a/video/7160482913377651457", 400],
    ["", 400],
  ])("EMBED-03 %s is a %i", async (url, status) => {
    expect((await oembed(url)).status).toBe(status);
  });
});

describe("a story with embeds", () => {
  it("EMBED-01 shows a card for each with the way to the original, and nothing of any provider", async () => {
    const { root } = await documentOf(everyEmbed);
    const cards = root.querySelectorAll("figure[data-embed]");
    expect(cards.map((card) => card.getAttribute("data-embed"))).toEqual(
      "tweet tweet instagram tiktok youtube vimeo facebook chart forecast poll live-blog storytelling-live-blog".split(
        " ",
      ),
    );
    const links = cards.flatMap((card) => card.querySelector("a[target=_blank]")?.getAttribute("href") ?? []);
    expect(links).toEqual([
      "https://x.com/i/status/20",
      "https://x.com/i/status/21",
      "https://www.instagram.com/p/CkQ8mRd0aZ1/",
      "https://www.tiktok.com/@a/video/7160482913377651457",
      "https://www.youtube.com/watch?v=a_b-C123456",
      "https://vimeo.com/776190482",
      "https://www.facebook.com/a/posts/1",
      "https://public.flourish.studio/visualisation/11/",
      `${providers.url}/frame/forecast/2417`,
      `${providers.url}/frame/poll/p-1`,
      `${providers.url}/frame/stage/log`,
    ]);
    expect(root.querySelectorAll("iframe")).toEqual([]);
    const sources = root.querySelectorAll("script[src], link[rel=stylesheet], .article-body img");
    for (const source of sources) expect(source.getAttribute("src") ?? source.getAttribute("href")).toMatch(/^\//);
  });

  it("EMBED-03 the words of posts are on their cards", async () => {
    // A page does not wait for slow providers; by then they have answered.
    await documentOf(everyEmbed);
    const { root } = await documentOf(everyEmbed);
    const words = root.querySelectorAll("figure[data-embed] blockquote").map((quote) => quote.text);
    expect(words).toContain("Nine minutes on the Alma Fontenot");
    expect(words.find((text) => text.startsWith("The soup is a barometer"))).toBeDefined();
  });

  it("EMBED-05 its policy allows its providers; that of another story none", async () => {
    const { directive, root } = await documentOf(everyEmbed);
    for (const host of [
      "https://www.youtube-nocookie.com",
      "https://player.vimeo.com",
      "https://www.facebook.com",
      providers.url,
    ])
      expect(directive("frame-src")).toContain(host);
    for (const host of [
      "https://platform.twitter.com",
      "https://www.instagram.com",
      "https://www.tiktok.com",
      providers.url,
    ])
      expect(directive("script-src")).toContain(host);
    expect(JSON.parse(root.querySelector("#page-state")?.rawText ?? "").needs).toContain(
      "frame https://player.vimeo.com",
    );
    const plain = await documentOf(plainStory);
    expect(plain.directive("frame-src")).not.toMatch(/https?:/);
    expect(plain.directive("script-src")).not.toMatch(/https?:/);
  });

  it("EMBED-05 a client navigation is told which hosts the page needs", async () => {
    const { page } = await (await get(`/_page${everyEmbed}`)).json();
    expect(page.needs).toContain("script https://www.tiktok.com");
    expect((await (await get(`/_page${plainStory}`)).json()).page.needs).toBeUndefined();
  });

  it("PRINT-01 on paper each is a line with its address", async () => {
    const { root } = await documentOf(`${everyEmbed}.print`);
    expect(root.querySelectorAll("figure[data-embed]")).toEqual([]);
    expect(root.querySelector(".article-body")?.text).toContain(
      "Video on YouTube: www.youtube.com/watch?v=a_b-C123456",
    );
  });

  it("BLOCK-10 pasted frames wait as cards with a link: sandboxed or left, their hosts allowed on this page", async () => {
    const { root, directive } = await documentOf(pastedFrames);
    expect(root.querySelectorAll("iframe")).toEqual([]);
    const cards = root.querySelectorAll('figure[data-embed="raw-html"]');
    expect(cards.map((card) => card.querySelector("a")?.getAttribute("href"))).toEqual([
      "https://charts.example/1",
      "http://old.example/2",
      "https://legacy.example/3",
    ]);
    const ways = cards.map((card) =>
      JSON.parse(card.querySelector("[data-island]")?.getAttribute("data-props") ?? "{}"),
    );
    expect(ways).toMatchObject([
      {
        service: "frame:charts.example",
        way: { by: "pasted", width: 600, height: 300, sandbox: expect.stringContaining("allow-scripts") },
      },
      { service: "frame:old.example", way: { width: 400 } },
      { service: "frame:legacy.example", way: { width: 400 } },
    ]);
    expect(ways.filter(({ way }) => way.sandbox !== undefined)).toHaveLength(1);
    expect(JSON.stringify(ways)).not.toMatch(/onload|style|alert/);
    for (const host of ["https://charts.example", "http://old.example", "https://legacy.example"])
      expect(directive("frame-src")).toContain(host);
  });

  it("BLOCK-10 a pasted frame of this site is there at once, without its origin", async () => {
    const { root, directive } = await documentOf(ownFrame);
    const frame = root.querySelector(".article-body iframe");
    expect(frame?.attributes).toMatchObject({ src: "/own/4", width: "400", height: "300" });
    expect(frame?.getAttribute("sandbox")).not.toContain("same-origin");
    expect(directive("frame-src")).toBe("frame-src 'self'");
  });
});

describe("LIVE-02 a story with a live blog", () => {
  const postingOn = async (path: string) =>
    (await documentOf(path)).root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText))
      .find((data) => data["@type"] === "LiveBlogPosting");

  it.each([everyEmbed, launchedBlog])(
    "LIVE-02 ART-12 %s tells search engines what the platform knows",
    async (path) => {
      expect(await postingOn(path)).toMatchObject({
        headline: "Live: landfall",
        name: "Storm desk, live",
        thumbnailUrl: "https://pictures.example/live.jpg",
        description: "Hour by hour.",
        url: "https://live.example/sp_1/landfall",
        publisher: { logo: "https://pictures.example/logo.png" },
      });
    },
  );

  it("LIVE-02 a platform that fails is logged and the page goes on without", async () => {
    expect(await postingOn(gonePosts)).toBeUndefined();
    await expect.poll(() => site.log()).toContain("provider call failed");
  });
});

describe("failures told by browsers", () => {
  const tell = (body: string) => fetch(`${site.url}/api/embed-failures`, { method: "POST", body });

  it("EMBED-05 are logged", async () => {
    const report = { kind: "tweet", reason: "script", path: everyEmbed };
    expect((await tell(JSON.stringify(report))).status).toBe(204);
    await expect.poll(() => site.log()).toContain("embed failed in the browser");
  });

  it.each(["", "{}", "x".repeat(2000), JSON.stringify({ kind: "tweet", reason: "anything\nelse", path: "/" })])(
    "EMBED-05 are refused when they are none",
    async (body) => {
      expect((await tell(body)).status).toBeGreaterThanOrEqual(400);
    },
  );
});
