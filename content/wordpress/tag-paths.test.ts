// Where a tag stands whose name a category has, its own blog's or another's.

import { expect, it } from "vitest";
import type { PlacedRecord } from "../store/store.ts";
import { blogOf } from "./blog.ts";
import { tagPaths } from "./tag-paths.ts";

const blog = blogOf({ title: "Quay", address: "https://quay.example" }, "quay");
const below = blogOf({ title: "Quay", address: "https://quay.example/blog" }, "quay");

/** What is at fronts of tags already: redirects by where they lead, tags by their titles. */
function storeWith(redirects: readonly string[], tags: Readonly<Record<string, { id: string; title: string }>>) {
  const placed = new Map<string, PlacedRecord[]>([
    ...redirects.map((name): [string, PlacedRecord[]] => {
      const path = `/category/${name}`;
      return [path, [{ type: "redirect", id: path, path, isAlias: false }]];
    }),
    ...Object.entries(tags).map(([name, { id }]): [string, PlacedRecord[]] => {
      const path = `/category/${name}`;
      return [path, [{ type: "tag", id, path, isAlias: false }]];
    }),
  ]);
  const sources = new Map(Object.values(tags).map(({ id, title }) => [id, JSON.stringify({ title })]));
  return {
    claimsOn: async (addresses: readonly string[]) =>
      new Map(addresses.flatMap((address) => (placed.has(address) ? [[address, placed.get(address) ?? []]] : []))),
    sourcesById: async () => sources,
  };
}

const coast = { coast: { name: "Coast" } };

it.each<
  [
    what: string,
    expected: string,
    given: {
      categories?: string[];
      tags?: Record<string, { name: string }>;
      redirects?: string[];
      stored?: Parameters<typeof storeWith>[1];
      of?: typeof blog;
    },
  ]
>([
  ["stands at its name", "coast", {}],
  ["makes room for a category of its blog", "coast-2", { categories: ["coast"] }],
  ["stays where the blog had its categories elsewhere", "coast", { categories: ["coast"], of: below }],
  ["makes room for what another blog's category leads from", "coast-2", { redirects: ["coast"] }],
  ["makes room for that below a path too", "coast-2", { redirects: ["coast"], of: below }],
  [
    "leaves a tag of its blog alone",
    "coast-3",
    { redirects: ["coast"], tags: { ...coast, "coast-2": { name: "Two" } } },
  ],
  ["leaves what leads elsewhere alone", "coast-3", { redirects: ["coast", "coast-2"] }],
  [
    "stays where an import before put it",
    "coast-2",
    { redirects: ["coast"], stored: { "coast-2": { id: "quay-coast", title: "Renamed" } } },
  ],
  [
    "shares the tag of the same title",
    "coast-2",
    { redirects: ["coast"], stored: { "coast-2": { id: "valley-coast", title: "Coast" } } },
  ],
  [
    "does not share one of another title",
    "coast-3",
    { redirects: ["coast"], stored: { "coast-2": { id: "valley-2", title: "Coasts, two" } } },
  ],
])("a tag %s: %s", async (_, expected, { categories = [], tags = coast, redirects = [], stored = {}, of = blog }) => {
  const names = { categories: new Map(categories.map((slug) => [slug, {}])), tags: new Map(Object.entries(tags)) };
  const pathOf = await tagPaths(names, of, storeWith(redirects, stored));
  expect(pathOf("coast")).toBe(expected);
});
