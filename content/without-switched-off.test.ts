import { expect, it } from "vitest";
import { openNoArchive } from "./archive.ts";
import type { ContentClient } from "./client.ts";
import { nothingFound, type SearchQuery } from "./search/search-query.ts";
import { withoutSwitchedOff, withoutSwitchedOffInArchive } from "./without-switched-off.ts";

const found = ["article", "video", "show", "person"].map((type) => ({ url: `/${type}`, title: type, type }));
const asked: SearchQuery[] = [];

// Whatever is asked for of this store is there.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const store = {
  all: async (type: string) => [{ type }],
  byId: async (type: string) => ({ type }),
  byPath: async (type: string) => ({ type }),
  cards: async ({ type }: { type: string }) => [{ type }],
  suggestions: async () => found,
  completions: async () => found,
  search: async (query: SearchQuery) => {
    asked.push(query);
    return { ...nothingFound, total: 1, kinds: { article: 3, show: 2, video: 1 } };
  },
} as unknown as ContentClient;

const open = () => store;
const client = withoutSwitchedOff(open, (feature) => feature !== "shows" && feature !== "videoRoom")(new Set());
const query = { text: "a", sort: "date", offset: 0, size: 9 } as const;

it("where shows and the video room are off, no list, search or suggestion offers one", async () => {
  expect(await client.all("show")).toEqual([]);
  expect(await client.byPath("show", "/shows/a")).toBeUndefined();
  expect(await client.cards({ type: "video", lists: [], size: 9 })).toEqual([]);
  expect((await client.suggestions("a", 9)).map(({ type }) => type)).toEqual(["article", "person"]);
  expect((await client.completions("a", 9)).map(({ type }) => type)).toEqual(["article", "person"]);
  expect((await client.search(query)).kinds).toEqual({ article: 3 });
  expect(asked.at(-1)?.kinds).toEqual(["article", "slideshow", "interactive", "person"]);
  expect((await client.search({ ...query, kinds: ["show"] })).total).toBe(0);
});

it("all else is as it was, and a video of a story plays", async () => {
  expect(await client.all("person")).toHaveLength(1);
  expect(await client.cards({ type: "article", lists: [], size: 9 })).toHaveLength(1);
  expect(await client.byId("video", "1")).toBeDefined();
  expect(withoutSwitchedOff(open, () => true)).toBe(open);
});

it("nor do maps of the archive", async () => {
  const archive = withoutSwitchedOffInArchive(
    (keys) => ({ ...openNoArchive(keys), archiveMonths: async () => [{ month: "2026-01", records: 1 }] }),
    (feature) => feature !== "videoRoom",
  )(new Set());
  expect(await archive.archiveMonths("video")).toEqual([]);
  expect(await archive.archiveMonths("article")).toHaveLength(1);
});
