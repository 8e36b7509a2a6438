// Layouts of a newsroom that is not the demo: every page that takes one draws all its regions.

import { describe, expect, it } from "vitest";
import { harborSite, layout, promo, regionNames, story } from "./harbor-site.ts";

const rail = 'aside[aria-label="More"]';

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
  story(4, { fn__legacy_type: "slideshow", components: [{ is: "article-image", props: { url: "/uploads/a.jpg" } }] }),
  story(5, { fn__legacy_type: "interactive" }),
  { type: "section", id: "44", title: "The count", path: "elections/2023/count" },
  layout("categoryLayout", "category"),
  layout("categoryLayout", "elections/2023/count"),
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

const { rootAt, store, textAt, told } = harborSite(records);

const pages: [string, string][] = [
  ["/", "homeLayout"],
  ["/harbor", "sectionLayout"],
  ["/category/boats", "categoryLayout"],
  ["/harbor/story-1", "articleLayout"],
  ["/harbor/story-4", "articleLayout"],
  ["/harbor/story-5", "articleLayout"],
  ["/category", "categoryLayout"],
  ["/elections/2023/count", "categoryLayout"],
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
    expect(told()).toBe(`${records.length} stored, 0 unchanged, 0 refused\n`);
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

  it.each([
    ["1960", "gale"],
    ["1961", "coverage/calm"],
    ["1962", "1962"],
  ])("LAYOUT-07 the layout of event %s names it as %s", async (id, elementId) => {
    const path = id === "1962" ? "coverage/swell" : `coverage/${elementId.replace("coverage/", "")}`;
    await store(
      { type: "live_event", id, path, title: `Event ${id}`, updates: [] },
      { type: "layout", id: `of-${id}`, subtype: "liveEventLayout", elementId, main: [promo(`Around ${id}`)] },
    );
    await expect.poll(() => textAt(`/${path}`)).toContain(`Around ${id}`);
  });

  it("BLOCK-12 a region that is no list costs at most itself", async () => {
    const lines = await store({
      type: "layout",
      id: "odd",
      subtype: "categoryLayout",
      elementId: "boats",
      publication_date: "2025-03-01T00:00:00Z",
      main: [promo("Good boats")],
      rightRail: promo("A single boat"),
      leftRail: "no boats",
    });
    expect(lines).toContain("1 stored, 0 unchanged, 0 refused");
    expect(lines).toMatch(/layout\/odd: warning: leftRail\.0 .*is left out/);
    await expect.poll(() => textAt("/category/boats")).toContain("Good boats");
    expect(await textAt("/category/boats")).toContain("A single boat");
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
    sideBar: [promo("Nowhere")],
    labels: ["not a region"],
  });
  expect(lines).toContain("layout/mysteryLayout-null: warning: mysteryLayout is left out: no page reads a layout");
  expect(lines).toContain(
    "warning: main.0 (special-feature) is left out: the page of a videoNavigation does not draw it",
  );
  expect(lines).toContain("layout/rooms: warning: sideBar is left out: no page has a region of this name");
  expect(lines).not.toContain("labels");
});

it("VIDEO-06 a layout of the video room that holds nothing to draw leaves the usual shelves", async () => {
  await store({ type: "layout", id: "rooms", subtype: "videoNavigation", elementId: null, main: [promo("Lost")] });
  await expect.poll(() => textAt("/video")).toContain("A clip");
});
