// Posts of other sites: what is asked of their providers, and what browsers tell of them.

import { describe, expect, it } from "vitest";
import { isWithin } from "../patience.ts";
import { everyEmbed } from "../stand-ins/embed-records.ts";
import { embedsSite } from "./embeds-site.ts";

const { get, log, askedFor } = embedsSite();

const instagram = (post: string, more = "") =>
  get(`/api/instagram?url=${encodeURIComponent(`https://www.instagram.com/p/${post}/`)}${more}`);
const oembed = (url: string) => get(`/api/oembed?url=${encodeURIComponent(url)}`);
const video = (id: string) => `https://www.tiktok.com/@a/video/${id}`;

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
    const before = askedFor("").length;
    const response = await get(`/api/instagram${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(new RegExp(`^${name} `)),
      statusCode: 400,
    });
    expect(askedFor("")).toHaveLength(before);
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
    await expect.poll(() => log()).toContain("no answer within 4000 ms");
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

describe("failures told by browsers", () => {
  const tell = (body: string) => get("/api/embed-failures", { method: "POST", body });

  it("EMBED-05 are logged", async () => {
    const report = { kind: "tweet", reason: "script", path: everyEmbed };
    expect((await tell(JSON.stringify(report))).status).toBe(204);
    await expect.poll(() => log()).toContain("embed failed in the browser");
  });

  it.each(["", "{}", "x".repeat(2000), JSON.stringify({ kind: "tweet", reason: "anything\nelse", path: "/" })])(
    "EMBED-05 are refused when they are none",
    async (body) => {
      expect((await tell(body)).status).toBeGreaterThanOrEqual(400);
    },
  );
});
