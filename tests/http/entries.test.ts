// What stands in lists and fronts, on records that are not the demo's: one bad entry costs one entry, and items are complete.

import { describe, expect, it } from "vitest";
import { easternDate, easternTime } from "../../model/time/eastern-days.ts";
import { harborSite, layout, story } from "./harbor-site.ts";

const { rootAt, store, textAt } = harborSite([
  { type: "section", id: "harbor", title: "Harbor", path: "harbor" },
  story(1),
]);

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
        wp__tags: [{ path: "boats", title: "Boats" }, {}, { title: "Nowhere" }, null],
      }),
    );
    expect(lines).toContain("article/904: warning: components.0.items.1 (slider) is left out: imageUrl: is missing");
    expect(lines).toContain("components.1.rows.1 (table) is left out");
    expect(lines).toContain("components.1.rows.2 (table) is left out");
    expect(lines).toContain("components.2.items.1 (list) is left out");
    expect(lines).toContain("article/904: warning: wp__tags.1 is left out: is empty");
    expect(lines).toContain("article/904: warning: wp__tags.2 is left out: path: is missing");
    expect(lines).toContain("article/904: warning: wp__tags.3 is left out: is empty");
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
        day: [
          {
            attributes: { value: today, "day-of-week": 9 },
            show: [on(15, "Morning Tide"), on(16), { title: "No times" }],
          },
        ],
      },
    );
    expect(lines).toContain(
      "layout/sectionLayout-quay: warning: main.0.items.1 (article-list) is left out: url: is missing",
    );
    expect(lines).toContain("schedule/news: warning: day.0.show.1 is left out: title: is missing");
    expect(lines).toContain(
      "schedule/news: warning: day.0.show.2 is left out: start-utc: is missing; end-utc: is missing",
    );
    expect(lines).toContain("schedule/news: warning: day.0.attributes.day-of-week is left out: is 9, but ");
    await expect.poll(() => textAt("/quay")).toContain("Kept");
    await expect.poll(() => textAt(`/fnctv?day=${today}`)).toContain("Morning Tide");
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
  const ask = async (query: string) => JSON.parse(await textAt(`/api/article-search?${query}`));
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
