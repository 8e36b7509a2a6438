import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { noon, put, story } from "./sample-records.ts";

const june = (minute: number) => new Date(Date.UTC(2025, 5, 1, 0, 0, minute)).toISOString();

describe.each(databases)("the archive on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;

  beforeEach(async () => {
    home = await empty();
    store = await openStore({ ...home, now: () => noon });
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
  });
  afterAll(stop);

  const ids = async (month: string, offset: number, size: number) => {
    const found: string[] = [];
    for await (const { id } of store.archivedCards("article", { month, offset, size })) found.push(id);
    return found;
  };

  it("counts months, newest first, without drafts and what is still to come", async () => {
    await store.write([
      story("old", { publication_date: "2019-02-28T23:59:59Z" }),
      story("a"),
      story("b", { publication_date: june(0) }),
      story("draft", { published: false }),
      story("later", { publication_date: "2025-06-20T00:00:00Z" }),
      put({ type: "video", id: "v", title: "V", last_published_date: "2024-12-31T23:00:00Z" }),
    ]);
    expect(await store.archiveMonths("article")).toEqual([
      { month: "2025-06", records: 2 },
      { month: "2019-02", records: 1 },
    ]);
    expect(await store.archiveMonths("video")).toEqual([{ month: "2024-12", records: 1 }]);
  });

  it("walks a month in steps: everything once, newest first, also where many have one time", async () => {
    const many = Array.from({ length: 1203 }, (_, index) => `s${String(index).padStart(4, "0")}`);
    await store.write(many.map((id, index) => story(id, { publication_date: june(Math.floor(index / 700)) })));
    const whole = await ids("2025-06", 0, 5000);
    expect(whole).toEqual([...many.slice(700).toReversed(), ...many.slice(0, 700).toReversed()]);
    expect(await ids("2025-06", 600, 550)).toEqual(whole.slice(600, 1150));
    expect([await ids("2025-06", 1203, 10), await ids("2025-05", 0, 10), await ids("x", 0, 10)]).toEqual([[], [], []]);
  });

  it("gives whole documents too", async () => {
    await store.write([put({ type: "video", id: "v", title: "V", last_published_date: june(5), isLocked: true })]);
    const docs = [];
    for await (const doc of store.archivedDocs("video", { month: "2025-06", offset: 0, size: 10 })) docs.push(doc);
    expect(docs).toMatchObject([{ id: "v", isLocked: true }]);
  });

  describe("FRONT-07 of one list, as readers count months", () => {
    const list = "section:politics";
    const part = (month: string, offset = 0, size = 10) => ({ month, offset, size });

    it("knows the months that hold anything, and those beside one", async () => {
      await store.write([
        story("old", { publication_date: "2019-03-01T04:59:00Z" }),
        story("a"),
        story("other", { canonical_url: "/world/other", publication_date: "2020-01-15T00:00:00Z" }),
        story("draft", { publication_date: "2021-01-15T00:00:00Z", published: false }),
        story("later", { publication_date: "2025-07-20T00:00:00Z" }),
      ]);
      expect(await store.listMonths("article", list)).toEqual(["2025-06", "2019-02"]);
      expect(await store.listMonths("article", "section:nowhere")).toEqual([]);
      expect(await store.monthsBeside("article", list, "2019-02")).toEqual({ newer: "2025-06" });
      expect(await store.monthsBeside("article", list, "2020-01")).toEqual({ older: "2019-02", newer: "2025-06" });
      expect(await store.monthsBeside("article", list, "2025-06")).toEqual({ older: "2019-02" });
      expect(await store.listMonth("article", list, part("2019-02"))).toMatchObject({
        cards: [{ id: "old" }],
        total: 1,
      });
      expect(await store.listMonth("article", list, part("2019-03"))).toEqual({ cards: [], total: 0 });
      expect(await store.listMonth("article", list, part("never"))).toEqual({ cards: [], total: 0 });
      expect(await store.listsOfMonth("article", [list, "section:world", "section:nowhere"], "2020-01")).toEqual([
        "section:world",
      ]);
      expect(await store.listsOfMonth("article", [list], "2025-07")).toEqual([]);
    });

    it("reads any part of a month of thousands by the index", async () => {
      const many = Array.from({ length: 3_000 }, (_, index) =>
        story(`s${index}`, { publication_date: new Date(Date.UTC(2012, 0, 2) + index * 3_600_000).toISOString() }),
      );
      await store.write(many);
      const { cards, total } = await store.listMonth("article", list, part("2012-02", 600, 50));
      expect(total).toBe(29 * 24);
      expect(cards).toHaveLength(50);
      expect(cards[0]?.id).toBe(
        `s${(new Date("2012-03-01T05:00:00Z").getTime() - Date.UTC(2012, 0, 2)) / 3_600_000 - 601}`,
      );
      expect(await store.listMonths("article", list)).toEqual(["2012-05", "2012-04", "2012-03", "2012-02", "2012-01"]);
    });
  });
});
