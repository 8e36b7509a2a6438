import { describe, expect, it } from "vitest";
import { routeTable } from "../model/addresses/route-table.ts";
import { showsInWords } from "./lite/lite-own-pages.server.ts";
import { loadGuidePage } from "./pages/guide/load.server.ts";
import { loadShowsPage } from "./pages/shows/load.server.ts";
import { routes, type Row } from "./routes.server.ts";

const match = routeTable(routes);

describe("the URL table", () => {
  it.each([
    ["ROUTE-19", "/", "index", {}],
    ["ROUTE-04", "/fnctv", "fnctv", {}],
    ["ROUTE-04", "/foxaroundtheworld", "foxaroundtheworld", {}],
    ["ROUTE-04", "/go", "go", {}],
    ["ROUTE-04", "/gowatch", "gowatch", {}],
    ["ROUTE-04", "/newyears", "newyears", {}],
    ["ROUTE-04", "/personalities", "personalities", {}],
    ["ROUTE-04", "/shows", "shows", {}],
    ["ROUTE-04", "/video", "video", {}],
    ["ROUTE-22", "/alerts/subscribe", "alerts-subscribe", {}],
    ["ROUTE-22", "/foxaroundtheworld/search", "foxaroundtheworld-search", {}],
    ["ROUTE-22", "/person/personalities", "person-personalities", {}],
    ["ROUTE-22", "/search-results/search", "search-results", {}],
    ["ROUTE-22", "/video/shows", "video-shows", {}],
    ["ROUTE-22", "/video/topics", "video-topics", {}],
    ["ROUTE-22", "/elections", "elections", {}],
    ["ROUTE-22", "/elections/2023", "elections-2023", {}],
    ["ROUTE-22", "/elections/2023/ohio", "elections-2023", { slug: "ohio" }],
    ["ROUTE-22", "/elections/2023/general-results", "elections-2023-results", { hash: "general" }],
    ["ROUTE-22", "/video/shows/the-vail-report", "video-shows-id", { id: "the-vail-report" }],
    ["ROUTE-22", "/video/topics/a/b/c", "video-topics-all", {}],
    ["ROUTE-22", "/category", "category", {}],
    ["ROUTE-22", "/category/us", "category-slug", { slug: "us" }],
    ["ROUTE-22", "/category/us/crime", "category-all", {}],
    ["ROUTE-22", "/coverage", "coverage-page", {}],
    ["ROUTE-22", "/coverage/storm-center", "coverage-page", { page: "storm-center" }],
    ["ROUTE-22", "/shows/the-vail-report", "shows-id", { id: "the-vail-report" }],
    ["ROUTE-22", "/video/6312", "video-video", { video: "6312" }],
    ["ROUTE-22", "/person/c/nora-castellan", "person", { p: "c", slug: "nora-castellan" }],
    ["ROUTE-22", "/person/nora-castellan", "person", { slug: "nora-castellan" }],
    ["ROUTE-20", "/politics", "section", { slug: "politics" }],
    ["ROUTE-20", "/politics/a-story", "slug-article", { slug: "politics", article: "a-story" }],
    ["ROUTE-20", "/politics/a-story/part/two", "slug-article-all", { slug: "politics", article: "a-story" }],
  ])("%s %s is %s", (_, path, name, params) => {
    expect(match(path)).toMatchObject({ route: { name }, params });
  });

  it.each([
    ["/CATEGORY/Us/Crime", "category-all", "/category/Us/Crime"],
    ["/Coverage", "coverage-page", "/coverage"],
    ["/SHOWS", "shows", "/shows"],
    ["/Person/C/Nora", "person", "/person/C/Nora"],
    ["/Video/Ab1", "video-video", "/video/Ab1"],
    ["/Alerts/Subscribe", "alerts-subscribe", "/alerts/subscribe"],
    ["/Elections/2023/General-RESULTS", "elections-2023-results", "/elections/2023/General-results"],
    ["/US/A/B/C", "slug-article-all", "/US/A/B/C"],
  ])("ROUTE-20 %s is %s, written %s", (asked, name, path) => {
    expect(match(asked)).toMatchObject({ route: { name }, path });
  });

  it.each(["saved", "settings"])("the reader's own page /%s is none of a section", (name) => {
    expect(match(`/${name}`)).toMatchObject({ route: { name, page: name } });
  });

  it("matches nothing outside the base path", () => {
    expect(match("politics")).toBeUndefined();
    expect(match("")).toBeUndefined();
  });
});

it("ROUTE-01 a row with another page's loader, without a loader, a page or a cache policy, with an unknown page, rule, kind, layout or policy, or without the text edition that its page has, does not compile", () => {
  const row = { page: "guide", load: loadGuidePage, kind: "home", rules: [], cache: "everyone" } as const;
  const { page: _page, ...withoutPage } = row;
  const { load: _load, ...withoutLoader } = row;
  const { cache: _cache, ...withoutPolicy } = row;
  // Each line below is an error to the compiler, which says so if one is not.
  const refused: Row[] = [
    // @ts-expect-error the guide's loader loads no video
    { ...row, page: "video" },
    // @ts-expect-error there is no such page
    { ...row, page: "nowhere" },
    // @ts-expect-error there is no such rule
    { ...row, rules: ["nobody-knows"] },
    // @ts-expect-error there is no such kind
    { ...row, kind: "nobody-knows" },
    // @ts-expect-error there is no such layout
    { ...row, layout: "nobody-draws" },
    // @ts-expect-error there is no such policy
    { ...row, cache: "for-good" },
    // @ts-expect-error no page
    withoutPage,
    // @ts-expect-error no loader
    withoutLoader,
    // @ts-expect-error no cache policy
    withoutPolicy,
    // @ts-expect-error the list of shows has a text edition, which its row must tell
    { ...row, page: "shows", load: loadShowsPage },
    // @ts-expect-error the guide has none
    { ...row, tell: showsInWords },
  ];
  expect(refused).toHaveLength(11);
});
