// What was put right: on the story in every variant, on a page of its own, in its feed and on the map, in a store that is not the demo's.

import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 0, 10, 12) - hours * hour).toISOString();

const story = (id: number, corrections: object[], fields: object = {}) => ({
  type: "article",
  id,
  title: `Quay ${id}`,
  canonical_url: `/harbor/quay-${id}`,
  publication_date: at(400),
  fn__distribution_platforms: { google_news: { amp: true } },
  components: [{ is: "paragraph", props: { text: "The words of the story." } }],
  corrections,
  ...fields,
});

const note = { kind: "editors-note", date: at(30), text: "The author is a sailor." };
const right = { id: 7, date: "2026-01-10T03:30:00Z", text: 'It is <a href="/harbor/quay-12">Pier 9</a>.' };
const ahead = { id: "ahead", date: "2999-01-01T00:00:00Z", text: "Not yet." };
const renamed = { kind: "update", date: at(4), headlineBefore: "Quay & sons" };

let site: DemoSite;

async function store(...lines: object[]): Promise<string> {
  const input = lines.map((line) => JSON.stringify(line)).join("\n");
  const { stdout, stderr } = await runContent(["import", "-"], { ...ofDemoBrand, DATA_DIR: site.dataDir }, input);
  return stdout + stderr;
}

beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ...ofDemoBrand, SITE_ORIGIN: "https://harbor.example" } });
});
afterAll(() => site.stop());

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const textAt = async (path: string) => (await get(path)).text();
const rootAt = async (path: string) => parse(await textAt(path));
const told = (root: ReturnType<typeof parse>, name: string) =>
  root.querySelector(`section[aria-label="${name}"]`)?.structuredText.replaceAll(/\s+/g, " ").trim();

describe("corrections", () => {
  it("where nothing was put right there is no page of it, no feed, and no link", async () => {
    await store(story(1, []), { type: "section", id: "harbor", title: "Harbor" });
    await eventually(async () => expect((await get("/harbor/quay-1")).status).toBe(200));
    for (const path of ["/corrections", "/feeds/corrections.xml"])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect(await textAt("/harbor/quay-1")).not.toContain('href="/corrections"');
    expect(await textAt("/sitemaps/pages.xml")).not.toContain("/corrections");
  });

  it("stand on the story by their kind, with the day of the publisher’s zone", async () => {
    const report = await store(
      story(11, [right, renamed, note, { kind: "sorry", date: at(1), text: "x" }, ahead]),
      story(12, []),
    );
    expect(report).toContain("corrections.3");
    await eventually(async () => expect((await get("/harbor/quay-11")).status).toBe(200));
    for (const path of ["/harbor/quay-11", "/harbor/quay-11.print", "/harbor/quay-11.amp"]) {
      const root = await rootAt(path);
      expect([path, told(root, "Editors’ notes")]).toEqual([
        path,
        "Editor’s note January 9, 2026 The author is a sailor.",
      ]);
      expect([path, told(root, "Corrections")]).toEqual([
        path,
        "Update January 10, 2026 An earlier headline of this story read: “Quay & sons” Correction January 9, 2026 It is Pier 9.",
      ]);
      const words = root.querySelector("article")?.text ?? "";
      expect(words.indexOf("The author is a sailor")).toBeLessThan(words.indexOf("The words of the"));
    }
    const lite = await textAt("/lite/harbor/quay-11");
    expect(lite.indexOf("a sailor")).toBeLessThan(lite.indexOf("The words of"));
    expect(lite.indexOf("The words of")).toBeLessThan(lite.indexOf("Pier 9"));
    expect(lite).toContain('<a href="/lite/harbor/quay-12">Pier 9</a>');
  });

  it("are told to machines", async () => {
    const scripts = (await rootAt("/harbor/quay-11")).querySelectorAll('script[type="application/ld+json"]');
    const data = scripts.flatMap((script) => JSON.parse(script.text));
    expect(data.find((one) => one["@type"] === "NewsArticle").correction).toEqual([
      {
        "@type": "CorrectionComment",
        text: "An earlier headline of this story read: “Quay & sons”",
        datePublished: at(4),
      },
      { "@type": "CorrectionComment", text: "It is Pier 9.", datePublished: "2026-01-10T03:30:00.000Z" },
      { "@type": "CorrectionComment", text: "The author is a sailor.", datePublished: at(30) },
    ]);
  });

  it("are on a page of their own, newest first, of what readers get to", async () => {
    await store({ type: "redirect", id: "/harbor/quay-15", to: "/harbor" });
    await store(
      { type: "video", id: "901", title: "A tug", corrections: [{ date: at(2), text: "The tug is red." }] },
      { type: "live_event", id: "coverage/fog", title: "Fog", corrections: [{ date: at(1), text: "It is mist." }] },
      story(13, [{ date: at(0), text: "Hidden." }], { published: false }),
      story(14, [{ date: at(0), text: "Hidden." }], { publication_date: "2999-01-01T00:00:00Z" }),
      story(15, [{ date: at(0), text: "Hidden." }]),
    );
    const shown = await eventually(async () => {
      const root = await rootAt("/corrections");
      const links = root.querySelectorAll("main h3 a").map((link) => link.getAttribute("href"));
      expect(links).toEqual(["/coverage/fog", "/video/901", "/harbor/quay-11", "/harbor/quay-11", "/harbor/quay-11"]);
      return root;
    });
    expect(shown.text).not.toContain("Hidden");
    expect(shown.querySelectorAll("main h2").map(({ text }) => text)).toEqual(["January 10, 2026", "January 9, 2026"]);
    expect(shown.querySelector('link[type="application/rss+xml"][href="/feeds/corrections.xml"]')).not.toBeNull();
    expect(told(await rootAt("/video/901"), "Corrections")).toContain("The tug is red.");
    expect(told(await rootAt("/coverage/fog"), "Corrections")).toContain("It is mist.");
    expect(await textAt("/lite/corrections")).toContain("It is mist.");
    expect(await textAt("/sitemaps/pages.xml")).toContain("<loc>https://harbor.example/corrections</loc>");
    await eventually(async () => expect(await textAt("/harbor/quay-1")).toContain('href="/corrections"'));
  });

  it("are a feed", async () => {
    const feed = await textAt("/feeds/corrections.xml");
    expect(feed).toContain("<title>Correction: Quay 11</title>");
    expect(feed).toContain("https://harbor.example/harbor/quay-11#corrections");
    expect(feed).toContain("/correction/article/11/7</guid>");
    expect(feed).not.toContain("Not yet.");
    const { items } = JSON.parse(await textAt("/feeds/corrections.json"));
    expect(items[2]).toMatchObject({ title: "Update: Quay 11", date_published: at(4) });
  });

  it("a change of one renews page and feed at once", async () => {
    await store(story(11, [{ ...right, text: "It is Pier 10." }]));
    await eventually(async () => {
      expect(await textAt("/corrections")).toContain("It is Pier 10.");
      expect(await textAt("/feeds/corrections.xml")).toContain("It is Pier 10.");
    });
    expect(await textAt("/corrections")).not.toContain("a sailor");
  });

  it("are paged, and stand below what the publisher says of them", async () => {
    const many = Array.from({ length: 21 }, (_, number) => ({
      id: number,
      date: at(500 + number),
      text: `No. ${number}`,
    }));
    await store(story(16, many), {
      type: "static_page",
      id: "corrections",
      title: "How we put things right",
      components: [{ is: "paragraph", props: { text: "Write to the desk." } }],
    });
    await eventually(async () =>
      expect((await rootAt("/corrections")).querySelector("h1")?.text).toBe("How we put things right"),
    );
    const [first, second] = [await rootAt("/corrections"), await rootAt("/corrections?page=2")];
    expect(first.text).toContain("Write to the desk.");
    expect(first.querySelectorAll("main h3")).toHaveLength(20);
    expect(second.text).not.toContain("Write to the desk.");
    expect(second.querySelectorAll("main h3").length).toBeGreaterThan(0);
    expect((await get("/corrections?page=9")).status).toBe(404);
    expect(await textAt("/lite/corrections")).toContain("Write to the desk.");
  });

  it("a section of that name has its address and its feed", async () => {
    await store({ type: "section", id: "corrections", title: "House of Corrections" });
    await eventually(async () =>
      expect((await rootAt("/corrections")).querySelector("h1")?.text).toBe("House of Corrections"),
    );
    expect(await textAt("/feeds/corrections.xml")).toContain("House of Corrections");
    await store({ type: "section", id: "corrections", deleted: true });
  });
});
