// What ends at a time ends by itself: on every process, once, and as if an editor had withdrawn it.

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

  beforeEach(async () => {
    home = await empty();
    store = await openStore(home);
    other = await openStore(home);
  });
  afterEach(async () => {
    await store.close();
    await other.close();
    await home.drop();
  });
  afterAll(stop);

  const titles = async () => (await store.cards(everything)).map(({ title }) => title);
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

  it("a story leaves lists and search on time, told to every process once; the record stays as it came", async () => {
    const heard: string[][] = [[], []];
    store.onChange((keys) => heard[0]?.push(...keys));
    other.onChange((keys) => heard[1]?.push(...keys));
    const end = Date.now() + 1500;
    const ending = story("ending", { title: "Thunder", expiration_date: new Date(end).toISOString() });
    await store.write([ending, story("staying")]);
    expect(await titles()).toEqual(["Story staying", "Thunder"].toSorted());
    await vi.waitFor(() => expect(heard[1]).toContain("record:article/ending"), { timeout: 1000, interval: 10 });
    for (const keys of heard) keys.length = 0;

    for (const keys of heard) {
      await vi.waitFor(() => expect(keys).toContain("path:/politics/ending"), { timeout: 3000, interval: 10 });
      expect(keys).toContain("list:article/section:politics");
    }
    expect(Date.now() - end).toBeGreaterThanOrEqual(0);
    expect(Date.now() - end).toBeLessThan(1000);
    expect(await titles()).toEqual(["Story staying"]);
    expect(await store.suggestions("thunder", 3)).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    for (const keys of heard) expect(keys.filter((key) => key === "record:article/ending")).toHaveLength(1);

    expect(await store.write([ending])).toEqual({ stored: 0, unchanged: 1 });
    expect(await Array.fromAsync(store.sources("article"))).toHaveLength(2);
  });

  it("what is over when it comes enters no list, and a later end brings it back", async () => {
    await store.write([story("late", { expiration_date: inSeconds(-1) })]);
    expect(await titles()).toEqual([]);
    await store.write([story("late", { expiration_date: inSeconds(60) })]);
    expect(await titles()).toEqual(["Story late"]);
  });

  it("what ended while nobody looked has ended when somebody does; alerts and videos too", async () => {
    await store.write([
      story("short", { expiration_date: inSeconds(0.2) }),
      put({ type: "alert", id: "a", text: "Now", expires: inSeconds(0.2) }),
      put({ type: "video", id: "1", title: "A video", expiration_date: inSeconds(0.2) }),
      put({ type: "alert", id: "b", text: "Later", expires: inSeconds(60) }),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(await store.all("alert")).toHaveLength(2);
    store.onChange(() => {});
    await vi.waitFor(async () => expect(await titles()).toEqual([]), { timeout: 1000, interval: 10 });
    expect((await store.all("alert")).map(({ text }) => text)).toEqual(["Later"]);
    expect(await store.cards({ type: "video", lists: [], size: 5 })).toEqual([]);
    expect((await store.byPath("video", "/video/1"))?.title).toBe("A video");
  });

  it("a store of an older version learns when its records end", async () => {
    await store.write([put({ type: "video", id: "1", title: "A video", expiration_date: inSeconds(0.2) })]);
    await store.close();
    await other.close();
    await beforeExpiry(home);
    store = await openStore(home);
    other = await openStore(home);
    store.onChange(() => {});
    const videos = () => store.cards({ type: "video", lists: [], size: 5 });
    await vi.waitFor(async () => expect(await videos()).toEqual([]), { timeout: 2000, interval: 10 });
  });
});
