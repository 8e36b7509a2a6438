import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SearchAnswer, SearchQuery } from "../../content/search/search-query.ts";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { beforeLabels } from "./before-labels.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { minutesBefore, noon, put, story } from "./sample-records.ts";

const minutesOfDay = 24 * 60;

const paragraph = (text: string) => ({ components: [{ is: "paragraph", props: { text } }] });
const by = (name: string, slug: string) => ({ fn__contributors: [{ full_name: name, page_url: `/person/x/${slug}` }] });
const at = (section: string, slug: string, days: number) => ({
  canonical_url: `/${section}/${slug}`,
  publication_date: minutesBefore(days * minutesOfDay),
});

const records = [
  story("clears", {
    title: "Senate clears storm bill",
    ...at("politics", "clears", 1),
    ...by("Nora Castellan", "nora"),
  }),
  story("weighs", {
    title: "Morning notes",
    ...at("politics", "weighs", 2),
    ...paragraph("The senate weighs a storm bill."),
  }),
  story("old", {
    title: "Storm bill of another time",
    ...at("us", "old", 3000),
    ...paragraph("A senate long ago."),
    ...by("Theo Brandt", "theo"),
  }),
  story("gallery", { title: "The storm in pictures", ...at("us", "gallery", 10), fn__legacy_type: "slideshow" }),
  story("cooking", { title: "Cooking for two", ...at("lifestyle", "cooking", 1) }),
  put({
    type: "video",
    id: "v1",
    title: "Storm over the senate",
    description: "On film.",
    last_published_date: minutesBefore(5),
  }),
  put({
    type: "person",
    id: "p1",
    full_name: "Nora Castellan",
    role: "Author",
    personSlug: "nora",
    title: "Senate correspondent",
  }),
  put({ type: "show", id: "s1", title: "The Storm Desk", description: "Weather every night." }),
];

describe.each(databases)("search on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;

  beforeEach(async () => {
    home = await empty();
    store = await openStore({ ...home, now: () => noon });
    await store.write(records);
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
  });
  afterAll(stop);

  async function search(text: string, query: Partial<SearchQuery> = {}): Promise<SearchAnswer> {
    const { answer, found } = await store.search({ text, sort: "relevance", offset: 0, size: 20, ...query });
    return { ...answer, items: found.map(({ item }) => item) };
  }
  const titles = async (text: string, query: Partial<SearchQuery> = {}) =>
    (await search(text, query)).items.map(({ title }) => title);

  it("ROUTE-08 finds stories, videos, people and shows that have all the words, the best first", async () => {
    expect(await titles("senate storm")).toEqual([
      "Storm over the senate",
      "Senate clears storm bill",
      "Storm bill of another time",
      "Morning notes",
    ]);
    expect(await titles("nora castellan")).toEqual(["Nora Castellan", "Senate clears storm bill"]);
    expect((await titles("storm"))[0]).toBe("The Storm Desk");
    expect(await titles("storm cooking")).toEqual([]);
    expect(await titles("the of and")).toEqual([]);
  });

  it("ROUTE-08 a headline copied with a word too many is found", async () => {
    expect(await titles("storm bill of another time senate long ago x")).toEqual(["Storm bill of another time"]);
  });

  it("ROUTE-08 by date the newest come first, and a page is a part of the whole", async () => {
    const byDate = await titles("storm", { sort: "date" });
    expect(byDate).toEqual([
      "Storm over the senate",
      "Senate clears storm bill",
      "Morning notes",
      "The storm in pictures",
      "Storm bill of another time",
      "The Storm Desk",
    ]);
    expect(await titles("storm", { sort: "date", offset: 2, size: 2 })).toEqual(byDate.slice(2, 4));
    expect((await search("storm", { size: 1 })).total).toBe(6);
  });

  it("ROUTE-08 can be narrowed by kind, section, author and time, and counts what each would leave", async () => {
    expect(await titles("storm", { kinds: ["video"] })).toEqual(["Storm over the senate"]);
    expect(await titles("storm", { section: "us", sort: "date" })).toEqual([
      "The storm in pictures",
      "Storm bill of another time",
    ]);
    expect(await titles("storm", { author: "theo" })).toEqual(["Storm bill of another time"]);
    const from = noon - 5 * minutesOfDay * 60_000;
    expect(await titles("storm", { from, to: noon, sort: "date" })).toEqual([
      "Storm over the senate",
      "Senate clears storm bill",
      "Morning notes",
    ]);
    expect(await titles("storm", { from: 0, to: noon - 2000 * minutesOfDay * 60_000 })).toEqual([
      "Storm bill of another time",
    ]);
    expect(await titles("storm", { from: noon, to: noon - minutesOfDay * 60_000 })).toEqual([]);
    const { kinds, sections, authors } = await search("storm", { section: "us" });
    expect(kinds).toEqual({ article: 1, slideshow: 1 });
    expect(sections.map(({ value, count }) => [value, count])).toEqual([
      ["politics", 2],
      ["us", 2],
    ]);
    expect(authors).toEqual([{ value: "theo", name: "Theo Brandt", count: 1 }]);
  });

  it.each([0.01, 1, 2, 8, 30, 200, 900, 4000])(
    "finds several words together within %f days around the first of them",
    async (days) => {
      const half = (days * minutesOfDay * 60_000) / 2;
      const day = noon - minutesOfDay * 60_000;
      expect(await titles("senate storm bill", { from: day - half, to: day + half })).toContain(
        "Senate clears storm bill",
      );
    },
  );

  it("ROUTE-08 shows the passage that was searched for, marked, and never as markup", async () => {
    await store.write([
      story("hostile", { title: "<b>Glacier</b>", ...paragraph("A &lt;script&gt; of the glaciers & more.") }),
    ]);
    const [found] = (await search("glacier")).items;
    expect(found?.titleMarked).toEqual([{ text: "<b>" }, { text: "Glacier", marked: true }, { text: "</b>" }]);
    expect(found?.passage).toEqual([
      { text: "A <script> of the " },
      { text: "glaciers", marked: true },
      { text: " & more." },
    ]);
  });

  it("ROUTE-08 knows what a typing slip may have meant", async () => {
    expect(await search("sentae strom")).toMatchObject({ total: 0, meant: "senate storm" });
    expect((await search("castelan")).meant).toBe("castellan");
    expect((await search("stormbill")).meant).toBe("storm bill");
    expect((await search("zzzzzz")).meant).toBeUndefined();
    expect((await search("senate")).meant).toBeUndefined();
    await store.write([{ remove: { type: "article", id: "cooking" } }]);
    expect((await search("cookingg")).meant).toBeUndefined();
  });

  it("ROUTE-08 holds only what is published and due, and follows what changes", async () => {
    await store.write([
      story("draft", { title: "Glacier draft", published: false }),
      story("later", { title: "Glacier later", publication_date: minutesBefore(-5) }),
      story("clears", { title: "Glacier moves", ...at("world", "moves", 1) }),
    ]);
    expect(await titles("glacier")).toEqual(["Glacier moves"]);
    expect(await titles("glacier", { section: "politics" })).toEqual([]);
    expect(await titles("senate clears")).toEqual([]);
  });

  it("ROUTE-08 finds the newest of very many, although they were stored first, and old ones by narrowing", async () => {
    const many = Array.from({ length: 700 }, (_, index) =>
      story(`many-${index}`, { title: `Flood report ${index}`, ...at("us", `many-${index}`, 1 + index / 10) }),
    );
    await store.write([
      ...many,
      story("far", { title: "Flood far back", ...at("world", "far", 4000), ...by("Ana", "ana") }),
    ]);
    const newest = await search("flood", { sort: "date", size: 3 });
    expect(newest.items.map(({ title }) => title)).toEqual(["Flood report 0", "Flood report 1", "Flood report 2"]);
    expect(newest).toMatchObject({ total: 300, isMore: true, isPartial: true });
    expect(await search("flood", { from: noon - 20 * minutesOfDay * 60_000 })).toMatchObject({
      isMore: false,
      isPartial: true,
    });
    expect(await titles("flood", { section: "world" })).toEqual(["Flood far back"]);
    expect(await titles("flood", { author: "ana" })).toEqual(["Flood far back"]);
    expect(await search("flood", { from: 0, to: noon - 3000 * minutesOfDay * 60_000 })).toMatchObject({
      total: 1,
      isMore: false,
    });
  });

  it("HEADER-03 completes what is being typed: names first, then the newest headlines", async () => {
    const completed = async (text: string) => (await store.completions(text, 5)).map(({ title }) => title);
    expect(await completed("stor")).toEqual([
      "The Storm Desk",
      "Storm over the senate",
      "Senate clears storm bill",
      "The storm in pictures",
      "Storm bill of another time",
    ]);
    expect(await completed("nora ca")).toEqual(["Nora Castellan"]);
    expect(await completed("senate sto")).toEqual(["Storm over the senate", "Senate clears storm bill"]);
    expect(await completed("")).toEqual([]);
    expect(await completed("\"'*(")).toEqual([]);
  });

  it("an older store is read once more when it is opened, and then found in the same ways", async () => {
    const before = await titles("storm", { section: "us" });
    await store.close();
    await beforeLabels(home);
    store = await openStore({ ...home, now: () => noon });
    expect(before).toHaveLength(2);
    expect(await titles("storm", { section: "us" })).toEqual(before);
    expect((await titles("nora castellan"))[0]).toBe("Nora Castellan");
    expect((await search("sentae")).meant).toBe("senate");
  });
});
