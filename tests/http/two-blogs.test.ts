// Two blogs that had the same addresses move into one site, in turn and again: who had an address first keeps it, and the report of the other
// names it.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { author, category, file, filed, tag, writtenBlog } from "../stand-ins/blog/written-blog.ts";

/** What is a category to one is a tag to the other. */
const further = { harbour: category(3, "fishing", "Fishing"), valley: tag(3, "fishing", "Fishing") };
const filedToo = { harbour: filed("category", "fishing"), valley: filed("post_tag", "fishing") };

/** Nothing of the site is at the folder itself. */
const atFolder = {
  id: 15,
  title: "Feeds",
  link: "/feeds/",
  name: "feeds",
  html: "<p>Of fish.</p>",
  more: filed("category", "coast"),
};

const blog = (name: "harbour" | "valley", own: number) =>
  writtenBlog({
    address: `https://${name}.example`,
    head:
      author(1, "admin", `Admin of ${name}`) + category(1, "coast", "Coast") + tag(2, "tide", "Tide") + further[name],
    items: [
      {
        id: 1,
        title: `Hello from ${name}`,
        link: "/2019/05/hello/",
        name: "hello",
        creator: "admin",
        html: "<p>Words.</p>",
        more: filed("category", "coast") + filed("post_tag", "tide"),
      },
      { id: 2, type: "page", title: `About ${name}`, link: "/about/", html: "<p>Us.</p>" },
      {
        id: 3,
        type: "attachment",
        title: "A picture",
        link: "/a-picture/",
        status: "inherit",
        more: file(`https://${name}.example/wp-content/uploads/2019/05/a.jpg`),
      },
      {
        id: own,
        title: `Only in ${name}`,
        link: `/2019/06/only-${name}/`,
        name: `only-${name}`,
        html: "<p>Alone.</p>",
        more: filedToo[name],
      },
      {
        id: own + 1,
        type: "attachment",
        title: "Another",
        status: "inherit",
        more: file(`https://${name}.example/wp-content/uploads/2019/05/only-${name}.jpg`),
      },
      ...(name === "harbour" ? [atFolder] : []),
    ],
  });

let home: string;
let site: DemoSite;
const stored: string[] = [];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "meridian-two-blogs-"));
  for (const [name, own] of [
    ["harbour", 10],
    ["valley", 20],
  ] as const) {
    await writeFile(join(home, `${name}.xml`), blog(name, own));
  }
  for (const name of ["harbour", "valley", "harbour", "valley", "valley", "harbour"]) {
    const { stdout } = await runContent(["import-wordpress", join(home, `${name}.xml`)], { DATA_DIR: home });
    stored.push(/^\d+ stored/.exec(stdout)?.[0] ?? stdout);
  }
  site = await startDemoSite({ empty: true, dataDir: home });
});
afterAll(async () => {
  await site.stop();
  await rm(home, { recursive: true, force: true });
});

const reportOf = async (name: string) =>
  JSON.parse(await readFile(join(home, "moving-in", `${name}-example`, "report.json"), "utf8"));

describe("two blogs", () => {
  it("settle at once, in whatever order they come again", () => {
    expect(stored.slice(0, 2)).not.toContain("0 stored");
    expect(stored.slice(2)).toEqual(Array.from({ length: 4 }, () => "0 stored"));
  });

  it.each([
    ["/2019/05/hello", 200, "Hello from harbour"],
    ["/valley-example/2019/05/hello", 200, "Hello from valley"],
    ["/about", 200, "About harbour"],
    ["/valley-example/about", 200, "About valley"],
    ["/2019/06/only-valley", 200, "Only in valley"],
    ["/fishing", 200, "Only in harbour"],
    ["/category/fishing-2", 200, "Only in valley"],
  ])("%s answers %i with “%s”", async (path, status, words) => {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(words);
  });

  it.each([
    ["/?p=1", "/2019/05/hello"],
    ["/feeds", "/coast/feeds"],
    ["/feeds/", "/coast/feeds"],
    ["/?p=10", "/2019/06/only-harbour"],
    ["/?p=20", "/2019/06/only-valley"],
    ["/?page_id=2", "/about"],
    ["/?name=hello", "/2019/05/hello"],
    ["/?name=only-valley", "/2019/06/only-valley"],
    ["/?pagename=about", "/about"],
    ["/category/fishing", "/fishing"],
    ["/tag/fishing", "/category/fishing-2"],
    ["/?tag=fishing", "/category/fishing-2"],
    ["/tag/fishing/feed", "/feeds/category/fishing-2.xml"],
    ["/author/admin", "/person/a/admin-of-harbour"],
    ["/wp-content/uploads/2019/05/a.jpg", "/uploads/wordpress/harbour-example/2019/05/a.jpg"],
    ["/wp-content/uploads/2019/05/only-valley.jpg", "/uploads/wordpress/valley-example/2019/05/only-valley.jpg"],
  ])("%s leads to %s", async (from, to) => {
    const { status, headers } = await fetch(site.url + from, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  it("the second names every address that it could not have, and the first none", async () => {
    const { losses } = await reportOf("valley");
    const told = losses.map(({ item }: { item: string }) => item).join("\n");
    for (const address of ["/2019/05/hello", "/about", "/a-picture", "/?p=1", "/?page_id=2", "/author/admin"]) {
      expect(told).toContain(address);
    }
    expect((await reportOf("harbour")).losses).toEqual([]);
  });

  it("the second says where its tag stands that has the name of a category of the first", async () => {
    expect((await reportOf("valley")).notes).toContainEqual({
      item: "tag fishing",
      what: "stands at /category/fishing-2, as what was here before leads elsewhere from /category/fishing: /tag/fishing leads there",
    });
  });
});
