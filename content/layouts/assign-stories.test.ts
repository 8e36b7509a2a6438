import { expect, it } from "vitest";
import { parseBlocks } from "../blocks/parse-blocks.ts";
import type { Block } from "../blocks/schemas.ts";
import type { StoryItem } from "../../model/stories/story-item.ts";
import { assignStories } from "./assign-stories.ts";
import { planLists } from "./plan-lists.ts";

const story = (name: string): StoryItem => ({ title: name, url: `/${name}` });
const named = (names: string) => names.split(" ").filter(Boolean).map(story);

interface Case {
  lists: { criteria: object; fixed?: string }[];
  pools: Record<string, string>;
  expected: string[];
}

function deal({ lists, pools }: Case) {
  const { blocks } = parseBlocks(
    lists.map(({ criteria }) => ({ is: "article-list", props: { searchCriteria: criteria } })),
  );
  const plan = planLists(blocks, {}, 0);
  const fixed = new Map<Block, StoryItem[]>(blocks.map((block, index) => [block, named(lists[index]?.fixed ?? "")]));
  const read = new Map([...plan.reads].map(([key, { query }]) => [key, named(pools[query.lists.join()] ?? "")]));
  return { ...assignStories(blocks, plan.lists, { pools: read, fixed }), plan };
}

const titles = ({ lists }: ReturnType<typeof deal>) =>
  [...lists.values()].map(({ items }) => items.map(({ title }) => title).join(" "));

it.each<[string, Case]>([
  [
    "each list starts where the one before it ended",
    {
      lists: [{ criteria: { searchSelected: "us", size: 2 } }, { criteria: { searchSelected: "us", size: 3 } }],
      pools: { "section:us": "a b c d e f" },
      expected: ["a b", "c d e"],
    },
  ],
  [
    "fixed articles come first, in order, and the query fills the rest",
    {
      lists: [{ criteria: { searchSelected: "us", size: 4, fixedArticles: [] }, fixed: "z y" }],
      pools: { "section:us": "a b c" },
      expected: ["z y a b"],
    },
  ],
  [
    "a fixed story is not filled in again, neither before nor after its place",
    {
      lists: [
        { criteria: { searchSelected: "us", size: 2 } },
        { criteria: { searchSelected: "us", size: 2 }, fixed: "a" },
      ],
      pools: { "section:us": "a b c d" },
      expected: ["b c", "a d"],
    },
  ],
  [
    "a story stands once on the page, also when two queries find it",
    {
      lists: [{ criteria: { size: 2 } }, { criteria: { searchSelected: "us", size: 2 } }],
      pools: { all: "a b", "section:us": "b c d" },
      expected: ["a b", "c d"],
    },
  ],
  [
    "the editor's own offset passes stories over",
    {
      lists: [{ criteria: { searchSelected: "us", size: 2, offset: 1 } }],
      pools: { "section:us": "a b c d" },
      expected: ["b c"],
    },
  ],
  [
    "a list that runs out is short",
    {
      lists: [{ criteria: { searchSelected: "us", size: 2 } }, { criteria: { searchSelected: "us", size: 2 } }],
      pools: { "section:us": "a b c" },
      expected: ["a b", "c"],
    },
  ],
])("LAYOUT-08 %s", (_, given) => {
  expect(titles(deal(given))).toEqual(given.expected);
});

it("LAYOUT-08 counts 4 after a list of four, and says where Show More begins", () => {
  const { lists, used } = deal({
    lists: [{ criteria: { searchSelected: "us", size: 4 } }],
    pools: { "section:us": "a b c d e" },
    expected: [],
  });
  expect([...used.values()]).toEqual([4]);
  expect([...lists.values()][0]).toMatchObject({ from: 4, further: [expect.anything()] });
});

it.each<[string, Case["lists"], Record<string, string>, (boolean | undefined)[]]>([
  ["nothing is left", [{ criteria: { searchSelected: "us", size: 2 } }], { "section:us": "a b" }, [false]],
  [
    "all that is left stands on the page by hand",
    [{ criteria: { searchSelected: "us", size: 2 } }, { criteria: { isFixed: true }, fixed: "c d" }],
    { "section:us": "a b c d" },
    [false, false],
  ],
  [
    "all that is left stands in a later list of another query",
    [{ criteria: { searchSelected: "us", size: 2 } }, { criteria: { size: 2 } }],
    { "section:us": "a b c d", all: "c d" },
    [false, false],
  ],
  [
    "a later list of the same query takes the rest",
    [{ criteria: { searchSelected: "us", size: 2 } }, { criteria: { searchSelected: "us", size: 2 } }],
    { "section:us": "a b c d" },
    [false, false],
  ],
  ["one is left", [{ criteria: { searchSelected: "us", size: 2 }, fixed: "c" }], { "section:us": "a b c" }, [true]],
])("LIST-08 Show More is offered only where it brings something: %s", (_, lists, pools, expected) => {
  expect([...deal({ lists, pools, expected: [] }).lists.values()].map(({ further }) => further.length > 0)).toEqual(
    expected,
  );
});

it("one read serves all lists of a query, with enough to spare", () => {
  const { plan } = deal({
    lists: [
      { criteria: { searchSelected: "us", size: 2 } },
      { criteria: { searchSelected: "us", size: 3 } },
      { criteria: { size: 4 } },
    ],
    pools: {},
    expected: [],
  });
  expect([...plan.reads.values()].map(({ size }) => size)).toEqual([2 + 3 + 4 + 1, 4 + 5 + 1]);
});

it("a row of columnists has one column each where it can; the list after it gets what was passed over", () => {
  const by = (name: string, author: string): StoryItem => ({ ...story(name), authors: [{ name: author }] });
  const pool = [by("a", "A"), by("b", "A"), by("c", "B"), by("d", "C"), by("e", "C"), by("f", "A")];
  const dealt = (rowSize: number) => {
    const searchCriteria = (size: number) => ({ searchSelected: "opinion", size });
    const { blocks } = parseBlocks([
      { is: "opinion-row", props: { searchCriteria: searchCriteria(rowSize) } },
      { is: "article-list", props: { searchCriteria: searchCriteria(3) } },
    ]);
    const { lists, reads } = planLists(blocks, {}, 0);
    const pools = new Map([...reads.keys()].map((key) => [key, pool]));
    return titles({ ...assignStories(blocks, lists, { pools, fixed: new Map() }), plan: { lists, reads } });
  };
  expect(dealt(3)).toEqual(["a c d", "b e f"]);
  expect(dealt(4)).toEqual(["a c d b", "e f"]);
});
