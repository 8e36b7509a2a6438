import { expect, it, vi } from "vitest";
import { parseBlocks } from "../blocks/parse-blocks.ts";
import type { ContentClient } from "../client.ts";
import { article } from "../records/article.ts";
import type { RecordDocs } from "../records/kinds.ts";
import type { Card } from "../../model/stories/card.ts";
import { resolveLayout } from "./resolve-layout.ts";
import { nothingFound } from "../search/search-query.ts";

const card = (name: string): Card => ({
  id: name,
  title: name,
  url: `/us/${name}`,
  form: "article",
  dek: "D",
  authors: [{ name: "N" }],
  publicationDate: "2026-11-14T20:00:00.000Z",
  lastPublishedDate: "2026-11-14T20:30:00.000Z",
});

const missing = () => Promise.resolve(undefined);

function client(parts: Partial<ContentClient> = {}): ContentClient {
  return {
    byId: missing,
    byPath: missing,
    byPaths: () => Promise.resolve([]),
    redirectAt: missing,
    redirectPatterns: () => Promise.resolve([]),
    all: () => Promise.resolve([]),
    cards: ({ size, offset = 0 }) =>
      Promise.resolve(
        "abcdefghijklmnopqrstuvwxyz"
          .split("")
          .slice(offset, offset + size)
          .map(card),
      ),
    layout: missing,
    suggestions: () => Promise.resolve([]),
    search: async () => nothingFound,
    completions: async () => [],
    corrections: async () => [],
    ...parts,
  };
}

const now = Date.parse("2026-11-15T12:00:00Z");
const logged = () => vi.fn<(event: string, details?: object) => void>();
const silent = { info: logged(), warn: logged(), error: logged() };
const blocks = (...components: unknown[]) => parseBlocks(components).blocks;
const list = (is: string, searchCriteria: object, more: object = {}) => ({ is, props: { searchCriteria, ...more } });

it("LAYOUT-07 answers regions and an offset manager", async () => {
  const { regions, offsetManager } = await resolveLayout(
    {
      preContent: blocks(list("spotlight", { searchSelected: "us", size: 2 })),
      main: blocks(list("article-list", { searchSelected: "us", size: 2 }, { hasMore: true })),
    },
    { content: client(), log: silent, now, meta: { category: "us" } },
  );
  expect(Object.keys(regions)).toEqual(["preContent", "leftRail", "main", "rightRail", "fullWidth", "postContent"]);
  expect([...offsetManager]).toEqual([["us", 4]]);
  expect(regions.main[0]).toMatchObject({
    props: {
      items: [{ title: "c" }, { title: "d" }],
      hasMore: true,
      from: 4,
      queryParams: { searchSelected: "us" },
      moreUrl: "/us?page=2",
    },
  });
});

it("a list whose read fails is a logged gap, and the others are filled", async () => {
  const log = { ...silent, error: logged() };
  const noteFailure = vi.fn<() => void>();
  const { regions } = await resolveLayout(
    {
      main: blocks(
        list("card-grid", { searchSelected: "down", size: 1 }),
        list("card-grid", { searchSelected: "us", size: 1 }),
      ),
    },
    {
      content: client({
        cards: ({ lists, size }) =>
          lists[0] === "section:down"
            ? Promise.reject(new Error("no store"))
            : Promise.resolve([card("a")].slice(0, size)),
      }),
      log,
      now,
      noteFailure,
    },
  );
  expect(regions.main).toMatchObject([{ props: { items: [] } }, { props: { items: [{ title: "a" }] } }]);
  expect(log.error).toHaveBeenCalledWith("layout query failed", expect.objectContaining({ message: "no store" }));
  expect(noteFailure).toHaveBeenCalled();
});

const stored = (fields: object = {}) => ({
  ...article.schema.parse({ title: "Stored", canonical_url: "/us/stored", dek: "Stored dek", ...fields }),
  id: "1",
});

const articles: Record<string, ReturnType<typeof stored>> = {
  "/us/stored": stored(),
  "/us/draft": stored({ published: false }),
  "/us/tomorrow": stored({ publication_date: "2026-11-16" }),
  "/us/over": stored({ expiration_date: "2026-11-14" }),
};

function storedAt<T extends keyof RecordDocs>(type: T, path: string): Promise<RecordDocs[T] | undefined> {
  const found: Partial<RecordDocs> = { article: articles[path] };
  return Promise.resolve(found[type]);
}

it("fixed articles: the stored story with what the editor wrote over it; one that is not out, or unknown, is not shown", async () => {
  const content = client({ byPath: storedAt });
  const fixedArticles = [
    { articleUrl: "/us/stored", title: "Written over" },
    { articleUrl: "/us/draft", title: "A draft" },
    { articleUrl: "/us/tomorrow", title: "Tomorrow's" },
    { articleUrl: "/us/over", title: "One that is over" },
    { articleUrl: "/us/unknown" },
    { articleUrl: "https://elsewhere.example/a", title: "Elsewhere" },
  ];
  const { regions } = await resolveLayout(
    { main: blocks(list("card-grid", { isFixed: true, fixedArticles })) },
    { content, log: silent, now },
  );
  expect(regions.main[0]?.props).toMatchObject({
    items: [
      { title: "Written over", url: "/us/stored" },
      { title: "Elsewhere", url: "https://elsewhere.example/a", isExternal: true },
    ],
  });
});

const at = (name: string, hour: number) => ({ ...card(name), publicationDate: `2026-11-14T0${hour}:00:00.000Z` });

it("stories in any of several tags come newest first and once", async () => {
  const pools: Record<string, Card[]> = { "tag:x": [at("a", 5), at("b", 3)], "tag:y": [at("c", 4), at("b", 3)] };
  const { regions } = await resolveLayout(
    { main: blocks(list("card-grid", { tags: { includeAny: ["x", "y"] }, size: 3 })) },
    { content: client({ cards: ({ lists }) => Promise.resolve(pools[lists[0] ?? ""] ?? []) }), log: silent, now },
  );
  expect(regions.main[0]?.props).toMatchObject({ items: [{ title: "a" }, { title: "c" }, { title: "b" }] });
});

it("LIST-11 trending shows 10 and asks for 11", async () => {
  const cards = vi.fn<ContentClient["cards"]>((query) => client().cards(query));
  const { regions } = await resolveLayout(
    { rightRail: blocks(list("trending", {})) },
    { content: client({ cards }), log: silent, now },
  );
  expect(cards).toHaveBeenCalledWith(expect.objectContaining({ size: 11 }));
  expect(regions.rightRail[0]?.props).toMatchObject({ items: { length: 10 } });
});

it("LIST-11 trending says how it goes on, as an article list does", async () => {
  const { regions } = await resolveLayout(
    { main: blocks(list("trending", { searchSelected: "us", size: 2 }, { hasMore: true })) },
    { content: client(), log: silent, now },
  );
  expect(regions.main[0]).toMatchObject({
    props: { hasMore: true, from: 2, queryParams: { isCategory: "true", searchSelected: "us" }, moreUrl: "/us" },
  });
});
