// Layouts of a newsroom that is not the demo: every page that takes one draws all its regions, and one bad entry costs one entry.

import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { easternDate, easternTime } from "../../model/time/eastern-days.ts";
import { runNode, startDemoSite, type DemoSite } from "../demo-site.ts";

const cli = join(import.meta.dirname, "..", "..", "content", "cli.ts");
/** In reading order. */
const regionNames = ["pre-content", "left-rail", "main", "right-rail", "full-width", "post-content"];
const rail = 'aside[aria-label="More"]';

/** A layout as a raw answer spells it, with words in every region that tell where they stand. */
const layout = (subtype: string, elementId: string | null, fields: object = {}) => ({
  type: "layout",
  id: `${subtype}-${elementId}`,
  subtype,
  elementId,
  ...Object.fromEntries(regionNames.map((name) => [name, [promo(`${subtype} ${name}`)]])),
  ...fields,
});

const promo = (title: string) => ({
  component: "special-feature",
  model: { title, content: `<p>${title}</p>` },
  id: title,
});

const story = (number: number, fields: object = {}) => ({
  type: "article",
  id: String(900 + number),
  title: `Story ${number}`,
  canonical_url: `/harbor/story-${number}`,
  publication_date: "2025-01-01T00:00:00Z",
  wp__category: { title: "Harbor", path: "harbor", slug: "harbor" },
  components: [{ is: "paragraph", props: { text: `Words of ${number}.` } }],
  ...fields,
});

const records = [
  { type: "section", id: "harbor", title: "Harbor", path: "harbor" },
  { type: "tag", id: "boats", title: "Boats", path: "boats" },
  { type: "person", id: "17", full_name: "Ada Quill", role: "Author", canonical_url: "/person/q/ada-quill" },
  { type: "show", id: "18", title: "Low Tide", show_slug: "low-tide" },
  { type: "live_event", id: "coverage/regatta", title: "The regatta", updates: [] },
  { type: "election", id: "2023/harbor-master", title: "Harbor master", races: [{ id: 1, office: "Harbor master" }] },
  { type: "video", id: "6300", title: "A clip", last_published_date: "2025-01-01T00:00:00Z" },
  story(1, { wp__tags: [{ title: "Boats", path: "boats" }] }),
  story(2),
  layout("homeLayout", null),
  layout("sectionLayout", "harbor"),
  layout("categoryLayout", "boats"),
  layout("articleLayout", "harbor"),
  layout("personLayout", "17"),
  layout("showLayout", "18"),
  layout("liveEventLayout", null),
  layout("categoryLayout", "elections/2023/harbor-master"),
  layout("newyearsLayout", null),
  layout("fnctvLayout", null),
  layout("videoLayout", null),
];

let site: DemoSite;
let told = "";

const textAt = async (path: string) => (await fetch(site.url + path)).text();
const rootAt = async (path: string) => parse(await textAt(path));

async function store(...lines: object[]): Promise<string> {
  const input = lines.map((line) => JSON.stringify(line)).join("\n");
  const { stdout, stderr } = await runNode([cli, "import", "-"], { DATA_DIR: site.dataDir }, input);
  return stdout + stderr;
}

beforeAll(async () => {
  site = await startDemoSite({ empty: true });
  told = await store(...records);
});
afterAll(() => site.stop());

const pages: [string, string][] = [
  ["/", "homeLayout"],
  ["/harbor", "sectionLayout"],
  ["/category/boats", "categoryLayout"],
  ["/harbor/story-1", "articleLayout"],
  ["/person/q/ada-quill", "personLayout"],
  ["/shows/low-tide", "showLayout"],
  ["/coverage/regatta", "liveEventLayout"],
  ["/coverage", "liveEventLayout"],
  ["/elections/2023/harbor-master-results", "categoryLayout"],
  ["/newyears", "newyearsLayout"],
  ["/fnctv", "fnctvLayout"],
  ["/video/6300", "videoLayout"],
];

describe("LAYOUT-09 every region of a layout is drawn, in reading order", () => {
  it("and the import finds nothing to tell", () => {
    expect(told).toBe(`${records.length} stored, 0 unchanged, 0 refused\n`);
  });

  it.each(pages)("at %s", async (path, subtype) => {
    const root = await rootAt(path);
    const titles = root.querySelectorAll("h2").map(({ text }) => text);
    expect(titles.filter((title) => title.startsWith(subtype))).toEqual(
      regionNames.map((name) => `${subtype} ${name}`),
    );
    expect(root.querySelectorAll("h1")).toHaveLength(1);
    expect(root.querySelectorAll(rail)).toHaveLength(1);
  });

  it.each(pages)("with style sheets for its modules at %s", async (path) => {
    const root = await rootAt(path);
    const box = root.querySelectorAll("section").find(({ text }) => text.includes("Layout main"));
    const classes = [...(box?.classList.values() ?? [])];
    const sheets = root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute("href") ?? "");
    const css = (await Promise.all(sheets.map(textAt))).join("");
    expect(classes.length).toBeGreaterThan(0);
    expect(classes.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  it("LAYOUT-07 a story has its own layout before that of its section, and that before the default", async () => {
    await store(layout("articleLayout", "902"), layout("articleLayout", null));
    const other = story(3, {
      canonical_url: "/quay/story-3",
      wp__category: { title: "Quay", path: "quay", slug: "quay" },
    });
    await store(
      { ...layout("articleLayout", "902"), "full-width": [promo("Around this very story")] },
      { ...layout("articleLayout", null), "full-width": [promo("Around any story")] },
      other,
    );
    await expect.poll(() => textAt("/harbor/story-2")).toContain("Around this very story");
    expect(await textAt("/quay/story-3")).toContain("Around any story");
    expect(await textAt("/harbor/story-1")).toContain("articleLayout full-width");
  });

  it("a layout of full width alone is the page's main region, without a rail beside it", async () => {
    await store({
      type: "layout",
      id: "wide",
      subtype: "sectionLayout",
      elementId: "harbor",
      publication_date: "2025-02-01T00:00:00Z",
      "full-width": [promo("All of it")],
    });
    await expect.poll(() => textAt("/harbor")).toContain("All of it");
    expect((await rootAt("/harbor")).querySelectorAll(rail)).toHaveLength(0);
  });
});

it("LAYOUT-09 what a layout holds and no page draws is told at the import", async () => {
  const lines = await store(layout("mysteryLayout", null), {
    type: "layout",
    id: "rooms",
    subtype: "videoNavigation",
    elementId: null,
    main: [promo("Lost")],
    leftRail: [],
  });
  expect(lines).toContain("layout/mysteryLayout-null: warning: mysteryLayout is left out: no page reads a layout");
  expect(lines).toContain(
    "warning: main.0 (special-feature) is left out: the page of a videoNavigation does not draw it",
  );
});

describe("BLOCK-12 one bad entry costs one entry", () => {
  it("of a gallery, a table and a list, and the import names it", async () => {
    const lines = await store(
      story(4, {
        components: [
          {
            is: "slider",
            props: {
              items: [
                { imageUrl: "/a.jpg", caption: "First" },
                { caption: "None" },
                { imageUrl: "/c.jpg", caption: "Third" },
              ],
            },
          },
          { is: "table", props: { rows: [["a", "b"], "no row", ["c", [1]], ["d", "e"]] } },
          { is: "list", props: { items: ["One", { no: "text" }, "Three"] } },
        ],
      }),
    );
    expect(lines).toContain("article/904: warning: components.0.items.1 (slider) is left out: imageUrl: is missing");
    expect(lines).toContain("components.1.rows.1 (table) is left out");
    expect(lines).toContain("components.1.rows.2 (table) is left out");
    expect(lines).toContain("components.2.items.1 (list) is left out");
    expect(lines).toContain("1 stored, 0 unchanged, 0 refused");
    const root = await rootAt("/harbor/story-4");
    const body = root.querySelector(".article-body")?.text ?? "";
    for (const words of ["First", "Third", "One", "Three"]) expect(body).toContain(words);
    expect(root.querySelectorAll(".article-body tr")).toHaveLength(2);
  });

  it("of a front's list, and of a channel's week", async () => {
    const today = easternDate(Date.now());
    const on = (hour: number, title?: string) => ({
      title,
      "start-utc": new Date(easternTime(today, hour * 60)).toISOString(),
      "end-utc": new Date(easternTime(today, hour * 60 + 60)).toISOString(),
    });
    const lines = await store(
      layout("sectionLayout", "quay", {
        main: [
          {
            is: "article-list",
            props: { title: "Picked", items: [{ title: "Kept", url: "/harbor/story-1" }, { title: "No address" }] },
          },
        ],
      }),
      { type: "section", id: "quay", title: "Quay", path: "quay" },
      {
        type: "schedule",
        id: "news",
        day: [{ attributes: { value: today }, show: [on(15, "Morning Tide"), on(16), { title: "No times" }] }],
      },
    );
    expect(lines).toContain(
      "layout/sectionLayout-quay: warning: main.0.items.1 (article-list) is left out: url: is missing",
    );
    expect(lines).toContain("schedule/news: warning: day.0.show.1 is left out: title: is missing");
    expect(lines).toContain(
      "schedule/news: warning: day.0.show.2 is left out: start-utc: is missing; end-utc: is missing",
    );
    await expect.poll(() => textAt("/quay")).toContain("Kept");
    expect(await textAt(`/fnctv?day=${today}`)).toContain("Morning Tide");
  });
});

describe("HEAD-03 a live-event heading stands in any front", () => {
  const heading = {
    is: "live-event-heading",
    props: {
      title: "The regatta, live",
      eyebrow: "Live",
      playlist: "regatta-clips",
      backgroundImage: "/uploads/bay.jpg",
    },
  };

  it("with the clips of its playlist, a poster, and one title on the page", async () => {
    await store(
      { type: "video", id: "6401", title: "The start", last_published_date: "2025-01-01T00:00:00Z" },
      {
        type: "video",
        id: "6402",
        title: "The finish",
        thumbnail: "/uploads/finish.jpg",
        last_published_date: "2025-01-01T00:00:00Z",
      },
      { type: "playlist", id: "regatta-clips", title: "Regatta", videos: ["6401", "6402", {}] },
      layout("sectionLayout", "marina", { "pre-content": [heading], main: [heading] }),
      { type: "section", id: "marina", title: "Marina", path: "marina" },
      { ...layout("homeLayout", null), publication_date: "2025-03-01T00:00:00Z", "pre-content": [heading] },
    );
    for (const [path, count] of [
      ["/marina", 2],
      ["/", 1],
    ] as const) {
      await expect.poll(() => textAt(path)).toContain("The regatta, live");
      const root = await rootAt(path);
      expect(root.querySelectorAll("h1"), path).toHaveLength(1);
      expect(
        root.querySelectorAll("h2").filter(({ text }) => text === "The regatta, live"),
        path,
      ).toHaveLength(count);
      const video = root.querySelector('[data-video-id="6401"]');
      expect(video?.querySelector("img")?.getAttribute("src"), path).toContain("bay.jpg");
      expect(root.querySelector('a[href="/video/6402"]')?.text, path).toContain("The finish");
    }
  });
});

it("API-06 items of article-search have a description and every flag", async () => {
  await store(story(5, { dek: "What it says.", isBreaking: true, fn__contributors: ["Ada Quill"] }));
  const ask = async (query: string) => (await fetch(`${site.url}/api/article-search?${query}`)).json();
  const items: { url: string }[] = await ask("isCategory=true&searchSelected=harbor&size=30");
  expect(items.find(({ url }) => url === "/harbor/story-5")).toMatchObject({
    title: "Story 5",
    description: "What it says.",
    isBreaking: true,
    isDeveloping: false,
    isLive: false,
    category: { name: "Harbor", url: "/harbor" },
    authors: [{ name: "Ada Quill" }],
  });
  expect(await ask("searchBy=urls&value=/harbor/story-5&size=1")).toMatchObject([
    { title: "Story 5", description: "What it says.", components: [] },
  ]);
});
