// Stories with embeds: the cards, the policies of pages, and what search engines are told.

import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { everyEmbed, gonePosts, launchedBlog, ownFrame, pastedFrames, plainStory } from "../stand-ins/embed-records.ts";
import { embedsSite } from "./embeds-site.ts";

const { get, log, providersUrl } = embedsSite();

async function documentOf(path: string) {
  const response = await get(path);
  const html = await response.text();
  const policy = response.headers.get("content-security-policy") ?? "";
  const directive = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";
  return { html, root: parse(html), directive };
}

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
      `${providersUrl()}/frame/forecast/2417`,
      `${providersUrl()}/frame/poll/p-1`,
      `${providersUrl()}/frame/stage/log`,
    ]);
    expect(root.querySelectorAll("iframe")).toEqual([]);
    const sources = root.querySelectorAll("script[src], link[rel=stylesheet], .article-body img");
    for (const source of sources) expect(source.getAttribute("src") ?? source.getAttribute("href")).toMatch(/^\//);
  });

  it("EMBED-03 the words of posts are on their cards", async () => {
    // A page does not wait for slow providers: they are on the next one.
    await eventually(async () => {
      const { root } = await documentOf(everyEmbed);
      const words = root.querySelectorAll("figure[data-embed] blockquote").map((quote) => quote.text);
      expect(words).toContain("Nine minutes on the Alma Fontenot");
      expect(words.find((text) => text.startsWith("The soup is a barometer"))).toBeDefined();
    });
  });

  it("EMBED-05 its policy allows its providers; that of another story none", async () => {
    const { directive, root } = await documentOf(everyEmbed);
    for (const host of [
      "https://www.youtube-nocookie.com",
      "https://player.vimeo.com",
      "https://www.facebook.com",
      providersUrl(),
    ])
      expect(directive("frame-src")).toContain(host);
    for (const host of [
      "https://platform.twitter.com",
      "https://www.instagram.com",
      "https://www.tiktok.com",
      providersUrl(),
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
    await expect.poll(() => log()).toContain("provider call failed");
  });
});
