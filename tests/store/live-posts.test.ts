// Posts of live coverage, sent one by one by many at once, beside whole events that a CMS sends. On both databases.

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { sourceVersion } from "../../content/records/source-version.ts";
import { prepareOlder } from "../../content/import/prepare-older.ts";
import { parseLine } from "../../content/import/parse-line.ts";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { noon, postToStore, put } from "./sample-records.ts";

const event = "2026";
const name = { type: "live_event", id: event } as const;
const time = new Date(noon).toISOString();
const ann = { who: "Ann", way: "desk" };

const coverage = (updates: readonly object[], title = "Storm") =>
  put({ ...name, title, path: "/coverage/storm", updates });

const post = (id: string, fields: object = {}) => postToStore({ id, title: `Post ${id}`, ...fields });

describe.each(databases)("live posts on $name", ({ empty, stop }) => {
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

  const shown = async () => (await store.byPath("live_event", "/coverage/storm"))?.updates.map(({ title }) => title);
  const append = (id: string, fields: object = {}, to = store) =>
    to.posts.append(event, post(id, fields), { sent: sourceVersion(JSON.stringify({ id, ...fields })), by: ann });
  const revisions = (id?: string) => store.revisions.list({ ...name, post: id }, { size: 50 });

  it("posts that were removed are known, the last first, each once", async () => {
    await store.write([coverage([])]);
    for (const id of ["a", "b", "c"]) await append(id);
    for (const id of ["a", "b"]) await store.posts.remove(event, id);
    await store.posts.put(event, post("a"), { by: ann });
    await store.posts.remove(event, "a");
    expect(await store.revisions.takenPosts(event, 10)).toEqual(["a", "b"]);
    expect(await store.revisions.takenPosts(event, 1)).toEqual(["a"]);
  });

  it("LIVE-01 posts are appended, changed, pinned and removed each by one call, and readers' pages hear of each", async () => {
    await store.write([coverage([{ id: 1, title: "With the event" }])]);
    const heard: string[] = [];
    store.onChange((keys) => void heard.push(...keys));
    expect(await append("a")).toMatchObject({ outcome: "new", post: { id: "a" } });
    expect(heard).toEqual(expect.arrayContaining(["record:live_event/2026", "path:/coverage/storm"]));
    expect(await shown()).toEqual(["With the event", "Post a"]);
    expect(await store.posts.put(event, post("1", { title: "Mended" }), { by: ann })).toMatchObject({
      outcome: "changed",
    });
    expect(await store.posts.put(event, post("a", { pinned: true }), { by: ann })).toMatchObject({
      outcome: "changed",
    });
    expect(await store.byId("live_event", event)).toMatchObject({
      updates: [
        { id: "1", title: "Mended" },
        { id: "a", pinned: true, time },
      ],
    });
    expect(await store.posts.remove(event, "1")).toEqual({ outcome: "removed" });
    expect(await store.posts.remove(event, "1")).toEqual({ outcome: "removed" });
    expect(await shown()).toEqual(["Post a"]);
    expect(await store.posts.remove(event, "none")).toEqual({ missing: "post" });
    expect(await store.posts.put("none", post("1"))).toEqual({ missing: "event" });
  });

  it("what a post was before is there with who made it; the same again is no change", async () => {
    await store.write([coverage([{ id: 1, title: "With the event" }])]);
    now += 1000;
    await store.posts.put(event, post("1", { title: "Mended" }), { by: ann });
    await store.posts.put(event, post("1", { title: "Mended" }), { by: ann });
    await store.posts.remove(event, "1");
    const [removal, mended, first] = await revisions("1");
    expect(first).toMatchObject({ who: "root", way: "import", until: noon + 1000 });
    expect(mended).toMatchObject({ who: "Ann", way: "desk" });
    expect(removal?.version).toBeUndefined();
    const { source = "" } = (await store.revisions.find({ ...name, post: "1" }, first?.number ?? 0)) ?? {};
    expect(JSON.parse(source)).toEqual({ id: 1, title: "With the event" });
    expect(await revisions()).toEqual([]);
    await append("a");
    expect(await revisions("a")).toEqual([]);
    expect(await store.posts.maker(event, "a")).toMatchObject({ who: "Ann" });
  });

  it("an append that is sent again is one post; another of its id is none", async () => {
    await store.write([coverage([{ id: "own", title: "Own" }])]);
    const first = await append("a");
    expect(await append("a")).toEqual({ ...first, outcome: "unchanged" });
    await store.posts.put(event, post("a", { title: "Edited" }));
    expect(await append("a")).toMatchObject({
      outcome: "unchanged",
      post: { source: expect.stringContaining("Edited") },
    });
    expect(await append("a", { title: "Another" })).toMatchObject({ conflict: { id: "a" } });
    expect(await append("own")).toMatchObject({ conflict: { id: "own" } });
    await store.posts.remove(event, "a");
    expect(await append("a")).toEqual({ conflict: undefined });
    expect(await shown()).toEqual(["Own"]);
  });

  it("of two who saw the same version of a post one wins", async () => {
    await store.write([coverage([])]);
    await append("a");
    const { version } = (await store.posts.find(event, "a")) ?? {};
    const onlyIf = (standing: string | undefined) => standing === version;
    const writers = Array.from({ length: 10 }, (_, writer) =>
      store.posts.put(event, post("a", { title: `By ${writer}` }), { onlyIf }),
    );
    const results = await Promise.all(writers);
    expect(results.filter((result) => "outcome" in result)).toHaveLength(1);
    expect(results.filter((result) => "conflict" in result)).toHaveLength(9);
  });

  it("LIVE-01 many reporters at once from two processes lose nothing, and each post is later than the one before", async () => {
    await store.write([coverage([])]);
    const other = await openStore({ ...home, now: () => now });
    const sent = Array.from({ length: 60 }, (_, number) => append(`p${number}`, {}, number % 2 === 0 ? store : other));
    for (const result of await Promise.all(sent)) expect(result).toMatchObject({ outcome: "new" });
    await other.close();
    const { updates = [] } = (await store.byId("live_event", event)) ?? {};
    const times = updates.map((update) => update.time ?? "");
    expect(new Set(updates.map(({ id }) => id)).size).toBe(60);
    expect(new Set(times).size).toBe(60);
    expect(times).toEqual(times.toSorted());
  });

  describe("a whole event that comes meanwhile", () => {
    it.each<[string, object[], string[]]>([
      [
        "the same posts as before",
        [
          { id: 1, title: "One" },
          { id: 2, title: "Two" },
        ],
        ["Edited", "Post a"],
      ],
      [
        "one changed that was edited",
        [
          { id: 1, title: "Anew" },
          { id: 2, title: "Two" },
        ],
        ["Anew", "Post a"],
      ],
      [
        "one changed that was removed",
        [
          { id: 1, title: "One" },
          { id: 2, title: "Anew" },
        ],
        ["Edited", "Anew", "Post a"],
      ],
      ["one less", [{ id: 2, title: "Two" }], ["Post a"]],
      [
        "one more",
        [
          { id: 1, title: "One" },
          { id: 2, title: "Two" },
          { id: 3, title: "Three" },
        ],
        ["Edited", "Three", "Post a"],
      ],
      [
        "one of the id of an appended one",
        [
          { id: 1, title: "One" },
          { id: "a", title: "Mine" },
        ],
        ["Edited", "Mine"],
      ],
    ])("LIVE-01 with %s speaks for what it changes", async (_, updates, expected) => {
      await store.write([
        coverage([
          { id: 1, title: "One" },
          { id: 2, title: "Two" },
        ]),
      ]);
      await append("a");
      await store.posts.put(event, post("1", { title: "Edited" }));
      await store.posts.remove(event, "2");
      await store.write([coverage(updates, "Another headline")]);
      expect(await shown()).toEqual(expected);
    });

    it("LIVE-01 from whoever has seen all posts says which there are; what it drops is a revision", async () => {
      await store.write([coverage([])]);
      await append("a");
      await append("b");
      const { source = "{}", version } = (await store.standing(name)) ?? {};
      const seen = JSON.parse(source);
      const options = { withAllPosts: true, onlyIf: (standing?: { version: string }) => standing?.version === version };
      expect(await store.write([put({ ...seen, updates: seen.updates.slice(1) })], options)).toMatchObject({
        stored: 1,
      });
      expect(await shown()).toEqual(["Post b"]);
      expect((await revisions("a")).map((revision) => revision.version === undefined)).toEqual([true, false]);
      expect(await store.write([put(seen)], options)).toMatchObject({ stored: 0, conflict: {} });
    });

    it("that was exported with all posts changes nothing when it comes back", async () => {
      await store.write([coverage([{ id: 1, title: "One" }])]);
      await append("a");
      const [exported = ""] = await Array.fromAsync(store.sources("live_event"));
      expect(JSON.parse(exported).updates).toMatchObject([{ id: 1 }, { id: "a", time }]);
      expect((await store.sourcesById("live_event", [event])).get(event)).toBe(exported);
      expect(await store.write([put(JSON.parse(exported))])).toEqual({ stored: 0, unchanged: 1 });
      expect(await revisions()).toEqual([]);
    });

    it("comes back whole, with every post, after it was removed", async () => {
      await store.write([coverage([{ id: 1, title: "One" }])]);
      await append("a");
      await store.write([{ remove: name }]);
      expect(await store.posts.list(event)).toBeUndefined();
      const [, whole] = await revisions();
      const { source = "{}" } = (await store.revisions.find(name, whole?.number ?? 0)) ?? {};
      await store.write([put(JSON.parse(source))]);
      expect(await shown()).toEqual(["One", "Post a"]);
    });
  });

  it("posts are read anew after an update, and on a busy night there is room for no more than a page can show", async () => {
    await store.write([coverage([])]);
    await append("a", { body: "<p>See https://www.example.com/us</p>" });
    await store.close();
    store = await openStore({ ...home, now: () => now, ownHosts: { hosts: ["other.example"], areAll: true } });
    expect(await shown()).toEqual(["Post a"]);
    await store.close();
    store = await openStore({ ...home, now: () => now, ownHosts: { hosts: [], areAll: true } });
    expect(await prepareOlder(store, { parse: async (lines) => lines.map(parseLine), onRefusal: () => {} })).toBe(2);
    expect(await shown()).toEqual(["Post a"]);
    const body = `<p>${"x".repeat(400_000)}</p>`;
    for (const id of ["b", "c", "d"])
      expect(await append(id, { pinned: true, body })).toMatchObject({ outcome: "new" });
    expect(await append("e", { pinned: true, body })).toEqual({ fault: expect.stringContaining("on one page") });
  });
});
