import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { brand } from "../../model/brand.ts";
import { personList, sectionList, tagList } from "../../model/fields/list-names.ts";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { preparedByOlderVersion } from "./older-version.ts";
import { minutesBefore, noon, put, story } from "./sample-records.ts";

const show = (id: string, fields = {}) => put({ type: "show", id, title: `Show ${id}`, ...fields });

const layout = (id: string, elementId: string | null, at: string) =>
  put({ type: "layout", id, subtype: "sectionLayout", elementId, publication_date: at, main: [] });

describe.each(databases)("the store on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  let now = noon;

  beforeEach(async () => {
    now = noon;
    home = await empty();
    store = await openStore({ ...home, now: () => now });
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
  });
  afterAll(stop);

  const titles = async (lists: string[], page: { size?: number; offset?: number; exclude?: string[] } = {}) => {
    const cards = await store.cards({ type: "article", lists, size: 10, ...page });
    return cards.map(({ id }) => id);
  };

  const found = async (text: string, size = 5) => (await store.suggestions(text, size)).map(({ title }) => title);

  describe("writing", () => {
    it("stores a record and gives it back by id and path, with its id", async () => {
      expect(await store.write([story("a")])).toEqual({ stored: 1, unchanged: 0 });
      const byId = await store.byId("article", "a");
      expect(byId).toMatchObject({ id: "a", title: "Story a", canonical_url: "/politics/a", published: true });
      expect(byId?.blocks).toEqual([{ kind: "paragraph", props: { text: "The body of a." } }]);
      expect(await store.byPath("article", "/politics/a")).toEqual(byId);
    });

    it("changes nothing when the same bytes come again", async () => {
      await store.write([story("a")]);
      expect(await store.write([story("a")])).toEqual({ stored: 0, unchanged: 1 });
    });

    it("replaces a record under its id", async () => {
      await store.write([story("a")]);
      expect(await store.write([story("a", { title: "Another" })])).toEqual({ stored: 1, unchanged: 0 });
      expect((await store.byId("article", "a"))?.title).toBe("Another");
      expect(await store.counts()).toEqual([{ type: "article", records: 1, published: 1 }]);
    });

    it("writes many changes at once as if they came one after another", async () => {
      const many = Array.from({ length: 150 }, (_, number) => story(`m${number}`));
      const name = { type: "article", id: "m7" } as const;
      const changes = [
        ...many,
        story("m7", { title: "Second" }),
        { remove: name },
        story("m7", { title: "Third" }),
        story("m8", { canonical_url: `${brand.domain}/world/m8` }),
        { remove: { type: "article", id: "m9" } } as const,
      ];
      expect(await store.write(changes)).toEqual({ stored: 155, unchanged: 0 });
      expect(await store.write(many.slice(20))).toEqual({ stored: 0, unchanged: 130 });
      expect(await store.byId("article", "m7")).toMatchObject({ title: "Third" });
      expect(await store.byPath("article", "/politics/m8")).toBeUndefined();
      expect(await store.byId("article", "m9")).toBeUndefined();
      const listed = await store.cards({ type: "article", lists: [sectionList("politics")], size: 500, offset: 0 });
      expect(listed).toHaveLength(148);
    });

    it("keeps records of two kinds with one id apart", async () => {
      await store.write([story("a"), put({ type: "section", id: "a", title: "Section a" })]);
      expect((await store.byId("section", "a"))?.title).toBe("Section a");
      expect((await store.byId("article", "a"))?.title).toBe("Story a");
    });

    it("removes a record from everywhere, and removing it again changes nothing", async () => {
      await store.write([story("a", { title: "Hurricane" })]);
      const remove = { remove: { type: "article", id: "a" } } as const;
      expect(await store.write([remove])).toEqual({ stored: 1, unchanged: 0 });
      expect(await store.write([remove])).toEqual({ stored: 0, unchanged: 1 });
      expect(await store.byId("article", "a")).toBeUndefined();
      expect(await store.byPath("article", "/politics/a")).toBeUndefined();
      expect(await titles(["all"])).toEqual([]);
      expect(await store.suggestions("hurricane", 5)).toEqual([]);
    });

    it("finds a record at its new path only, after the path changed", async () => {
      await store.write([story("a")]);
      await store.write([story("a", { canonical_url: "/world/moved" })]);
      expect(await store.byPath("article", "/politics/a")).toBeUndefined();
      expect((await store.byPath("article", "/world/moved"))?.id).toBe("a");
    });

    it("gives a path that two records claim to the published one", async () => {
      const shared = { canonical_url: "/politics/shared" };
      await store.write([
        story("draft", { ...shared, published: false, publication_date: minutesBefore(1) }),
        story("live", shared),
      ]);
      expect((await store.byPath("article", "/politics/shared"))?.id).toBe("live");
      const docs = await store.byPaths("article", ["/politics/none", "/politics/shared", "/politics/shared"]);
      expect(docs.map((doc) => doc?.id)).toEqual([undefined, "live", "live"]);
      expect(await store.byPaths("article", [])).toEqual([]);
    });

    it("takes hostile names and text as values", async () => {
      const id = "x'); drop table records; --";
      await store.write([story(id, { title: "Robert'); --", canonical_url: "/politics/x%27" })]);
      expect((await store.byId("article", id))?.title).toBe("Robert'); --");
      expect(await store.byId("article", "' or 1=1")).toBeUndefined();
    });
  });

  it("gives the whole of a small kind, by id, without what is withdrawn", async () => {
    await store.write([show("b"), show("a"), show("c", { published: false })]);
    expect((await store.all("show")).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("finds the layout of an element, else the default of its subtype", async () => {
    await store.write([
      layout("default", null, minutesBefore(90)),
      layout("politics-old", "politics", minutesBefore(80)),
      layout("politics-new", "politics", minutesBefore(70)),
      layout("politics-tomorrow", "politics", minutesBefore(-1440)),
    ]);
    expect((await store.layout("sectionLayout", "politics"))?.id).toBe("politics-new");
    expect((await store.layout("sectionLayout", "world"))?.id).toBe("default");
    expect((await store.layout("sectionLayout", undefined))?.id).toBe("default");
    expect(await store.layout("homeLayout", undefined)).toBeUndefined();
  });

  it("prepares a record again that another version prepared", async () => {
    await store.write([story("a")]);
    await preparedByOlderVersion(home);
    expect((await store.byId("article", "a"))?.title).toBe("Story a");
    expect((await store.cards({ type: "article", lists: [], size: 1 }))[0]?.title).toBe("Story a");
    expect(await store.write([story("a")])).toEqual({ stored: 1, unchanged: 0 });
  });

  it("ART-08 an unpublished story is in no list and no search, also when it was there before; its id finds it", async () => {
    const lists = ["all", sectionList("politics"), tagList("us/crime"), personList("nora")];
    const fields = {
      title: "Hurricane",
      wp__tags: [{ path: "us/crime" }],
      fn__contributors: [{ full_name: "Nora", person_id: "nora" }],
    };
    const listed = async () => Promise.all(lists.map((list) => titles([list])));
    await store.write([story("a", fields), story("draft", { ...fields, published: false })]);
    expect(await listed()).toEqual(lists.map(() => ["a"]));
    await store.write([story("a", { ...fields, published: false })]);
    expect(await listed()).toEqual(lists.map(() => []));
    expect(await found("hurricane")).toEqual([]);
    expect(await store.byId("article", "a")).toMatchObject({ title: "Hurricane", published: false });
  });

  it("ART-08 a secret is made once, for every process on the database", async () => {
    const others = await Promise.all([openStore(home), openStore(home)]);
    const secrets = await Promise.all([store, ...others].map((each) => each.secret("preview")));
    await Promise.all(others.map((other) => other.close()));
    expect(new Set(secrets).size).toBe(1);
    expect(Buffer.from(secrets[0] ?? "", "base64url")).toHaveLength(32);
    expect(await store.secret("another")).not.toBe(secrets[0]);
  });

  it("creates its tables once, whoever comes first", async () => {
    const fresh = await empty();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(fresh)));
    await Promise.all(stores.map((each, position) => each.write([story(`s${position}`)])));
    expect(await stores[0]?.counts()).toEqual([{ type: "article", records: 4, published: 4 }]);
    await Promise.all(stores.map((each) => each.close()));
    await fresh.drop();
  });

  it("rejects, and does not hang or crash, once it is closed", async () => {
    const closed = "driver has already been destroyed";
    const other = await openStore(home);
    await other.close();
    await expect(other.byId("article", "a")).rejects.toThrow(closed);
    await expect(other.cards({ type: "article", lists: [], size: 1 })).rejects.toThrow(closed);
    await expect(other.write([story("a")])).rejects.toThrow(closed);
    await expect(other.suggestions("a story", 1)).rejects.toThrow(closed);
  });
});
