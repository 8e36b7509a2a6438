import { describe, expect, it } from "vitest";
import { routes } from "../routes.server.ts";
import { unmatched } from "../site-route.ts";
import { decideLayout } from "./decide-layout.ts";
import { layouts } from "./layouts.ts";

describe("the kind of layout of a route", () => {
  it.each([
    ["index", "home"],
    ["personalities", "persons-list"],
    ["person", "person"],
    ["shows", "shows-list"],
    ["shows-id", "show"],
    ["slug-article", "article"],
    ["category", "category"],
    ["category-slug", "category"],
    ["elections-2023", "category"],
    ["elections", "category"],
    ["fnctv", "fnctv"],
    ["newyears", "newyears"],
    ["section", "section"],
    ["coverage-page", "live-event"],
    ["nobody-knows-it", "home"],
  ])("LAYOUT-01 %s → %s", (route, kind) => {
    expect((routes.find(({ name }) => name === route) ?? unmatched).kind).toBe(kind);
  });
});

describe("the layout by content", () => {
  it.each([
    ["article", "article-pages"],
    ["section", "section-pages"],
    ["static-page", "static-pages"],
    ["person", "person-layout"],
    ["show", "show-layout"],
    ["live-event", "live-event"],
  ] as const)("LAYOUT-04 %s → %s", (type, layout) => {
    expect(decideLayout({ name: "slug-article", kind: "article" }, type)).toBe(layout);
  });

  it("LAYOUT-05 gowatch has neither header nor network bar", () => {
    expect(layouts[decideLayout({ name: "gowatch", kind: "home" }, "static-page")]).toMatchObject({
      header: false,
      networkBar: false,
    });
  });
});

it("LAYOUT-03 all layouts of the specification exist", () => {
  expect(Object.keys(layouts)).toEqual(
    expect.arrayContaining([
      "default",
      "category",
      "article-pages",
      "static-pages",
      "section-pages",
      "person-layout",
      "show-layout",
      "video-pages",
      "error",
      "tv-schedule",
      "live-event",
      "new-year",
      "persons",
      "search",
      "shows-and-tv-landing",
      "personalities-landing",
      "cookie-demo",
    ]),
  );
  expect(layouts["static-pages"]).toMatchObject({ networkBar: true, header: true, footer: true });
});
