import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { personList, sectionList, tagList, withForm } from "../../model/fields/list-names.ts";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { withNamedLists } from "./older-version.ts";
import { minutesBefore, noon, put, story } from "./sample-records.ts";

const show = (id: string, fields = {}) => put({ type: "show", id, title: `Show ${id}`, ...fields });

describe.each(databases)("lists on $name", ({ empty, stop }) => {
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

  describe("lists", () => {
    beforeEach(() =>
      store.write([
        story("old", { publication_date: minutesBefore(300), wp__tags: [{ path: "us/crime/courts" }] }),
        story("middle", { publication_date: minutesBefore(200), fn__legacy_type: "slideshow" }),
        story("new", { publication_date: minutesBefore(100), wp__tags: [{ path: "us/crime" }] }),
        story("elsewhere", { publication_date: minutesBefore(50), canonical_url: "/world/elsewhere" }),
      ]),
    );

    it("are newest first, and cut by size and offset", async () => {
      expect(await titles([sectionList("politics")])).toEqual(["new", "middle", "old"]);
      expect(await titles([sectionList("politics")], { size: 1, offset: 1 })).toEqual(["middle"]);
      expect(await titles([sectionList("politics")], { offset: 3 })).toEqual([]);
      expect(await titles(["all"])).toEqual(["elsewhere", "new", "middle", "old"]);
      expect(await titles([])).toEqual(["elsewhere", "new", "middle", "old"]);
    });

    it("of several names hold what is in all of them", async () => {
      expect(await titles([sectionList("politics"), tagList("us")])).toEqual(["new", "old"]);
      expect(await titles([sectionList("world"), tagList("us")])).toEqual([]);
    });

    it("leave out what is in an excluded list", async () => {
      expect(await titles([sectionList("politics")], { exclude: [tagList("us/crime/courts")] })).toEqual([
        "new",
        "middle",
      ]);
      expect(await titles(["all"], { exclude: [sectionList("world"), tagList("us")] })).toEqual(["middle"]);
    });

    it("of a tag hold the stories of the tags below it", async () => {
      expect(await titles([tagList("us/crime")])).toEqual(["new", "old"]);
    });

    it("can be asked for one form", async () => {
      expect(await titles([withForm(sectionList("politics"), "slideshow")])).toEqual(["middle"]);
    });

    it("follow a story that changes its section, and drop one that is withdrawn", async () => {
      await store.write([story("new", { canonical_url: "/world/new" }), story("old", { published: false })]);
      expect(await titles([sectionList("politics")])).toEqual(["middle"]);
      expect(await titles([sectionList("world")])).toEqual(["elsewhere", "new"]);
      expect((await store.byId("article", "old"))?.published).toBe(false);
    });

    it("hold a scheduled story only from its time on", async () => {
      await store.write([story("later", { publication_date: minutesBefore(-30) })]);
      expect(await titles(["all"], { size: 1 })).toEqual(["elsewhere"]);
      now += 31 * 60_000;
      expect(await titles(["all"], { size: 1 })).toEqual(["later"]);
    });

    it("LIST-05 never hold a draft, whose date is all zeros", async () => {
      await store.write([story("draft", { publication_date: "0000-00-00T00:00:00" })]);
      expect(await titles(["all"])).not.toContain("draft");
    });

    it("of a person are found by id and by the slug of the page", async () => {
      const contributor = { full_name: "Nora Castellan", page_url: "/person/n/nora-castellan", person_id: 17 };
      await store.write([story("signed", { fn__contributors: [contributor] })]);
      expect(await titles([personList("17")])).toEqual(["signed"]);
      expect(await titles([personList("nora-castellan")])).toEqual(["signed"]);
    });
  });

  describe("deep pages", () => {
    /** The nth newest of the section is `n`; every third is about crime. */
    const numbered = (n: number) =>
      story(String(n), {
        publication_date: minutesBefore(n),
        ...(n % 3 === 0 && { wp__tags: [{ path: "us/crime" }] }),
      });
    const politics = [sectionList("politics")];
    const at = async (offset: number, more: { lists?: string[]; exclude?: string[] } = {}) =>
      titles(more.lists ?? politics, { size: 2, offset, ...(more.exclude && { exclude: more.exclude }) });

    beforeEach(() => store.write(Array.from({ length: 600 }, (_, n) => numbered(n))));

    it("begin where the pages before them end, asked for in any order", async () => {
      for (const offset of [520, 249, 250, 251, 499, 500, 3, 597]) {
        expect(await at(offset)).toEqual([String(offset), String(offset + 1)]);
      }
      expect(await at(599)).toEqual(["599"]);
      expect(await at(600)).toEqual([]);
      expect(await at(5_000)).toEqual([]);
    });

    it("count only what is in all lists and in no excluded one", async () => {
      expect(await at(150, { lists: [...politics, tagList("us/crime")] })).toEqual(["450", "453"]);
      expect(await at(300, { exclude: [tagList("us/crime")] })).toEqual(["451", "452"]);
      expect(await at(398, { exclude: [tagList("us/crime")] })).toEqual(["598", "599"]);
    });

    it("move down when a story is added above them, by this process or another", async () => {
      expect(await at(500)).toEqual(["500", "501"]);
      await store.write([story("first", { publication_date: minutesBefore(0) })]);
      expect(await at(500)).toEqual(["499", "500"]);
      const other = await openStore({ ...home, now: () => now });
      await other.write([{ remove: { type: "article", id: "first" } }]);
      await other.close();
      await expect.poll(() => at(500)).toEqual(["500", "501"]);
    });

    it("move down when a scheduled story becomes due", async () => {
      await store.write([story("later", { publication_date: minutesBefore(-30) })]);
      expect(await at(500)).toEqual(["500", "501"]);
      now += 31 * 60_000;
      expect(await at(500)).toEqual(["499", "500"]);
    });
  });

  it("keeps its lists when an older version named them instead of numbering them", async () => {
    await store.write([story("a"), story("b", { publication_date: minutesBefore(90) }), show("s")]);
    await store.close();
    await withNamedLists(home);
    store = await openStore({ ...home, now: () => now });
    expect(await titles([sectionList("politics")])).toEqual(["a", "b"]);
    await store.write([story("b", { publication_date: minutesBefore(30) }), story("c", { published: false })]);
    expect(await titles([sectionList("politics")])).toEqual(["b", "a"]);
    expect(await store.all("show")).toHaveLength(1);
  });
});
