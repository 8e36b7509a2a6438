// What records were before: set down by every change, by whatever way, on both databases.

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { StandingVersions, Store, StoreChange } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { preparedByOlderVersion } from "./older-version.ts";
import { noon, put, story, storyRecord } from "./sample-records.ts";
import { prepareOlder } from "../../content/import/prepare-older.ts";
import { parseLine } from "../../content/import/parse-line.ts";

const day = 24 * 60 * 60 * 1000;
const name = { type: "article", id: "17" } as const;
const remove: StoreChange = { remove: name };
const titled = (title: string) => story("17", { title });
const sourceOf = (title: string) => JSON.stringify(storyRecord("17", { title }));
const ann = { who: "Ann", way: "desk" };
const cms = { who: "cms", way: "api" };

describe.each(databases)("revisions on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  let now = noon;

  beforeEach(async () => {
    now = noon;
    home = await empty();
    store = await openStore({ ...home, now: () => now, opener: { who: "root", way: "import" } });
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
  });
  afterAll(stop);

  const list = (of: { type: "article" | "section"; id: string } = name) => store.revisions.list(of, { size: 10 });

  it("a first version has none before it; each change keeps the one before with who, when and by what", async () => {
    await store.write([titled("One")]);
    expect(await list()).toEqual([]);
    now += 1000;
    await store.write([titled("Two")], { by: cms });
    now += 1000;
    await store.write([titled("Three")], { by: ann });
    const [second, first] = await list();
    expect(first).toMatchObject({ at: noon, who: "root", way: "import", until: noon + 1000 });
    expect(second).toMatchObject({ at: noon + 1000, who: "cms", way: "api", until: noon + 2000 });
    expect(await store.revisions.maker(name)).toEqual({ at: noon + 2000, who: "Ann", way: "desk" });
    expect(await store.revisions.find(name, first?.number ?? 0)).toMatchObject({ source: sourceOf("One") });
    expect(await store.revisions.find({ ...name, id: "18" }, first?.number ?? 0)).toBeUndefined();
  });

  it("the same again, and what is prepared anew, are no changes", async () => {
    await store.write([titled("One")], { by: cms });
    await store.write([titled("One")], { by: ann });
    await preparedByOlderVersion(home);
    await prepareOlder(store, { parse: async (lines) => lines.map(parseLine), onRefusal: () => {} });
    expect(await list()).toEqual([]);
    expect(await store.revisions.maker(name)).toMatchObject({ who: "cms", way: "api" });
  });

  it("what is taken away is there to come back whole, and the history says who took it away", async () => {
    await store.write([titled("One")], { by: cms });
    now += 1000;
    await store.write([remove], { by: ann });
    expect(await store.revisions.maker(name)).toBeUndefined();
    const [removal, version] = await list();
    expect(removal).toMatchObject({ at: noon + 1000, who: "Ann", way: "desk", version: undefined });
    expect(await store.revisions.find(name, removal?.number ?? 0)).not.toHaveProperty("source");
    expect(version).toMatchObject({ who: "cms", until: noon + 1000 });
    expect(await store.revisions.find(name, version?.number ?? 0)).toMatchObject({ source: sourceOf("One") });
    await store.write([remove], { by: ann });
    expect(await list()).toHaveLength(2);
  });

  it("several changes of a record in one write are as many versions; other records have their own", async () => {
    await store.write([
      titled("One"),
      titled("Two"),
      remove,
      titled("Three"),
      put({ type: "section", id: "17", title: "S" }),
    ]);
    expect((await list()).map(({ version }) => version !== undefined)).toEqual([false, true, true]);
    expect(await list({ type: "section", id: "17" })).toEqual([]);
  });

  it("are listed page by page, and written out all of them, oldest first", async () => {
    for (const title of ["One", "Two", "Three", "Four"]) await store.write([titled(title)]);
    const first = await store.revisions.list(name, { size: 2 });
    const second = await store.revisions.list(name, { size: 2, before: first.at(-1)?.number });
    expect([...first, ...second].map(({ number }) => number)).toEqual((await list()).map(({ number }) => number));
    const all = await Array.fromAsync(store.revisions.all());
    expect(all).toMatchObject(["One", "Two", "Three"].map((title) => ({ ...name, source: sourceOf(title) })));
  });

  it("are pruned by age and by number, the newest last", async () => {
    const sources = async () => (await Array.fromAsync(store.revisions.all())).map(({ source = "" }) => source);
    for (const title of ["One", "Two", "Three", "Four", "Five"]) {
      await store.write([titled(title)]);
      now += day;
    }
    expect(await store.revisions.prune({ days: 0, most: 0 })).toBe(0);
    expect(await store.revisions.prune({ days: 4, most: 0 })).toBe(0);
    now += 1;
    expect(await store.revisions.prune({ days: 4, most: 3 })).toBe(1);
    expect(await store.revisions.prune({ days: 0, most: 2 })).toBe(1);
    expect(await sources()).toEqual([sourceOf("Three"), sourceOf("Four")]);
    await store.write([titled("Six")]);
    expect(await store.revisions.prune({ days: 0, most: 2 })).toBe(1);
    expect(await sources()).toEqual([sourceOf("Four"), sourceOf("Five")]);
  });

  it("a write that depends on what stands is refused where something else does, with what that is", async () => {
    const onlyNew = (standing: object | undefined) => standing === undefined;
    const { version, ...first } = await store.write([titled("One")], { onlyIf: onlyNew });
    expect(first).toEqual({ stored: 1, unchanged: 0 });
    const refused = await store.write([titled("Two")], { onlyIf: onlyNew });
    expect(refused).toMatchObject({ stored: 0, conflict: { standing: { source: sourceOf("One"), version } } });
    const onlyIf = (standing: StandingVersions | undefined) => standing?.version === version;
    expect(await store.write([remove], { onlyIf })).toEqual({ stored: 1, unchanged: 0, version: undefined });
    expect(await store.write([remove], { onlyIf })).toMatchObject({ stored: 0, conflict: { standing: undefined } });
  });

  it("of two who saw the same version one wins, also from two processes", async () => {
    await store.write([titled("One")]);
    const other = await openStore({ ...home, now: () => now });
    const { version } = (await store.standing(name)) ?? {};
    const onlyIf = (standing: StandingVersions | undefined) => standing?.version === version;
    const writers = Array.from({ length: 20 }, (_, writer) =>
      (writer % 2 === 0 ? store : other).write([titled(`By ${writer}`)], { onlyIf }),
    );
    const results = await Promise.all(writers);
    await other.close();
    expect(results.filter(({ stored }) => stored === 1)).toHaveLength(1);
    expect(results.filter(({ conflict }) => conflict !== undefined)).toHaveLength(19);
    expect(await list()).toHaveLength(1);
  });
});
