import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { minutesBefore, noon, put, story } from "./sample-records.ts";

describe.each(databases)("corrections on $name", ({ empty, stop }) => {
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

  const correction = (id: string, minutes: number) => ({ id, date: minutesBefore(minutes), text: `Right: ${id}.` });
  const names = async (part = { size: 10, offset: 0 }) =>
    (await store.corrections(part)).map(({ type, id, correction: one }) => `${type}/${id}/${one}`);

  it("are by their own time, whatever the age of their stories", async () => {
    await store.write([
      story("1", { publication_date: minutesBefore(900), corrections: [correction("a", 10), correction("b", 50)] }),
      story("2", { publication_date: minutesBefore(20), corrections: [correction("c", 30)] }),
      put({ type: "video", id: "3", title: "V", corrections: [correction("d", 40)] }),
      put({ type: "live_event", id: "coverage/x", title: "L", corrections: [correction("e", 5)] }),
    ]);
    expect(await names()).toEqual([
      "live_event/coverage/x/e",
      "article/1/a",
      "article/2/c",
      "video/3/d",
      "article/1/b",
    ]);
    expect(await names({ size: 2, offset: 1 })).toEqual(["article/1/a", "article/2/c"]);
  });

  it("are those of stories that readers can see, and go with them", async () => {
    const corrections = [correction("a", 10)];
    await store.write([
      story("draft", { published: false, corrections }),
      story("later", { publication_date: minutesBefore(-60), corrections }),
      story("ends", { expiration_date: minutesBefore(-30), corrections }),
      story("there", { corrections }),
    ]);
    expect(await names()).toEqual(["article/there/a", "article/ends/a"]);
    now = noon + 61 * 60_000;
    const stopHearing = store.onChange(() => {});
    await expect.poll(() => names()).toEqual(["article/there/a", "article/later/a"]);
    stopHearing();
    await store.write([story("there", {}), { remove: { type: "article", id: "later" } }]);
    expect(await names()).toEqual([]);
  });

  it("tell of every change that they depend on", async () => {
    const told: string[][] = [];
    store.onChange((keys) => told.push([...keys]));
    await store.write([story("1", { corrections: [correction("a", 10)] })]);
    await store.write([story("1", { title: "Renamed", corrections: [correction("a", 10)] })]);
    await store.write([story("1")]);
    await store.write([story("1", { title: "Again" })]);
    expect(told.map((keys) => keys.includes("list:article/corrections"))).toEqual([true, true, true, false]);
  });
});
