import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { minutesBefore, noon, put, story } from "./sample-records.ts";

const paragraph = (text: string) => ({ components: [{ is: "paragraph", props: { text } }] });

describe.each(databases)("suggestions on $name", ({ empty, stop }) => {
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

  const found = async (text: string, size = 5) => (await store.suggestions(text, size)).map(({ title }) => title);

  describe("suggestions", () => {
    it("rank the title over the body, more words over fewer, and the newer of equals first", async () => {
      await store.write([
        story("body", { title: "Morning notes", ...paragraph("The senate weighs a storm bill.") }),
        story("one", { title: "Senate in recess", publication_date: minutesBefore(20) }),
        story("one-newer", { title: "Senate in recess", publication_date: minutesBefore(10), dek: "newer" }),
        story("both", { title: "Senate clears storm bill", publication_date: minutesBefore(5000) }),
        story("none", { title: "Cooking for two" }),
      ]);
      expect((await store.suggestions("senate storm bill", 9)).map(({ record }) => record.id)).toEqual([
        "both",
        "one-newer",
        "one",
        "body",
      ]);
    });

    it("read a mistyped address: stop words, other endings and beginnings of words", async () => {
      await store.write([story("a", { title: "Senators clear recovery bills" }), story("b", { title: "The tide" })]);
      expect(await found("politics the senator clears")).toEqual(["Senators clear recovery bills"]);
      expect(await found("recov")).toEqual(["Senators clear recovery bills"]);
      expect(await found("the of and")).toEqual([]);
      expect(await found("")).toEqual([]);
      expect(await found("\"' OR * NEAR( a:b) & | ! <-> 𞤀𞤣 tide")).toEqual(["The tide"]);
    });

    it("hold only what is published and due, and carry what a reader needs", async () => {
      await store.write([
        story("draft", { title: "Glacier draft", published: false }),
        story("later", { title: "Glacier later", publication_date: minutesBefore(-5) }),
        story("here", { title: "Glacier here", thumbnail: { url: "/images/g.jpg" } }),
        put({ type: "video", id: "v1", title: "Glacier on film", last_published_date: minutesBefore(90) }),
      ]);
      expect(await store.suggestions("glacier", 5)).toEqual([
        expect.objectContaining({
          url: "/politics/here",
          title: "Glacier here",
          imageUrl: "/images/g.jpg",
          type: "article",
        }),
        expect.objectContaining({ url: "/video/v1", type: "video" }),
      ]);
      expect(await found("glacier", 1)).toHaveLength(1);
    });

    it("forget the old words of a changed story", async () => {
      await store.write([story("a", { title: "Avalanche" })]);
      await store.write([story("a", { title: "Sunshine" })]);
      expect(await found("avalanche")).toEqual([]);
      expect(await found("sunshine")).toEqual(["Sunshine"]);
    });
  });
});
