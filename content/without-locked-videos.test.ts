import { expect, it } from "vitest";
import { accepted } from "./testing/accepted.ts";
import type { ContentClient } from "./client.ts";
import { nothingFound } from "./search/search-query.ts";
import { withoutLockedInArchive, withoutLockedVideos } from "./without-locked-videos.ts";

const paths = ["/video/1", "/video/2"];
const [open, locked] = [
  accepted("video", { title: "Open" }),
  accepted("video", { title: "Locked", isLocked: true }),
].map(({ doc, index }) => ({ doc: { ...doc, id: "" }, card: index.card }));
const docs = [open, locked].flatMap((video) => (video === undefined ? [] : [video.doc]));
const cards = [open, locked].flatMap((video) => video?.card ?? []);
const found = paths.map((url) => ({ url, title: "", type: "video" }));
const items = paths.map(
  (url) => ({ url, kind: "video", title: "", titleMarked: [], passage: [], authors: [] }) as const,
);

// Whatever is asked for of this store is a video.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const store = {
  byId: async (_: string, id: string) => docs[Number(id) - 1],
  byPath: async (_: string, path: string) => docs[paths.indexOf(path)],
  byPaths: async (_: string, asked: readonly string[]) => asked.map((path) => docs[paths.indexOf(path)]),
  all: async () => docs,
  cards: async () => cards,
  suggestions: async () => found,
  completions: async () => found,
  search: async () => ({ ...nothingFound, items, total: 2 }),
} as unknown as ContentClient;

const client = withoutLockedVideos(() => store)(new Set());
const titles = (all: readonly ({ title: string } | undefined)[]) => all.map((one) => one?.title);

it("VIDEO-05 where nobody can sign in, no read finds a locked video", async () => {
  expect(titles([await client.byId("video", "1"), await client.byId("video", "2")])).toEqual(["Open", undefined]);
  expect(titles(await Promise.all(paths.map((path) => client.byPath("video", path))))).toEqual(["Open", undefined]);
  expect(titles(await client.byPaths("video", paths))).toEqual(["Open", undefined]);
  expect(titles(await client.all("video"))).toEqual(["Open"]);
  expect(titles(await client.cards({ type: "video", lists: [], size: 9 }))).toEqual(["Open"]);
  expect(await client.suggestions("a", 9)).toEqual(found.slice(0, 1));
  expect(await client.completions("a", 9)).toEqual(found.slice(0, 1));
  const answer = await client.search({ text: "a", sort: "date", offset: 0, size: 9 });
  expect([answer.items, answer.total]).toEqual([items.slice(0, 1), 1]);
});

it("VIDEO-05 nor does a map of the archive", async () => {
  const archive = withoutLockedInArchive(() => ({
    archiveMonths: async () => [],
    redirectedFrom: async () => new Set<string>(),
    standingAt: async () => new Set<string>(),
    async *archivedCards() {
      yield* cards;
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    archivedDocs: async function* () {
      yield* docs;
    } as never,
  }))(new Set());
  const part = { month: "2026-01", offset: 0, size: 9 };
  expect(titles(await Array.fromAsync(archive.archivedCards("video", part)))).toEqual(["Open"]);
  expect(titles(await Array.fromAsync(archive.archivedDocs("video", part)))).toEqual(["Open"]);
});
