// What is seen of a front at the desk, over HTTP: the page as readers would get it, what each module shows, and what should be known first.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DrawnFront, OpenFront, StoriesToShow } from "../../model/desk/front-calls.ts";
import { withLatePictures } from "../../model/desk/late-pictures.ts";
import type { FrontChange } from "../../model/desk/front-changes.ts";
import { eventually } from "../eventually.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

const story = (number: number, more: object = {}) => ({
  type: "article",
  id: number,
  title: `Ship ${number} comes in`,
  canonical_url: `/harbor/ship-${number}`,
  publication_date: `2026-03-02T00:00:0${number}Z`,
  thumbnail: "/uploads/art/ship.jpg",
  imageAlt: "A ship",
  fn__sections: [{ path: "harbor", title: "Harbor" }],
  components: [{ is: "paragraph", props: { text: "A ship." } }],
  ...more,
});
const list = (title: string, criteria: object) => ({ is: "article-list", props: { title, searchCriteria: criteria } });
const pins = (...numbers: number[]) => ({
  isFixed: true,
  fixedArticles: numbers.map((number) => ({ articleUrl: `/harbor/ship-${number}` })),
});
const home = {
  type: "layout",
  id: 12,
  subtype: "homeLayout",
  isDefault: true,
  title: "Front page",
  main: [
    list("First", pins(1, 2)),
    list("Newest", { searchSelected: "all", size: 2 }),
    list("Odd", { ...pins(2, 8, 9), size: 4 }),
    list("Nothing", { isSection: true, searchSelected: "no-such-section" }),
  ],
  rightRail: [
    { is: "ad", props: { iu: "rail1" } },
    {
      is: "raw-html",
      props: {
        content: '<p><a href="/gone">Gone</a> <a href="/harbor">Here</a> <a href="/uploads/map.pdf">A file</a></p>',
      },
    },
  ],
};
const records = [
  home,
  { type: "section", id: "harbor", title: "Harbor" },
  ...[1, 2, 3, 4, 5, 6].map((number) => story(number)),
  story(8, { publication_date: "2100-01-01T00:00:00Z" }),
  story(7, { title: `A ship${" and another".repeat(12)}`, thumbnail: undefined }),
  { type: "layout", id: "of-harbor", subtype: "sectionLayout", elementId: "harbor", main: [list("Here", { size: 3 })] },
  { type: "layout", id: "of-nothing", subtype: "personLayout", isDefault: true, main: [] },
];

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls(records);
  const art = join(desk.site.dataDir, "uploads", "art");
  await mkdir(art, { recursive: true });
  await writeFile(join(art, "ship.jpg"), "a ship");
  call = await desk.as("producer", "Ann");
});
afterAll(() => desk.stop());

const ask = async <T>(path: string): Promise<T> => (await call("GET", path)).json();
let steps = 0;
const step = (change: FrontChange) => {
  steps += 1;
  return call("POST", "/fronts/12/steps", { id: `step-of-page-${steps}`, change });
};
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];

it("the page is the readers' own, with comments where modules begin and end, and may stand in a frame of the site", async () => {
  const answer = await call("GET", "/fronts/12/page");
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const html = await answer.text();
  const readers = await (await fetch(desk.site.url)).text();
  expect(readers).not.toMatch(/module:|module-mark/);
  const marks = [...html.matchAll(/<!--(module:[^>]*|\/module)-->/g)].map(([, mark]) => mark);
  expect(marks).toEqual(
    ["main%2D0", "rightRail%2D0", "rightRail%2D1", "main%2D1", "main%2D2"].flatMap((key) => [
      `module:${key}`,
      "/module",
    ]),
  );
  expect(mainOf(html.replaceAll(/<!--(module:[^>]*|\/module)-->/g, ""))).toBe(mainOf(withLatePictures(readers)));
});

it("the front of a section is seen on its own page, one that no page shows is told", async () => {
  expect(await (await call("GET", "/fronts/of-harbor/page")).text()).toContain("<!--module:main%2D0-->");
  expect(await ask<DrawnFront>("/fronts/of-harbor/modules")).toMatchObject({ address: "/harbor" });
  expect((await call("GET", "/fronts/of-nothing/page")).status).toBe(404);
  expect((await call("GET", "/fronts/no-such/page")).status).toBe(404);
});

it("tells what each module shows, what comes next, and what is wrong", async () => {
  const { modules, warnings } = await ask<DrawnFront>("/fronts/12/modules");
  const titles = (stories: readonly { title: string }[] = []) => stories.map(({ title }) => title);
  expect(titles(modules["main-0"]?.stories)).toEqual(["Ship 1 comes in", "Ship 2 comes in"]);
  expect(titles(modules["main-1"]?.stories)).toEqual([expect.stringMatching(/^A ship and/), "Ship 6 comes in"]);
  expect(titles(modules["main-1"]?.next)).toEqual(["Ship 5 comes in", "Ship 4 comes in", "Ship 3 comes in"]);
  const told = warnings.map(({ key, url = "", text }) => [key, url, text]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["main-2", "/harbor/ship-2", "It is pinned on this page already."],
      ["main-2", "/harbor/ship-8", "It is embargoed: readers see it later."],
      ["main-2", "/harbor/ship-9", "There is no story at this address."],
      ["main-3", "", "There is no section no-such-section."],
      ["main-3", "", "Readers see nothing of it: no story is found."],
      ["rightRail-1", "", "It leads to /gone, where readers find nothing."],
      ["main-1", "/harbor/ship-7", "It has no picture."],
      ["main-1", "/harbor/ship-7", expect.stringContaining("Its headline has 150 letters")],
    ]),
  );
  expect(told.filter(([key, url]) => key === "main-0" || (key === "main-1" && url === ""))).toEqual([]);
  expect(told.filter(([key]) => key === "rightRail-1")).toHaveLength(1);
});

it("a picture that is not there is told at its story, for this front alone", async () => {
  const picture = (imageUrl: string | null) =>
    step({ do: "story", key: "main-0", url: "/harbor/ship-1", fields: { imageUrl } });
  const told = async () => (await ask<DrawnFront>("/fronts/12/modules")).warnings.filter(({ key }) => key === "main-0");
  await picture("/uploads/none.jpg");
  expect(await told()).toEqual([
    { key: "main-0", url: "/harbor/ship-1", field: "imageUrl", text: "There is no picture at /uploads/none.jpg." },
  ]);
  await picture("/uploads/art/ship.jpg");
  expect(await told()).toEqual([]);
  await picture(null);
});

it("a pin that readers do not see has its headline", async () => {
  const { unseen } = await ask<DrawnFront>("/fronts/12/modules");
  expect(unseen).toEqual({ "/harbor/ship-8": "Ship 8 comes in" });
});

it("stories are found by words, and by address", async () => {
  const found = (text: string) => ask<StoriesToShow>(`/front-stories?${new URLSearchParams({ text }).toString()}`);
  expect((await found("another")).stories).toMatchObject([{ url: "/harbor/ship-7", state: { is: "out" } }]);
  expect((await found("/harbor/ship-3")).stories).toMatchObject([{ title: "Ship 3 comes in" }]);
  expect((await found("/harbor/ship-8")).stories).toMatchObject([{ state: { is: "later" } }]);
  expect(await found("/harbor/ship-comes-in")).toEqual({
    stories: [],
    isElsewhere: false,
    nothing: "Nothing is at /harbor/ship-comes-in.",
  });
  expect(await found("https://elsewhere.example/ship")).toMatchObject({ stories: [], isElsewhere: true });
});

it("a step is seen on the page at once; a pin with an end is over then, also for readers", async () => {
  await step({
    do: "move-story",
    key: "main-1",
    url: "/harbor/ship-6",
    to: { key: "main-0", before: "/harbor/ship-2" },
  });
  await step({ do: "story", key: "main-0", url: "/harbor/ship-6", fields: { title: "Only here" } });
  const until = new Date(Date.now() + 3000).toISOString();
  await step({ do: "story", key: "main-0", url: "/harbor/ship-1", fields: { until } });
  expect(await (await call("GET", "/fronts/12/page")).text()).toContain("Only here");
  const { version } = await ask<{ version: string }>("/fronts/12");
  expect((await call("POST", "/fronts/12/publish", { over: version })).status).toBe(200);
  const first = async () => {
    const html = await (await fetch(desk.site.url)).text();
    return [...html.slice(0, html.indexOf("Newest")).matchAll(/\/harbor\/ship-\d/g)].map(([url]) => url);
  };
  await eventually(async () => expect(await first()).toContain("/harbor/ship-6"));
  await eventually(async () => expect(await first()).not.toContain("/harbor/ship-1"));
});

it("a front on which nothing is left is told before it is published, and readers are not told that there are no stories", async () => {
  const harbor = () => ask<DrawnFront>("/fronts/of-harbor/modules");
  expect((await ask<OpenFront>("/fronts/of-harbor")).front.rightRail).toEqual([]);
  // What is in the rail comes of itself, and is not stored.
  expect(await harbor()).toMatchObject({ isBare: false, isRailUsual: true });
  expect(await ask<DrawnFront>("/fronts/12/modules")).toMatchObject({ isBare: false, isRailUsual: false });

  const emptied = async (front: string) => {
    const open = await ask<OpenFront>(`/fronts/${front}`);
    for (const { key } of Object.values(open.front).flat()) {
      const id = `step-to-empty-${front}-${key}`;
      expect((await call("POST", `/fronts/${front}/steps`, { id, change: { do: "remove", key } })).status).toBe(200);
    }
    expect(await ask<DrawnFront>(`/fronts/${front}/modules`)).toMatchObject({ isBare: true, isRailUsual: true });
    expect((await call("POST", `/fronts/${front}/publish`, { over: open.version })).status).toBe(200);
  };
  const textOf = async (path: string) => (await fetch(desk.site.url + path)).text();
  const nothingHere = (link: string) =>
    expect.stringMatching(`There is nothing here right now\\.(<!-- -->| )*<a href="${link}">`);
  await emptied("of-harbor");
  await eventually(async () => expect(await textOf("/harbor")).toEqual(nothingHere("/harbor\\?page=2")));
  expect(await textOf("/harbor?page=2")).toContain("Ship 6 comes in");
  await emptied("12");
  await eventually(async () => expect(await textOf("/")).toEqual(nothingHere("/\\?archive=all")));
  expect(await textOf("/?archive=all")).toContain("2026");
});
