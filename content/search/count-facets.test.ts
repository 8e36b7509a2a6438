import { expect, it } from "vitest";
import { countFacets, isWithin, type Countable } from "./count-facets.ts";

const nora = { slug: "nora", name: "Nora" };
const theo = { slug: "theo", name: "Theo" };
const documents: Countable[] = [
  { kind: "article", sections: ["politics", "us"], authors: [nora] },
  { kind: "article", sections: ["politics"], authors: [theo, nora] },
  { kind: "video", sections: ["us"], authors: [] },
  { kind: "person", sections: [], authors: [] },
];

it("counts kinds, sections and authors, the most first", () => {
  expect(countFacets(documents, {})).toEqual({
    kinds: { article: 2, video: 1, person: 1 },
    sections: [
      { value: "politics", name: "politics", count: 2 },
      { value: "us", name: "us", count: 2 },
    ],
    authors: [
      { value: "nora", name: "Nora", count: 2 },
      { value: "theo", name: "Theo", count: 1 },
    ],
  });
});

it("a choice narrows the others, not itself", () => {
  const { kinds, sections, authors } = countFacets(documents, { kinds: ["article"], section: "us" });
  expect(kinds).toEqual({ article: 1, video: 1 });
  expect(sections.map(({ value, count }) => [value, count])).toEqual([
    ["politics", 2],
    ["us", 1],
  ]);
  expect(authors.map(({ value }) => value)).toEqual(["nora"]);
});

it.each([
  [{}, 4],
  [{ kinds: ["video", "person"] as const }, 2],
  [{ section: "us" }, 2],
  [{ author: "theo" }, 1],
  [{ section: "us", author: "theo" }, 0],
])("%o leaves %i", (narrowing, left) => {
  expect(documents.filter((one) => isWithin(one, narrowing))).toHaveLength(left);
});
