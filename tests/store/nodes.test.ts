// What nodes say of themselves in the store they share, on both databases. The clock is the test's own.

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { noon } from "./sample-records.ts";

const hour = 3_600_000;

describe.each(databases)("nodes of a site on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let one: Store;
  let two: Store;
  let now = noon;
  beforeEach(async () => {
    now = noon;
    home = await empty();
    [one, two] = [await openStore({ ...home, now: () => now }), await openStore({ ...home, now: () => now })];
  });
  afterEach(async () => {
    await one.close();
    await two.close();
    await home.drop();
  });
  afterAll(stop);

  it("each reads what all said last", async () => {
    await one.nodes.tell("one", "first");
    await two.nodes.tell("two", "second");
    now += 5_000;
    await one.nodes.tell("one", "third");
    const said = [
      { name: "one", at: noon + 5_000, summary: "third" },
      { name: "two", at: noon, summary: "second" },
    ];
    expect(await one.nodes.list()).toEqual(said);
    expect(await two.nodes.list()).toEqual(said);
  });

  it("one that leaves is gone at once, one that is silent after a day", async () => {
    for (const name of ["one", "two", "three"]) await one.nodes.tell(name, "");
    await two.nodes.leave("two");
    expect((await one.nodes.list()).map(({ name }) => name)).toEqual(["one", "three"]);
    now += 25 * hour;
    await one.nodes.tell("one", "");
    expect((await two.nodes.list()).map(({ name }) => name)).toEqual(["one"]);
  });

  it("what they say is no change of content", async () => {
    const heard: unknown[] = [];
    const stopHearing = two.onChange((keys) => heard.push(keys));
    const before = await two.edges.newestChange();
    await one.nodes.tell("one", "");
    expect(await two.edges.newestChange()).toBe(before);
    expect(heard).toEqual([]);
    stopHearing();
  });
});
