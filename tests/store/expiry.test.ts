// What ends at a time ends by itself: on every process, once, and as if an editor had withdrawn it.

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { isWithin } from "../patience.ts";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { beforeExpiry } from "./older-version.ts";
import { put, story } from "./sample-records.ts";

const everything = { type: "article", lists: ["section:politics"], size: 10 } as const;

describe.each(databases)("expiry on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  let other: Store;
  let now: number;

  beforeEach(async () => {
    home = await empty();
    now = Date.now();
    store = await openStore({ ...home, now: () => now });
    other = await openStore({ ...home, now: () => now });
  });
  afterEach(async () => {
    await store.close();
    await other.close();
    await home.drop();
  });
  afterAll(stop);

  const titles = async () => (await store.cards(everything)).map(({ title }) => title).toSorted();
  const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();

  it("a story leaves lists and search on time, told to every process once; the record stays as it came", async () => {
    const heard: string[][] = [[], []];
    store.onChange((keys) => heard[0]?.push(...keys));
    other.onChange((keys) => heard[1]?.push(...keys));
    const end = now + 60_000;
    const ending = story("ending", { title: "Thunder", expiration_date: new Date(end).toISOString() });
    const later = story("later", { expiration_date: new Date(end + 60_000).toISOString() });
    await store.write([ending, later, story("staying")]);
    expect(await titles()).toEqual(["Story later", "Story staying", "Thunder"]);
    await eventually(() => expect(heard[1]).toContain("record:article/staying"));
    for (const keys of heard) keys.length = 0;

    now = end;
    const ended = performance.now();
    for (const keys of heard) {
      await eventually(() => expect(keys).toContain("path:/politics/ending"));
      expect(keys).toContain("list:article/section:politics");
      expect(keys).not.toContain("path:/politics/later");
    }
    expect(isWithin(performance.now() - ended, 1000)).toBe(true);
    expect(await titles()).toEqual(["Story later", "Story staying"]);
    expect(await store.suggestions("thunder", 3)).toEqual([]);
    // The next one ends at a later look: by then the first would have been told a second time.
    now = end + 60_000;
    for (const keys of heard) {
      await eventually(() => expect(keys).toContain("path:/politics/later"));
      expect(keys.filter((key) => key === "record:article/ending")).toHaveLength(1);
    }

    expect(await store.write([ending])).toEqual({ stored: 0, unchanged: 1 });
    expect(await Array.fromAsync(store.sources("article"))).toHaveLength(3);
  });

  it("what is over when it comes enters no list, and a later end brings it back", async () => {
    await store.write([story("late", { expiration_date: inSeconds(-1) })]);
    expect(await titles()).toEqual([]);
    await store.write([story("late", { expiration_date: inSeconds(60) })]);
    expect(await titles()).toEqual(["Story late"]);
  });

  it("what ended while nobody looked has ended when somebody does; alerts and videos too", async () => {
    await store.write([
      story("short", { expiration_date: inSeconds(30) }),
      put({ type: "alert", id: "a", text: "Now", expires: inSeconds(30) }),
      put({ type: "video", id: "1", title: "A video", expiration_date: inSeconds(30) }),
      put({ type: "alert", id: "b", text: "Later", expires: inSeconds(90) }),
    ]);
    now += 60_000;
    expect(await store.all("alert")).toHaveLength(2);
    store.onChange(() => {});
    await eventually(async () => expect(await titles()).toEqual([]));
    expect((await store.all("alert")).map(({ text }) => text)).toEqual(["Later"]);
    expect(await store.cards({ type: "video", lists: [], size: 5 })).toEqual([]);
    expect((await store.byPath("video", "/video/1"))?.title).toBe("A video");
  });

  it("a store of an older version learns when its records end", async () => {
    await store.write([put({ type: "video", id: "1", title: "A video", expiration_date: inSeconds(30) })]);
    await store.close();
    await other.close();
    await beforeExpiry(home);
    now += 60_000;
    store = await openStore({ ...home, now: () => now });
    other = await openStore({ ...home, now: () => now });
    store.onChange(() => {});
    const videos = () => store.cards({ type: "video", lists: [], size: 5 });
    await eventually(async () => expect(await videos()).toEqual([]));
  });
});
