// Records that an older version prepared, written back by today's rules.

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseLine } from "../../content/import/parse-line.ts";
import { prepareOlder } from "../../content/import/prepare-older.ts";
import type { ParseLines } from "../../content/import/read-records.ts";
import type { Refusal } from "../../content/records/parse-record.ts";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { sectionList } from "../../model/fields/list-names.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { filedByOlderRules } from "./older-version.ts";
import { noon, story } from "./sample-records.ts";

const parse: ParseLines = async (lines) => lines.map(parseLine);

describe.each(databases)("an update of the site on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  let refusals: Refusal[];
  const onRefusal = (refusal: Refusal) => refusals.push(refusal);

  beforeEach(async () => {
    refusals = [];
    home = await empty();
    store = await openStore({ ...home, now: () => noon });
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
  });
  afterAll(stop);

  const listed = async () => {
    const cards = await store.cards({ type: "article", lists: [sectionList("politics")], size: 1_000 });
    return cards.map(({ id }) => id).toSorted();
  };

  it("brings records into the lists of today's rules, once", async () => {
    const ids = Array.from({ length: 45 }, (_, at) => `s${String(at).padStart(2, "0")}`);
    await store.write(ids.map((id) => story(id)));
    await filedByOlderRules(home);
    expect(await listed()).toEqual([]);
    expect(await prepareOlder(store, { parse, onRefusal })).toBe(45);
    expect(await listed()).toEqual(ids);
    expect(await prepareOlder(store, { parse, onRefusal })).toBe(0);
    expect(refusals).toEqual([]);
  });

  it("never writes over what has been written meanwhile, and brings nothing back that has gone", async () => {
    await store.write([story("a"), story("b"), story("c")]);
    await filedByOlderRules(home);
    const meanwhile: ParseLines = async (lines) => {
      await store.write([story("a", { title: "Newer" }), { remove: { type: "article", id: "b" } }]);
      return parse(lines);
    };
    expect(await prepareOlder(store, { parse: meanwhile, onRefusal })).toBe(1);
    expect((await store.byId("article", "a"))?.title).toBe("Newer");
    expect(await store.byId("article", "b")).toBeUndefined();
    expect(await listed()).toEqual(["a", "c"]);
  });

  it("tells of a record that today's rules refuse, and goes on", async () => {
    await store.write([story("a"), story("b")]);
    await filedByOlderRules(home);
    const strict: ParseLines = async (lines) =>
      (await parse(lines)).map((parsed) =>
        parsed !== undefined && "ok" in parsed && parsed.ok.id === "a"
          ? { refused: { type: "article", id: "a", reasons: [{ path: "title", message: "is too loud" }] } }
          : parsed,
      );
    expect(await prepareOlder(store, { parse: strict, onRefusal })).toBe(1);
    expect(refusals.map(({ id }) => id)).toEqual(["a"]);
    expect(await listed()).toEqual(["b"]);
  });
});
