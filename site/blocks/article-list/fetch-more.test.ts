import { expect, it } from "vitest";
import { fetchMore, moreAddress, moreStories } from "./fetch-more.ts";

const place = { queryParams: { isCategory: "true", searchSelected: "politics" }, from: 14 };
const stories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${index}`, url: `/${index}` }));

it("LIST-08 asks for 11 from where the page ended", () => {
  expect(moreAddress(place)).toBe("/api/article-search?isCategory=true&searchSelected=politics&size=11&from=14");
});

it.each([
  [0, 0, undefined],
  [10, 10, undefined],
  [11, 10, 24],
  [30, 10, 24],
])("LIST-08 of %i stories %i are shown and the next starts at %s", (count, expected, from) => {
  const { stories: shown, next } = moreStories(stories(count), place);
  expect(shown).toHaveLength(expected);
  expect(next?.from).toBe(from);
});

async function pressed(list: readonly string[], onPage: readonly string[]) {
  const asked: number[] = [];
  const { stories: brought, next } = await fetchMore(
    { queryParams: {}, from: 0 },
    new Set(onPage.map((name) => `/${name}`)),
    async ({ from }) => {
      asked.push(from);
      return list.slice(from, from + 11).map((name) => ({ title: name, url: `/${name}` }));
    },
  );
  return { brought: brought.map(({ title }) => title), next: next?.from, asked };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

it.each([
  ["the first ten", numbers(25), [], { brought: numbers(10), next: 10, asked: [0] }],
  ["all of a short list", numbers(4), [], { brought: numbers(4), next: undefined, asked: [0] }],
  ["none that stands on the page", numbers(4), ["1", "2"], { brought: ["0", "3"], next: undefined, asked: [0] }],
  [
    "what comes after ten that stand there",
    numbers(15),
    numbers(12),
    { brought: ["12", "13", "14"], next: undefined, asked: [0, 10] },
  ],
  [
    "no further offer where all that is left stands there",
    numbers(15),
    numbers(15).slice(10),
    { brought: numbers(10), next: undefined, asked: [0, 10] },
  ],
  [
    "an offer where one further on is new",
    numbers(25),
    numbers(24).slice(10),
    { brought: numbers(10), next: 20, asked: [0, 10, 20] },
  ],
  ["a story once", ["a", "a", "b"], [], { brought: ["a", "b"], next: undefined, asked: [0] }],
  ["nothing where nothing is", [], [], { brought: [], next: undefined, asked: [0] }],
])("LIST-08 Show More brings %s", async (_, list, onPage, expected) => {
  expect(await pressed(list, onPage)).toEqual(expected);
});

it("LIST-08 one press asks twenty times at most", async () => {
  const { asked, brought } = await pressed(numbers(2000), numbers(2000));
  expect([asked.length, brought.length]).toEqual([20, 0]);
});
