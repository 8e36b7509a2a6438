// Long: all kinds of shelves on one store.
// Shelves on a real store: what they hold, what is logged when something is missing or fails, and how often the store is asked.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentClient } from "../../../content/client.ts";
import { parseRecord } from "../../../content/records/parse-record.ts";
import { openStoreClient } from "../../../content/store-client.ts";
import { openStore } from "../../../content/store/open-store.ts";
import type { Store } from "../../../content/store/store.ts";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { asking } from "../../testing/asking.ts";
import { fillShelves } from "./fill-shelves.server.ts";

const now = Date.parse("2026-11-15T12:00:00Z");

const video = (id: string, fields: object = {}, hosted: object = {}) => ({
  type: "video",
  id,
  external_id: id,
  title: `Video ${id}`,
  last_published_date: `2026-11-14T12:00:0${id.at(-1)}Z`,
  brightcove: { duration: "0:00:10", media_tags: ["clip"], streams: [{ url: "/a.mp4", mime_type: "MP4" }], ...hosted },
  ...fields,
});

const story = (slug: string, components: object[], fields: object = {}) => ({
  type: "article",
  id: slug,
  title: `Story ${slug}`,
  canonical_url: `/us/${slug}`,
  publication_date: "2026-11-14T12:00:00Z",
  last_modified_date: "2026-11-14T13:00:00Z",
  components,
  ...fields,
});

const withVideo = (videoId: string) => [{ content_type: "brightcove_video", content: { id: videoId } }];
const words = [{ is: "paragraph", props: { text: "Words." } }];

const records = [
  video("1", { tags: [{ path: "us/crime" }], spark_shows: { title: "Far Desk", show_slug: "far-desk" } }),
  video("2", { tags: [{ path: "us/crime" }, { path: "ai" }], title: "A lander on the moon" }),
  video("3", { spark_shows: { title: "Far Desk", show_slug: "far-desk" } }, { media_tags: ["full_episode"] }),
  video("4", { tags: [{ path: "us/crime" }], expiration_date: "2026-11-15T00:00:00Z" }),
  video("5", { published: false, tags: [{ path: "us/crime" }] }),
  story("seen", withVideo("2")),
  story("read", words),
  story("draft", withVideo("2"), { published: false }),
  story("numbers", words, { canonical_url: "/business/numbers" }),
  { type: "show", id: "7", title: "Far Desk", show_slug: "far-desk", sort_order: "1" },
  { type: "show", id: "8", title: "Case File", show_slug: "case-file", sort_order: "2" },
  {
    type: "aggregate",
    id: "most-watched",
    post_group: ["3", "4", "none", "1"].map((spark_id) => ({ post_type: "hosted_video", spark_id })),
  },
  { type: "aggregate", id: "stories", post_group: [{ post_type: "article", spark_id: "1" }] },
];

let dataDir: string;
let store: Store;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "meridian-shelves-"));
  store = await openStore({ dataDir });
  await store.write(
    records.map((record) => {
      const parsed = parseRecord(JSON.stringify(record));
      if (!("ok" in parsed)) throw new Error(`Not accepted: ${JSON.stringify(parsed)}`);
      return { put: parsed.ok };
    }),
  );
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function filled(
  components: readonly object[],
  over: (client: ContentClient) => Partial<ContentClient> = () => ({}),
) {
  const client = openStoreClient(store)(new Set());
  const { context, log, noteFailure } = asking("/video", { content: { ...client, ...over(client) }, now });
  const blocks = await fillShelves(parseBlocks(components).blocks, context);
  const titles = blocks.map((block) => {
    if (block.kind === "show-carousel") return block.props.shows.map(({ title }) => title);
    return block.kind === "rank-tool" || block.kind === "content-carousel"
      ? block.props.videos.map(({ title }) => title)
      : block.kind;
  });
  return { blocks, titles, errors: log.error.mock.calls.map(([text]) => text), noteFailure };
}

const carousel = (searchCriteria: object) => ({ is: "content-carousel", props: { title: "A", searchCriteria } });
const byFixed = (...urls: string[]) =>
  carousel({ searchCriteriaSelected: "By Fixed Articles", fixedArticles: urls.map((articleUrl) => ({ articleUrl })) });
const byCategory = (...includeAny: string[]) =>
  carousel({ searchCriteriaSelected: "By Category", tags: { includeAny } });
const bySection = (slug: string) => carousel({ searchCriteriaSelected: "By Section", selectedSection: { slug } });
const byShow = (slug: string) => carousel({ searchCriteriaSelected: "By Show", shows: [{ slug }] });
const ranked = (rankListId: string) => ({ is: "rank-tool", props: { title: "A", rankListId } });
const shows = (...ids: string[]) => ({
  is: "show-carousel",
  props: { title: "A", items: ids.map((id) => ({ showDetails: { id } })) },
});

describe("what shelves hold, and what is logged of them", () => {
  it.each<[string, object, unknown[], string[]]>([
    ["SHELF-01 a ranked list: what can be seen, in its order", ranked("most-watched"), [["Video 3", "Video 1"]], []],
    ["SHELF-01 a ranked list without videos is omitted", ranked("stories"), [], []],
    ["SHELF-01 a ranked list that is not there is omitted", ranked("none"), [], []],
    ["SHELF-02 a category: newest first, none expired", byCategory("us"), [["A lander on the moon", "Video 1"]], []],
    [
      "SHELF-02 any of two categories, each video once",
      byCategory("us", "ai"),
      [["A lander on the moon", "Video 1"]],
      [],
    ],
    ["SHELF-02 a show", byShow("far-desk"), [["Video 3", "Video 1"]], []],
    [
      "SHELF-02 words",
      carousel({ searchCriteriaSelected: "By Keyword", keyword: "moon lander" }),
      [["A lander on the moon"]],
      [],
    ],
    ["SHELF-03 a category without tags", byCategory(), [], ["no search tags provided for carousel"]],
    ["SHELF-03 a category without videos", byCategory("sports"), [], ["no carousel content for tags"]],
    [
      "SHELF-04 a fixed video and a fixed story that holds one",
      byFixed("/video/1", "/us/seen"),
      [["Video 1", "Story seen"]],
      [],
    ],
    [
      "SHELF-04 a fixed story without a video",
      byFixed("/us/read", "/video/1"),
      [["Video 1"]],
      ["unable to fetch video"],
    ],
    [
      "SHELF-04 a fixed video that is not there",
      byFixed("/video/none", "/video/1"),
      [["Video 1"]],
      ["unable to fetch video"],
    ],
    [
      "SHELF-04 a fixed story that is not there",
      byFixed("/us/none", "/video/1"),
      [["Video 1"]],
      ["no results for article"],
    ],
    ["SHELF-04 a fixed story that is not out", byFixed("/us/draft"), [], ["no results for article"]],
    [
      "SHELF-04 a video of the sister site",
      byFixed("https://business.meridian.example/video/1", "/video/1"),
      [["Video 1"]],
      ["video supplied is not from the news site"],
    ],
    ["SHELF-05 a section: the stories that hold a video", bySection("us"), [["Story seen"]], []],
    ["SHELF-05 a section without videos", bySection("business"), [], ["section has no videos"]],
    ["SHELF-06 all shows", shows(), [["Far Desk", "Case File"]], []],
    ["SHELF-06 a chosen show, and one that is not there", shows("8", "none"), [["Case File"]], []],
    ["SHELF-07 an unknown way is dropped", carousel({ searchCriteriaSelected: "By Horoscope" }), [], []],
    ["SHELF-07 an unknown kind is dropped", { is: "hologram" }, [], []],
    ["SHELF-07 other blocks stay", { is: "paragraph", props: { text: "A" } }, ["paragraph"], []],
  ])("%s", async (_, component, expected, logged) => {
    const { titles, errors, noteFailure } = await filled([component]);
    expect(titles).toEqual(expected);
    expect(errors).toEqual(logged);
    // Nothing failed: the page may be cached.
    expect(noteFailure).not.toHaveBeenCalled();
  });

  it("SHOW-04 shows bring their latest full episode and their latest clip", async () => {
    const { blocks } = await filled([shows("7")]);
    expect(blocks).toMatchObject([{ props: { shows: [{ fullEpisode: { id: "3" }, clipsEpisode: { id: "1" } }] } }]);
  });
});

describe("ERR-03 a shelf that fails is logged with its words, and the others stand", () => {
  const broken = () => Promise.reject(new Error("store is down"));

  it.each<[string, object, Partial<ContentClient>, string[]]>([
    ["a ranked list", ranked("most-watched"), { byId: broken }, ["Error fetching Aggregate"]],
    ["a show's videos", byShow("far-desk"), { cards: broken }, ["Error fetching Video"]],
    [
      "words",
      carousel({ searchCriteriaSelected: "By Keyword", keyword: "moon" }),
      { suggestions: broken },
      ["Error fetching Video"],
    ],
    ["a section", bySection("us"), { cards: broken }, ["Error fetching Video", "section has no videos"]],
    ["the shows", shows(), { all: broken }, ["Error fetching Shows"]],
    [
      "a story",
      byFixed("/us/seen"),
      { byPaths: broken, byPath: broken },
      ["no results for article", "no results for article"],
    ],
    [
      "a video",
      byFixed("/video/1"),
      { byPaths: broken, byPath: broken },
      ["Error fetching Video", "unable to fetch video"],
    ],
  ])("%s", async (_, component, faults, logged) => {
    const beside = { is: "content-carousel", props: { title: "B", items: [{ id: "9", title: "Brought along" }] } };
    const { titles, errors, noteFailure } = await filled([component, beside], () => faults);
    expect(titles).toEqual([["Brought along"]]);
    expect(errors).toEqual(logged);
    expect(noteFailure).toHaveBeenCalled();
  });

  it("SHELF-01 only the video that cannot be read is missing", async () => {
    const { titles, errors } = await filled([ranked("most-watched")], (client) => ({
      byPaths: broken,
      byPath: (type, path) => (path === "/video/3" ? broken() : client.byPath(type, path)),
    }));
    expect(titles).toEqual([["Video 1"]]);
    expect(errors).toEqual(["Error fetching Video"]);
  });

  it("SHOW-04 a show whose videos cannot be read is shown without them", async () => {
    const { titles, errors } = await filled([shows("7")], () => ({ cards: broken }));
    expect(titles).toEqual([["Far Desk"]]);
    expect(errors).toEqual(["Error fetching Video"]);
  });
});

/** Lets reads begin together: none is answered before every read that can be asked for has been. */
function inTurns(client: ContentClient) {
  const asked: string[] = [];
  let turns = 0;
  let turn: Promise<void> | undefined;
  const waiting = async <T>(name: string, read: () => Promise<T>): Promise<T> => {
    asked.push(name);
    turn ??= new Promise((resolve) => {
      turns += 1;
      setImmediate(() => {
        turn = undefined;
        resolve();
      });
    });
    await turn;
    return read();
  };
  const counted: ContentClient = {
    ...client,
    byId: (type, id) => waiting(`byId ${type}`, () => client.byId(type, id)),
    byPath: (type, path) => waiting(`byPath ${type}`, () => client.byPath(type, path)),
    byPaths: (type, paths) => waiting(`byPaths ${type}`, () => client.byPaths(type, paths)),
    all: (type) => waiting(`all ${type}`, () => client.all(type)),
    cards: (query) => waiting("cards", () => client.cards(query)),
    layout: (subtype, elementId) => waiting("layout", () => client.layout(subtype, elementId)),
    suggestions: (text, size) => waiting("suggestions", () => client.suggestions(text, size)),
  };
  return { counted, asked, turns: () => turns };
}

it("SHELF-07 twenty shelves of all kinds take two turns at the store, and one read for all the videos they name", async () => {
  const kinds = [ranked("most-watched"), byCategory("us"), byFixed("/video/1", "/us/seen"), bySection("us"), shows()];
  const { counted, asked, turns } = inTurns(openStoreClient(store)(new Set()));
  const { blocks } = await filled([...kinds, ...kinds, ...kinds, ...kinds], () => counted);
  expect(blocks).toHaveLength(20);
  expect(turns()).toBe(2);
  const times = (name: string) => asked.filter((one) => one === name).length;
  expect(times("byPaths video")).toBe(1);
  expect(times("byPaths article")).toBe(1);
  expect(times("all show")).toBe(1);
  expect(times("byPath video")).toBe(0);
});
