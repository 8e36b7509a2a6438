import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { isWithin } from "../patience.ts";
import { openStoreClient } from "../../content/store-client.ts";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { story } from "./sample-records.ts";

describe.each(databases)("changes on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  const heard: string[] = [];

  beforeEach(async () => {
    home = await empty();
    store = await openStore(home);
    heard.length = 0;
    store.onChange((keys) => heard.push(...keys));
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
  });
  afterAll(stop);

  it("are told as the record, its path, its lists, its month and its kind", async () => {
    await store.write([story("a")]);
    expect(heard.toSorted()).toEqual([
      "kind:article",
      "list:article/all",
      "list:article/section:politics",
      "month:article/2025-06",
      "path:/politics/a",
      "record:article/a",
    ]);
  });

  it("name the old path and lists beside the new ones", async () => {
    await store.write([story("a")]);
    heard.length = 0;
    await store.write([story("a", { canonical_url: "/world/moved" })]);
    expect(heard).toEqual(
      expect.arrayContaining([
        "path:/politics/a",
        "path:/world/moved",
        "list:article/section:politics",
        "list:article/section:world",
      ]),
    );
  });

  it("name everything a removed or withdrawn record was in", async () => {
    await store.write([story("a"), story("b")]);
    heard.length = 0;
    await store.write([{ remove: { type: "article", id: "a" } }, story("b", { published: false })]);
    expect(heard).toEqual(
      expect.arrayContaining([
        "record:article/a",
        "path:/politics/a",
        "record:article/b",
        "list:article/section:politics",
      ]),
    );
  });

  it("name the address that a published record has left, and no other", async () => {
    const gone = () => heard.splice(0).filter((key) => key.startsWith("gone:"));
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await store.write([
      ...["removed", "withdrawn", "moved", "stays"].map((id) => story(id)),
      story("draft", { published: false }),
      story("later", { publication_date: later }),
    ]);
    expect(gone()).toEqual([]);
    await store.write([
      { remove: { type: "article", id: "removed" } },
      story("withdrawn", { published: false }),
      story("moved", { canonical_url: "/world/moved" }),
      story("stays", { title: "Another title" }),
      story("draft", { published: false, canonical_url: "/world/draft" }),
      { remove: { type: "article", id: "later" } },
    ]);
    expect(gone().toSorted()).toEqual(["gone:/politics/moved", "gone:/politics/removed", "gone:/politics/withdrawn"]);
  });

  it("are not told when nothing changed", async () => {
    await store.write([story("a")]);
    heard.length = 0;
    await store.write([story("a"), { remove: { type: "article", id: "nobody" } }]);
    expect(heard).toEqual([]);
  });

  it("of a scheduled story are told to every process when its time comes, once", async () => {
    let now = Date.now();
    const options = { ...home, now: () => now };
    const stores = [await openStore(options), await openStore(options)];
    const told: string[][] = stores.map((one) => {
      const keys: string[] = [];
      one.onChange((some) => keys.push(...some));
      return keys;
    });
    const due = now + 60_000;
    const at = (time: number) => ({ publication_date: new Date(time).toISOString() });
    await store.write([story("later", at(due)), story("latest", at(due + 60_000))]);
    for (const keys of told) await eventually(() => expect(keys).toContain("record:article/latest"));
    for (const keys of told) keys.length = 0;
    now = due;
    for (const keys of told) await eventually(() => expect(keys).toContain("path:/politics/later"));
    for (const keys of told) {
      expect(keys).toContain("list:article/section:politics");
      expect(keys).not.toContain("path:/politics/latest");
    }
    // The next one is found by a later look: by then the first would have been told a second time.
    now = due + 60_000;
    for (const keys of told) await eventually(() => expect(keys).toContain("path:/politics/latest"));
    for (const keys of told) expect(keys.filter((key) => key === "record:article/later")).toHaveLength(1);
    for (const one of stores) await one.close();
  });

  it("reach another process within a second, once and in order", async () => {
    const other = await openStore(home);
    const told: string[] = [];
    other.onChange((keys) => told.push(...keys.filter((key) => key.startsWith("record:"))));
    for (const id of ["a", "b", "c"]) await store.write([story(id)]);
    const written = performance.now();
    await eventually(() => expect(told).toEqual(["record:article/a", "record:article/b", "record:article/c"]));
    expect(isWithin(performance.now() - written, 1000)).toBe(true);
    expect((await other.byId("article", "c"))?.title).toBe("Story c");
    await other.close();
  });

  it("reach the other listeners when one fails, or has gone", async () => {
    const errors: unknown[] = [];
    const other = await openStore({ ...home, onError: (error) => errors.push(error) });
    const calls: string[] = [];
    other.onChange(() => {
      throw new Error("a listener failed");
    });
    const leave = other.onChange(() => calls.push("left"));
    other.onChange(() => calls.push("stayed"));
    leave();
    await other.write([story("a")]);
    expect(calls).toEqual(["stayed"]);
    expect(errors).toEqual([new Error("a listener failed")]);
    await other.close();
  });

  it("touch a page exactly when it depends on them", async () => {
    const keysOf = async (read: (client: ReturnType<ReturnType<typeof openStoreClient>>) => Promise<unknown>) => {
      const keys = new Set<string>();
      await read(openStoreClient(store)(keys));
      return [...keys];
    };
    await store.write([story("a", { title: "Thunder" })]);
    expect(await keysOf((client) => client.byId("article", "a"))).toEqual(["record:article/a"]);
    expect(await keysOf((client) => client.byPath("article", "/Politics/a"))).toEqual([
      "path:/politics/a",
      "record:article/a",
    ]);
    expect(await keysOf((client) => client.byPath("article", "/nothing"))).toEqual(["path:/nothing"]);
    expect(await keysOf((client) => client.byPaths("article", ["/nothing", "/politics/a"]))).toEqual([
      "path:/nothing",
      "path:/politics/a",
      "record:article/a",
    ]);
    expect(await keysOf((client) => client.all("show"))).toEqual(["kind:show"]);
    expect(await keysOf((client) => client.layout("homeLayout", undefined))).toEqual(["kind:layout"]);
    expect(
      await keysOf((client) => client.cards({ type: "article", lists: ["section:politics", "tag:us"], size: 3 })),
    ).toEqual(["list:article/section:politics", "list:article/tag:us"]);
    expect(await keysOf((client) => client.suggestions("thunder", 3))).toEqual(["aging", "record:article/a"]);
  });
});
