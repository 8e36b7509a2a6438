// The index from addresses to records, and which hosts are the site's own.

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseLine } from "../../content/import/parse-line.ts";
import { prepareOlder } from "../../content/import/prepare-older.ts";
import { parseRecord, type PreparedRecord } from "../../content/records/parse-record.ts";
import { openStore, type StoreOptions } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { brand } from "../../model/brand.ts";
import { setOwnHosts } from "../../model/addresses/own-hosts.ts";
import { setImageSources } from "../../model/pictures/image-sources.server.ts";
import { sectionList } from "../../model/fields/list-names.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { beforeAddresses } from "./older-version.ts";

const noon = Date.UTC(2026, 0, 10, 12);

function prepared(record: object): PreparedRecord {
  const parsed = parseRecord(JSON.stringify(record));
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.ok;
}
const story = (id: string, canonical_url: string, more: object = {}) => ({
  put: prepared({ type: "article", id, title: id, canonical_url, publication_date: "2026-01-05T12:00:00Z", ...more }),
});
const put = (record: object) => ({ put: prepared(record) });

describe.each(databases)("addresses on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  const open = (more: Partial<StoreOptions> = {}) => openStore({ ...home, now: () => noon, ...more });

  beforeEach(async () => {
    home = await empty();
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
    setOwnHosts([]);
    setImageSources([]);
  });
  afterAll(stop);

  const idAt = async (path: string) => (await store.byPath("article", path))?.id;

  it("LOAD-08 lead to a story from every path it has, and no longer from one it has lost", async () => {
    await store.write([story("a", "/us/a", { urls: ["/old/a"], short_urls: ["/s"] })]);
    expect(await Promise.all(["/us/a", "/US/A", "/old/a", "/s", "/us/b"].map(idAt))).toEqual([
      "a",
      "a",
      "a",
      "a",
      undefined,
    ]);
    const told: string[] = [];
    store.onChange((keys) => told.push(...keys));
    await store.write([story("a", "/us/a", { urls: ["/older/a"] })]);
    expect(await Promise.all(["/old/a", "/s", "/older/a"].map(idAt))).toEqual([undefined, undefined, "a"]);
    expect(told).toEqual(expect.arrayContaining(["path:/old/a", "path:/s", "path:/older/a", "path:/us/a"]));
    await store.write([{ remove: { type: "article", id: "a" } }]);
    expect(await Promise.all(["/us/a", "/older/a"].map(idAt))).toEqual([undefined, undefined]);
  });

  it("of two that claim a path one is chosen by rule", async () => {
    await store.write([
      story("draft", "/us/a", { published: false, publication_date: "2026-01-09T12:00:00Z" }),
      story("later", "/us/a", { publication_date: "2026-02-09T12:00:00Z" }),
      story("alias", "/us/other", { urls: ["/us/a"], publication_date: "2026-01-08T12:00:00Z" }),
      story("case", "/us/A", { publication_date: "2026-01-07T12:00:00Z" }),
      story("z", "/us/a"),
      story("b", "/us/a"),
    ]);
    expect(await idAt("/us/a")).toBe("b");
    expect(await idAt("/us/A")).toBe("case");
    expect((await store.byPaths("article", ["/us/A", "/us/a", "/none"])).map((doc) => doc?.id)).toEqual([
      "case",
      "b",
      undefined,
    ]);
    expect((await store.pagesAt(["/us/a"])).get("/us/a")?.[0]).toEqual({
      type: "article",
      id: "b",
      path: "/us/a",
      isAlias: false,
    });
  });

  it("are claimed by everything that has them, whether readers see it or not", async () => {
    await store.write([
      story("draft", "/us/a", { published: false }),
      story("alias", "/us/b", { urls: ["/US/a"] }),
      put({ type: "redirect", id: "/us/ä", to: "/us/b" }),
      put({ type: "redirect", id: "/?p=7", to: "/us/b" }),
      put({ type: "static_page", id: "about", title: "About", components: [], starter: true }),
      put({ type: "static_page", id: "contact", title: "Contact", components: [] }),
    ]);
    const claims = await store.claimsOn(["/us/a", "/us/ä", "/?p=7", "/?p=8", "/none", "/about", "/contact"]);
    expect(
      [...claims].map(([address, records]) => [address, ...records.map(({ id, isAlias }) => `${id} ${isAlias}`)]),
    ).toEqual([
      ["/us/a", "alias true", "draft false"],
      ["/us/ä", "/us/ä false"],
      ["/?p=7", "/?p=7 false"],
      ["/contact", "contact false"],
    ]);
  });

  it("are given to one of several writers who want one at once, whichever process they are in", async () => {
    const other = await open();
    const stores = [store, other, store, other];
    const results = await Promise.all(
      stores.map((one, place) => one.write([story(`s${place}`, "/us/wanted")], { unclaimed: ["/us/Wanted"] })),
    );
    const [taken, ...others] = results.toSorted((one, two) => two.stored - one.stored);
    expect(taken).toMatchObject({ stored: 1 });
    const claims = (await store.claimsOn(["/us/wanted"])).get("/us/wanted");
    expect(claims).toHaveLength(1);
    expect(others.map(({ claimed }) => claimed?.id)).toEqual([1, 2, 3].map(() => claims?.[0]?.id));
    const [owner] = claims ?? [];
    const again = story(owner?.id ?? "", "/us/wanted", { title: "Again" });
    expect(await store.write([again], { unclaimed: ["/us/wanted"] })).toMatchObject({ stored: 1 });
    await other.close();
  });

  it("ROUTE-20 tell redirects for one query from those for all", async () => {
    await store.write([
      put({ type: "redirect", id: "/?p=1752", to: "/us/a" }),
      put({ type: "redirect", id: "/?p=1753", to: "/us/b" }),
      put({ type: "redirect", id: `https://${brand.domain}/x?b=2&a=1`, to: "/us/c" }),
      put({ type: "redirect", id: "/Old", to: "/us/d" }),
    ]);
    expect((await store.redirectPatterns()).queries.toSorted()).toEqual(["/?p", "/x?a&b"]);
    expect(await store.redirectAt({ path: "/" })).toBeUndefined();
    expect((await store.redirectAt({ path: "/", query: "p=1752" }))?.to).toBe("/us/a");
    expect((await store.redirectAt({ path: "/x", query: "a=1&b=2" }))?.to).toBe("/us/c");
    expect((await store.redirectAt({ path: "/Old" }))?.to).toBe("/us/d");
    expect(await store.redirectAt({ path: "/old" })).toBeUndefined();
    await store.write([{ remove: { type: "redirect", id: "/?p=1752" } }]);
    expect(await store.redirectAt({ path: "/", query: "p=1752" })).toBeUndefined();
  });

  it("are there for what an older version of the software stored", async () => {
    await store.write([
      story("a", "/us/caf%C3%A9"),
      put({ type: "redirect", id: "/?p=1752", to: "/us/a" }),
      put({ type: "section", id: "7001", path: "numbered", title: "Numbered" }),
    ]);
    await store.close();
    await beforeAddresses(home);
    store = await open();
    expect(await idAt("/us/café")).toBe("a");
    expect((await store.redirectAt({ path: "/", query: "p=1752" }))?.to).toBe("/us/a");
    expect((await store.byPath("section", "/numbered"))?.id).toBe("7001");
  });

  it("ROUTE-23 follow the hosts that a site says are its own", async () => {
    await store.write([story("a", "https://www.gazette.example/us/a")]);
    expect(await idAt("/us/a")).toBeUndefined();
    const reopened = async (hosts: StoreOptions["ownHosts"]) => {
      await store.close();
      store = await open({ ownHosts: hosts });
      await prepareOlder(store, { parse: async (lines) => lines.map(parseLine), onRefusal: () => undefined });
    };
    await reopened({ hosts: ["gazette.example"], areAll: true });
    expect(await idAt("/us/a")).toBe("a");
    const [card] = await store.cards({ type: "article", lists: [sectionList("us")], size: 1 });
    expect(card?.url).toBe("/us/a");
    // A command that knows nothing of it goes by what the site said.
    await reopened({ hosts: [], areAll: false });
    await store.write([story("b", "gazette.example/us/b")]);
    expect(await idAt("/us/b")).toBe("b");
    await reopened({ hosts: ["other.example"], areAll: true });
    expect(await idAt("/us/a")).toBeUndefined();
  });

  it("IMG-01 of pictures follow the sources that a site takes them of", async () => {
    const outside = "https://IMG.gazette.example/a.jpg";
    await store.write([
      story("a", "/us/a", { thumbnail: outside }),
      story("b", "/us/b", { thumbnail: "/uploads/b.jpg" }),
    ]);
    const reopened = async (imageSources: StoreOptions["imageSources"]) => {
      await store.close();
      store = await open({ imageSources });
      await prepareOlder(store, { parse: async (lines) => lines.map(parseLine), onRefusal: () => undefined });
    };
    const pictures = async () => {
      const cards = await store.cards({ type: "article", lists: [sectionList("us")], size: 3 });
      return cards.map(({ imageUrl }) => imageUrl ?? "").toSorted();
    };
    await reopened({ sources: ["img.gazette.example"], areAll: true });
    expect(await pictures()).toEqual(["/uploads/b.jpg", "/uploads/from/img.gazette.example/a.jpg"]);
    // A command that knows nothing of it goes by what the site said.
    await reopened({ sources: [], areAll: false });
    await store.write([story("c", "/us/c", { thumbnail: outside.replace("a.jpg", "c.jpg") })]);
    expect(await pictures()).toContain("/uploads/from/img.gazette.example/c.jpg");
    await reopened({ sources: ["other.example"], areAll: true });
    expect(await pictures()).toEqual(["/uploads/b.jpg", outside, outside.replace("a.jpg", "c.jpg")]);
  });
});
