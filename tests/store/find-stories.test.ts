import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { minutesBefore, noon, postToStore, put, story } from "./sample-records.ts";

describe.each(databases)("stories for the newsroom on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;

  beforeEach(async () => {
    home = await empty();
    store = await openStore({ ...home, now: () => noon });
    await store.write([
      story("out", { title: "Ferries wait", publication_date: minutesBefore(60) }),
      story("later", { title: "Ferries leave", publication_date: minutesBefore(-60) }),
      story("draft", { title: "Ferries sink", published: false, canonical_url: "/harbor/draft" }),
      story("over", { title: "Ferries rest", expiration_date: minutesBefore(10) }),
      story("body", { components: [{ is: "paragraph", props: { text: "Nobody saw the lighthouse." } }] }),
      story("by", { fn__contributors: [{ full_name: "Ada Quay" }], wp__category: { path: "harbor", title: "Harbor" } }),
      put({ type: "video", id: 77, title: "Ferries on film", authors: [{ name: "Kim Reel" }] }),
      put({ type: "static_page", id: "/about", path: "/about", title: "Ferries" }),
    ]);
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
  });
  afterAll(stop);

  const found = async (asked: Partial<Parameters<Store["stories"]>[0]>) =>
    (await store.stories({ text: "", size: 20, ...asked })).map(({ id }) => id);

  it("are found by words, whether readers see them or not", async () => {
    expect((await found({ text: "ferries" })).toSorted()).toEqual(["77", "draft", "later", "out", "over"]);
    expect(await found({ text: "lighthouse" })).toEqual(["body"]);
    expect(await found({ text: "Ferr sin" })).toEqual(["draft"]);
    expect(await found({ text: "nothing of it" })).toEqual([]);
  });

  it("by id and by what stands at an address", async () => {
    expect(await found({ text: "77" })).toEqual(["77"]);
    expect((await store.storiesOfIds(["out", "none"])).map(({ id }) => id)).toEqual(["out"]);
  });

  it("by author and section, drafts by their address", async () => {
    expect(await found({ author: "quay" })).toEqual(["by"]);
    expect(await found({ author: "REEL" })).toEqual(["77"]);
    expect((await found({ sections: ["harbor"] })).toSorted()).toEqual(["by", "draft"]);
    expect(await found({ sections: ["nowhere", "harbor"], text: "ferries" })).toEqual(["draft"]);
  });

  it.each([
    ["Brändt", ["accented", "plain"]],
    ["brandt", ["accented", "plain"]],
    ["Núñez", ["old"]],
    ["nunez", ["old"]],
  ])("by %s whatever the accents, also far back in the archive", async (author, expected) => {
    const by = (id: string, full_name: string, more: object = {}) =>
      story(id, { fn__contributors: [{ full_name }], ...more });
    const many = Array.from({ length: 510 }, (_, place) => story(`n${place}`, { publication_date: minutesBefore(5) }));
    await store.write([
      by("plain", "Willy Brandt"),
      by("accented", "Willy Brändt"),
      by("old", "Ada Núñez", { publication_date: minutesBefore(60 * 24 * 900) }),
      put({ type: "person", id: "nunez", full_name: "Ada Núñez", role: "Author" }),
      ...many,
    ]);
    expect((await found({ author })).toSorted()).toEqual(expected);
  });

  it("of a kind the newest are read as they came, what readers see and what they do not", async () => {
    const alert = (id: string, more: object = {}) => put({ type: "alert", id, text: id, ...more });
    await store.write([
      alert("old", { publication_date: minutesBefore(60) }),
      alert("new", { publication_date: minutesBefore(1) }),
      alert("later", { publication_date: minutesBefore(-9) }),
      alert("asked", { published: false }),
      alert("over", { publication_date: minutesBefore(60), expires: minutesBefore(30) }),
      alert("refused", { published: false }),
    ]);
    const ids = (await store.newestSources("alert", 2)).map((source) => JSON.parse(source).id);
    expect(ids).toEqual(["later", "new", "refused", "over"]);
  });

  it("without words what is to come is first, then the newest, and no more than asked for", async () => {
    expect((await found({})).indexOf("later")).toBe(0);
    expect(await found({ size: 2 })).toHaveLength(2);
  });

  it("those that were withdrawn are known with what they were, until they come back", async () => {
    const names = async () => (await store.withdrawnStories()).map(({ id }) => id);
    await store.write([{ remove: { type: "article", id: "out" } }], { by: { who: "Ed", way: "desk" } });
    await store.write([{ remove: { type: "video", id: "77" } }]);
    await store.write([{ remove: { type: "static_page", id: "/about" } }]);
    expect(await names()).toEqual(["77", "out"]);
    expect((await store.withdrawnStories())[1]).toMatchObject({
      type: "article",
      by: "Ed",
      at: noon,
      source: expect.stringContaining("Ferries wait"),
    });
    await store.write([story("out", { title: "Again" })]);
    expect(await names()).toEqual(["77"]);
    await store.write([{ remove: { type: "article", id: "out" } }]);
    expect(await names()).toEqual(["out", "77"]);
    expect((await store.withdrawnStories())[0]?.source).toContain("Again");
  });

  it("live coverage that was withdrawn is known with the posts that it had, and is none of the stories", async () => {
    await store.write([put({ type: "live_event", id: "fire", title: "Fire", updates: [{ id: 1, title: "Own" }] })]);
    await store.posts.append("fire", postToStore({ id: "p", title: "Roof is down" }), { sent: "once" });
    await store.write([{ remove: { type: "live_event", id: "fire" } }], { by: { who: "Ed", way: "desk" } });
    const [gone, ...others] = await store.withdrawnEvents();
    expect(others).toEqual([]);
    expect(gone).toMatchObject({ type: "live_event", id: "fire", by: "Ed" });
    expect(JSON.parse(gone?.source ?? "").updates).toMatchObject([{ title: "Own" }, { title: "Roof is down" }]);
    expect((await store.withdrawnStories()).map(({ type }) => type)).not.toContain("live_event");
  });
});
