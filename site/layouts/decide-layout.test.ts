import { describe, expect, it } from "vitest";
import type { AnyPageContent } from "../page-types.ts";
import type { PageName } from "../pages/registry.ts";
import { routes } from "../routes.server.ts";
import { unmatched } from "../site-route.ts";
import { decideLayout } from "./decide-layout.ts";
import { layouts } from "./layouts.ts";

describe("the kind of a route", () => {
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
    expect(rowOf(route).kind).toBe(kind);
  });
});

/** A page as a loader returns it, of which only this much is looked at. */
const pageOf = (page: PageName, blocks: object[] = []) => ({ page, props: { blocks } }) as unknown as AnyPageContent;
const rowOf = (route: string) => routes.find(({ name }) => name === route) ?? unmatched;

describe("the layout around a page", () => {
  it.each([
    ["article", "article-pages"],
    ["section", "section-pages"],
    ["static", "static-pages"],
    ["person", "person-layout"],
    ["show", "show-layout"],
    ["live-event", "live-event"],
  ] as const)("LAYOUT-04 %s → %s", (page, layout) => {
    expect(decideLayout(rowOf("slug-article"), pageOf(page))).toBe(layout);
  });

  it("LAYOUT-05 gowatch has neither header nor network bar; go has both", () => {
    const frameAt = (route: string) => layouts[decideLayout(rowOf(route), pageOf("live-tv"))];
    expect(frameAt("gowatch")).toMatchObject({ header: false, networkBar: false });
    expect(frameAt("go")).toMatchObject({ header: true, networkBar: true });
  });

  it.each([
    ["personalities", "personalities", "personalities-landing"],
    ["person-personalities", "personalities", "persons"],
    ["index", "home", "default"],
    ["index", "archive", "section-pages"],
    ["slug-article", "article-print", "print"],
    ["search-results", "search", "search"],
  ] as const)("LAYOUT-03 at %s the page %s stands in %s", (route, page, layout) => {
    expect(decideLayout(rowOf(route), pageOf(page))).toBe(layout);
  });

  it("LAYOUT-03 a static page that shows what cookies do is the demo of them", () => {
    expect(decideLayout(rowOf("section"), pageOf("static", [{ kind: "cookie-setting" }]))).toBe("cookie-demo");
  });

  it.each(["gowatch", "person-personalities", "nobody-knows-it"])(
    "an error at %s stands in the layout of errors",
    (at) => {
      expect(decideLayout(rowOf(at), pageOf("not-found"))).toBe("error");
      expect(decideLayout(rowOf(at), pageOf("error"))).toBe("error");
    },
  );
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
