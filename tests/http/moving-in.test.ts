// A small blog moves in by the command, from a server of pictures that drops connections, killed twice and resumed; then its readers come.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askAll } from "../stand-ins/blog/ask-all.ts";
import { startFlakyServer, type FlakyServer } from "../stand-ins/blog/flaky-server.ts";
import { reportIn, runMoveIn, writeBlog, type Run } from "../stand-ins/blog/move-in.ts";
import { expectedCounts, oldAddresses, postPath } from "../stand-ins/blog/synthetic-blog.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const size = { posts: 120, pictures: 48 };
let home: string;
let file: string;
let server: FlakyServer;
let runs: Run[];
let site: DemoSite;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "meridian-moving-in-"));
  file = join(home, "export.xml");
  server = await startFlakyServer();
  await writeBlog(file, size, server.url);
  runs = [
    await runMoveIn(file, home, () => server.served() >= 6),
    await runMoveIn(file, home, () => server.served() >= 18),
    await runMoveIn(file, home),
  ];
  site = await startDemoSite({ empty: true, dataDir: home, env: { CLIENT_REQUESTS_PER_SECOND: "0" } });
});
afterAll(async () => {
  await site.stop();
  await server.close();
  await rm(home, { recursive: true, force: true });
});

describe("a blog that moves in", () => {
  it("is whole after two kills, and the report names everything that is not here", () => {
    expect(runs.map(({ status }) => status)).toEqual([undefined, undefined, 0]);
    const { balances, losses, lost, media } = reportIn(home);
    const { pages, authors, categories, tags, stories, gone } = expectedCounts(size);
    const counted = Object.fromEntries(balances.map(({ what, came, went, left }) => [what, [came, went, left]]));
    expect(counted).toEqual({
      authors: [authors, authors, 0],
      categories: [categories, categories, 0],
      tags: [tags, tags, 0],
      pages: [pages, pages, 0],
      "items of the type nav_menu_item": [1, 0, 1],
      posts: [size.posts, stories, gone],
      comments: [12, 12, 0],
      attachments: [48, 48, 0],
      "pictures and files": [48, 48, 0],
    });
    expect(media).toMatchObject({ named: 48, failed: 0 });
    expect(losses).toHaveLength(lost);
    expect(losses.map(({ what }) => what).toSorted()).toEqual(["the shortcode [contact-form-7]", "the whole item"]);
    expect(server.dropped()).toBeGreaterThan(3);
  });

  it("has a report that a person can read, and its comments beside it", async () => {
    const folder = join(home, "moving-in", "courier-example");
    const page = parse(await readFile(join(folder, "report.html"), "utf8"));
    expect(page.querySelector("h1")?.text).toBe("The Synthetic Courier: moved in from WordPress");
    expect(page.querySelectorAll("tbody")[0]?.text).toContain("120");
    expect(page.querySelectorAll("details summary").map(({ text }) => text)).toContain(
      "the shortcode [contact-form-7]1",
    );
    const [first = ""] = (await readFile(join(folder, "comments.jsonl"), "utf8")).split("\n");
    expect(JSON.parse(first)).toMatchObject({ story: "courier-example-10", author: "A reader", text: "Well said." });
  });

  it("answers at every address that it had", async () => {
    const { bad, asked, statuses } = await askAll(site.url, oldAddresses(size));
    expect(bad).toEqual([]);
    expect(asked).toBeGreaterThan(1_000);
    expect([...statuses.keys()].every((status) => status === 200 || status === 301)).toBe(true);
  });

  it.each([
    ["/?p=20", postPath(20)],
    [`${postPath(20)}/feed`, "/feeds/latest.xml"],
    ["/?name=post-20", postPath(20)],
    ["/?page_id=20000001", "/pages/page-1"],
    ["/?attachment_id=10000000", postPath(1)],
    ["/category/desk-2/desk-3/feed", "/feeds/desk-3.xml"],
    ["/author/reporter1", "/person/r/reporter-same-reporter1"],
    ["/wp-content/uploads/2024/01/picture-0.jpg", "/uploads/wordpress/courier-example/2024/01/picture-0.jpg"],
    [
      "/uploads/wordpress/courier-example/2024/01/picture-0-300x200.jpg",
      "/uploads/wordpress/courier-example/2024/01/picture-0.jpg",
    ],
    ["/2024/12", "/?archive=2024-12"],
    ["/?s=tide", "/search-results/search?q=tide"],
  ])("%s leads to %s in one step", async (from, to) => {
    const { status, headers } = await fetch(site.url + from, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  it("shows galleries and talks, with pictures of its own", async () => {
    const page = parse(await (await fetch(site.url + postPath(100))).text());
    const pictures = page.querySelectorAll('[src*="/uploads/wordpress/courier-example/"]');
    expect(pictures.length).toBeGreaterThan(1);
    const picture = await fetch(`${site.url}/uploads/wordpress/courier-example/2024/01/picture-0.jpg`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(page.text).toContain("wordpress.tv");
  });

  it("has a feed of whole stories for partners in every section", async () => {
    const answer = await fetch(`${site.url}/feeds/desk-2.ninjs.json`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    const feed = await answer.json();
    expect(feed).toMatchObject({
      uri: expect.stringMatching(/\/feeds\/desk-2\.ninjs\.json$/),
      standard: { name: "ninjs", version: "3.0" },
      type: "composite",
    });
    // Every 24th post, from the second on, and as many of the category below it.
    expect(feed.associations).toHaveLength(10);
    expect(feed.associations[0]).toMatchObject({
      uri: expect.stringContaining(postPath(2)),
      pubStatus: "usable",
      subjects: [
        { name: "Desk 2", rel: "section" },
        { name: "Topic 2", rel: "about" },
      ],
      people: [{ name: "Reporter 2", rel: "author" }],
      bodies: [{ contentType: "text/html" }, { contentType: "text/plain" }],
    });
    expect((await fetch(`${site.url}/feeds/latest.ninjs.json`)).status).toBe(200);
    expect((await fetch(`${site.url}/feeds/no-such-desk.ninjs.json`)).status).toBe(404);
  });

  it("changes nothing when it comes again", async () => {
    const again = await runMoveIn(file, home);
    expect(again.stdout).toMatch(/^0 stored, \d+ unchanged, 0 refused\n0 files brought, 48 there before, 0 failed\n/);
  });
});
