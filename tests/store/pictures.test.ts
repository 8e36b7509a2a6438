// What is known of pictures, and which records name one, on both databases: page by page, whole and each once.

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { postToStore, put, story } from "./sample-records.ts";

const media = (name: string, fields: object = {}) =>
  put({ type: "media", id: `art/${name}`, path: `/uploads/art/${name}`, alt: `Alt of ${name}`, ...fields });
const ship = { is: "article-image", props: { url: "/uploads/art/ship.jpg" } };
const postWithShip = { id: "1", title: "A ship", components: [ship] };
const numbers = Array.from({ length: 12 }, (_, at) => at + 1);

describe.each(databases)("pictures on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;

  beforeEach(async () => {
    home = await empty();
    store = await openStore(home);
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
  });
  afterAll(stop);

  async function allPictures(search: string, size: number): Promise<string[]> {
    const found: string[] = [];
    for (let before: number | undefined; ;) {
      const page = await store.pictures({ search, size, ...(before !== undefined && { before }) });
      expect(page.pictures.length).toBeLessThanOrEqual(size);
      found.push(...page.pictures.map(({ doc }) => doc.path));
      if (page.next === undefined) return found;
      before = page.next;
    }
  }

  it("come page by page, those that came last first, each once, also when one was changed later", async () => {
    for (const number of numbers) await store.write([media(`ship-${number}.jpg`)]);
    await store.write([media("ship-3.jpg", { alt: "The third" }), media("map.pdf")]);
    const expected = numbers.toReversed().map((number) => `/uploads/art/ship-${number}.jpg`);
    for (const size of [1, 5, 12, 50]) expect((await allPictures("", size)).toSorted()).toEqual(expected.toSorted());
    expect((await allPictures("", 5))[0]).toBe("/uploads/art/ship-12.jpg");
  });

  it("are found by all of the words in their name and in what is said of them", async () => {
    await store.write([
      media("quay.jpg", { alt: "A quay at dawn", credit: "Ada Quay" }),
      media("dawn.jpg", { alt: "Dawn", caption: "Over the harbor" }),
      media("noon.jpg"),
    ]);
    expect((await allPictures("DAWN", 10)).toSorted()).toEqual(["/uploads/art/dawn.jpg", "/uploads/art/quay.jpg"]);
    expect(await allPictures("harbor dawn", 10)).toEqual(["/uploads/art/dawn.jpg"]);
    expect(await allPictures("nowhere", 10)).toEqual([]);
  });

  it("are used by the records and the posts that name them", async () => {
    await store.write([
      media("ship.jpg"),
      story("1", { thumbnail: "/uploads/art/ship.jpg" }),
      story("2", { components: [ship] }),
      story("3", { thumbnail: "/uploads/art/ship.jpg.webp" }),
      story("4", { thumbnail: "/uploads/art/ship.jpg", published: false }),
      put({ type: "live_event", id: "storm", title: "Storm", updates: [postWithShip] }),
      put({ type: "live_event", id: "vote", title: "Vote" }),
    ]);
    await store.posts.put("vote", postToStore(postWithShip));
    const { uses, next } = await store.fileUses({ path: "/uploads/art/ship.jpg" });
    expect(next).toBeUndefined();
    expect(uses.map(({ type, id, isSeen }) => `${type}/${id} ${isSeen}`).toSorted()).toEqual([
      "article/1 true",
      "article/2 true",
      "article/4 false",
      "live_event/storm true",
      "live_event/vote true",
    ]);
  });
});
