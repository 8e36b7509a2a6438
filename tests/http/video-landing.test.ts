// The video room over HTTP: its pages, the shelves on them, what machines are told.

import { describe, expect, it } from "vitest";
import type { HTMLElement } from "node-html-parser";
import { get, getDocument } from "./site.ts";

const shelvesOf = (root: HTMLElement) => root.querySelectorAll("main section h2").map(({ text }) => text.trim());

describe("the landing page", () => {
  it("VIDEO-06 ROUTE-04 is built from the two named layouts: navigation, twenty shelves, legal links", async () => {
    const { response, root } = await getDocument("/video");
    expect(response.status).toBe(200);
    expect(root.querySelector("h1")?.text).toBe("Meridian Video");
    expect(root.querySelectorAll('nav[aria-label="Video"] a').map((link) => link.getAttribute("href"))).toContain(
      "/go",
    );
    expect(root.querySelector('nav[aria-label="Video"] [aria-current="page"]')?.text).toBe("Featured");
    expect(root.querySelectorAll('nav[aria-label="Legal"] a').length).toBeGreaterThan(2);
    expect(shelvesOf(root)).toHaveLength(20);
  });

  it("SHELF-01 SHELF-02 SHELF-06 has shelves of every kind", async () => {
    const { root } = await getDocument("/video");
    expect(shelvesOf(root)).toEqual(
      expect.arrayContaining([
        "Featured",
        "Most watched",
        "Tropical Storm Odalys",
        "Our shows",
        "To the moon",
        "Stories from the country",
        "Case File",
      ]),
    );
    const [, ranked] = root.querySelectorAll("main section");
    expect(ranked?.querySelectorAll("article")).toHaveLength(10);
  });

  it("SHELF-09 SHOW-04 marks episodes, dates, lengths, locked videos and the channel", async () => {
    const { html } = await getDocument("/video");
    expect(html).toContain("Full episode");
    expect(html).toMatch(
      /Aired (January|February|March|April|May|June|July|August|September|October|November|December) \d\d, \d{4}/,
    );
    expect(html).toContain("Sign in to watch");
    expect(html).toMatch(/>Live<\/span>/);
    expect(html).toContain(">00:10</span>");
  });

  it("LIST-11 its rows have arrows from four videos on", async () => {
    const { root } = await getDocument("/video");
    for (const section of root.querySelectorAll("main section")) {
      const items = section.querySelectorAll("ul > li").length;
      expect(section.querySelectorAll("button")).toHaveLength(items >= 4 ? 2 : 0);
    }
  });

  it("tells machines of the videos on it, as a list", async () => {
    const { html } = await getDocument("/video");
    expect(html).toContain('"@type":"ItemList"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });
});

describe("the other pages of the room", () => {
  it.each([
    ["ROUTE-09", "/video/shows", "Full episodes", "All shows"],
    ["ROUTE-09", "/video/topics", "Topics", "Politics"],
    ["ROUTE-13", "/video/topics/weather/storms", "Storms", "Latest in Storms"],
    ["ROUTE-13", "/video/topics/politics", "Politics", "Senate"],
    ["ROUTE-12", "/video/shows/storm-desk", "Storm Desk", "Clips"],
  ])("%s %s is about %s", async (_, path, title, shelf) => {
    const { response, root } = await getDocument(path);
    expect(response.status).toBe(200);
    expect(root.querySelector("h1")?.text).toBe(title);
    expect(shelvesOf(root)).toContain(shelf);
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(new RegExp(`${path}$`));
  });

  it.each(["/video/topics/no-such-topic", "/video/shows/no-such-show", "/video/topics/a/b/c/d"])(
    "ROUTE-12 ROUTE-13 %s is not there",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("SHOW-01 a show's videos stay at their address, and the show's own page has them too", async () => {
    const { root } = await getDocument("/shows/storm-desk");
    expect(shelvesOf(root)).toEqual(expect.arrayContaining(["Full episodes", "Clips"]));
    expect(root.querySelectorAll('main a[href="/video/shows/storm-desk"]').length).toBeGreaterThan(0);
    expect((await get("/video/shows/storm-desk")).status).toBe(200);
  });
});
