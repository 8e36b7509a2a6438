import { describe, expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import type { VideoSearch } from "../video-search.ts";
import { isShelf, planShelf, type ShelfPlan } from "./plan-shelf.ts";

function planned(is: string, props: object): ShelfPlan {
  const shelf = parseBlocks([{ is, props }]).blocks.find(isShelf);
  if (shelf === undefined) throw new Error(`${is} is no shelf`);
  return planShelf(shelf);
}

const carousel = (searchCriteria: object) => planned("content-carousel", { title: "A", searchCriteria });
const search = (asked: VideoSearch): VideoSearch => ({ mediaTags: [], excludeMedia: [], ...asked });

describe("SHELF-02 a carousel is filled by what its editor chose", () => {
  it.each<[string, object, ShelfPlan]>([
    [
      "fixed articles, in their order",
      {
        searchCriteriaSelected: "By Fixed Articles",
        fixedArticles: [
          { articleUrl: "/video/63", isVideo: true, title: "T" },
          { articleUrl: "/us/a", imageUrl: "/i.svg" },
        ],
      },
      {
        by: "fixed",
        size: 10,
        picks: [
          { kind: "video", url: "/video/63", over: { title: "T", image: undefined } },
          { kind: "article", url: "/us/a", over: { title: undefined, image: "/i.svg" } },
        ],
      },
    ],
    [
      "a category",
      {
        searchCriteriaSelected: "By Category",
        size: "6",
        tags: { includeAny: [{ path: "us" }, "ai"], includeAll: [{ slug: "tech" }], exclude: [{ value: "us/crime" }] },
      },
      {
        by: "search",
        search: search({ size: 6, tags: ["us", "ai"], requiredTags: ["tech"], excludeTags: ["us/crime"] }),
        whenEmpty: "no carousel content for tags",
      },
    ],
    [
      "a section",
      { searchCriteriaSelected: "By Section", selectedSection: { slug: "us" }, searchSelected: "ai" },
      { by: "section", section: "us", size: 10 },
    ],
    [
      "a section by its id",
      { searchCriteriaSelected: "By Section", searchSelected: "ai" },
      { by: "section", section: "ai", size: 10 },
    ],
    [
      "a keyword",
      { searchCriteriaSelected: "By Keyword", searchSelected: "moon" },
      { by: "words", words: "moon", size: 10 },
    ],
    [
      "a show",
      { searchCriteriaSelected: "By Show", shows: [{ slug: "far-desk" }, { slug: "case-file" }], size: 4 },
      { by: "search", search: search({ size: 4, show: "far-desk" }) },
    ],
    [
      "the show's full episodes",
      { searchCriteriaSelected: "by show", shows: [{ slug: "far-desk" }], mediaTags: ["full_episode"] },
      { by: "search", search: search({ size: 10, show: "far-desk", mediaTags: ["full_episode"] }) },
    ],
    ["whatever is newest", { searchCriteriaSelected: "By Date" }, { by: "search", search: search({ size: 10 }) }],
    [
      "a category by its flag",
      { isCategory: "true", tags: { includeAny: ["us"] } },
      {
        by: "search",
        search: search({ size: 10, tags: ["us"], requiredTags: [], excludeTags: [] }),
        whenEmpty: "no carousel content for tags",
      },
    ],
    ["a way nobody knows", { searchCriteriaSelected: "By Horoscope", searchSelected: "us" }, { by: "nothing" }],
    ["nothing", {}, { by: "nothing" }],
    ["a section that is not named", { searchCriteriaSelected: "By Section" }, { by: "nothing" }],
    ["a show that is not named", { searchCriteriaSelected: "By Show" }, { by: "nothing" }],
    ["a keyword that is not given", { searchCriteriaSelected: "By Keyword" }, { by: "nothing" }],
  ])("%s", (_, criteria, expected) => {
    expect(carousel(criteria)).toEqual(expected);
  });
});

it.each([[undefined], [{}], [{ includeAny: [], includeAll: [], exclude: ["us"] }], [{ includeAny: [{}] }]])(
  "SHELF-03 a category carousel with the tags %o asks for nothing and says why",
  (tags) => {
    expect(carousel({ searchCriteriaSelected: "By Category", tags })).toEqual({
      by: "nothing",
      reason: "no search tags provided for carousel",
    });
  },
);

it.each([
  [undefined, 10],
  [4, 4],
  ["7", 7],
  [50, 10],
  [-1, 0],
])("SHELF-08 of a size %o come %i at most", (size, expected) => {
  expect(carousel({ searchCriteriaSelected: "By Section", searchSelected: "us", size })).toMatchObject({
    size: expected,
  });
});

it.each<[string, object, ShelfPlan]>([
  ["rank-tool", { rankListId: 12 }, { by: "rank", listId: "12" }],
  ["rank-tool", {}, { by: "nothing" }],
  ["rank-tool", { items: [{ id: "1", title: "A" }] }, { by: "itself" }],
  ["content-carousel", {}, { by: "nothing" }],
  ["content-carousel", { items: [{ id: "1", title: "A" }] }, { by: "itself" }],
  ["show-carousel", {}, { by: "shows", items: [] }],
  [
    "show-carousel",
    { items: [{ showDetails: { id: 7 }, showTitleOverride: "T" }] },
    { by: "shows", items: [{ id: "7", showTitleOverride: "T", showPosterImageUrl: undefined }] },
  ],
])("SHELF-01 SHELF-06 a %s with %o", (is, props, expected) => {
  expect(planned(is, props)).toEqual(expected);
});

it("SHELF-07 what is no shelf is none", () => {
  const { blocks } = parseBlocks([{ is: "trending", props: {} }, { is: "hologram" }, { is: "rank-tool", props: {} }]);
  expect(blocks.filter(isShelf).map(({ kind }) => kind)).toEqual(["rank-tool"]);
});
