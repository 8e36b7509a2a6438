import { describe, expect, it } from "vitest";
import type { Limits } from "./cache-rules.ts";
import {
  addressesOf,
  emptyCacheIndex,
  parseCacheIndex,
  trimmed,
  withoutPage,
  withPage,
  withPictures,
  withSaved,
  type CacheIndex,
} from "./cache-index.ts";

const page = (key: string, at = 0, files = ["/assets/shell-a.css"]) => ({ key, title: key, at, build: "a", files });
const limits: Limits = { readPages: 2, readFor: 1000, savedPages: 2, pictures: 3, pictureBytes: 100 };

/** Read one after the other; those with a star were saved. */
function cacheIndexOf(...names: string[]): CacheIndex {
  return names.reduce(
    (ledger, name, at) => withPage(ledger, page(name.replace("*", ""), at), name.endsWith("*")),
    emptyCacheIndex,
  );
}

const keys = ({ pages }: CacheIndex) => pages.map(({ key, isSaved }) => (isSaved ? `${key}*` : key));
const sources = ({ pictures }: CacheIndex) => pictures.map(({ source }) => source);

describe("the list of cached pages", () => {
  it("has the newest first, each once", () => {
    expect(keys(cacheIndexOf("/a", "/b", "/a"))).toEqual(["/a", "/b"]);
  });

  it("a saved page stays saved when it is read again, until it is not", () => {
    const again = withPage(cacheIndexOf("/a*", "/b"), page("/a", 9), false);
    expect(keys(again)).toEqual(["/a*", "/b"]);
    expect(keys(withSaved(again, "/a", false))).toEqual(["/a", "/b"]);
    expect(keys(withoutPage(again, "/a"))).toEqual(["/b"]);
  });

  it.each([
    ["the newest pages read", ["/a", "/b", "/c"], 2, ["/c", "/b"]],
    ["saved ones besides", ["/a*", "/b", "/c", "/d"], 3, ["/d", "/c", "/a*"]],
    ["the newest saved ones", ["/a*", "/b*", "/c*"], 2, ["/c*", "/b*"]],
    ["nothing read long ago", ["/a", "/b*"], 2000, ["/b*"]],
  ])("keeps %s", (_, names, now, expected) => {
    expect(keys(trimmed(cacheIndexOf(...names), limits, now))).toEqual(expected);
  });

  it("names what its pages consist of, once", () => {
    expect([...addressesOf(cacheIndexOf("/a", "/b"))]).toEqual(["/b", "/assets/shell-a.css", "/a"]);
  });

  it.each([[null], ["x"], [{ version: 0, pages: [] }], [undefined]])("%j is no list", (cached) => {
    expect(parseCacheIndex(cached)).toBe(emptyCacheIndex);
  });

  it("is read as it was written", () => {
    const ledger = cacheIndexOf("/a", "/b*");
    expect(parseCacheIndex(JSON.parse(JSON.stringify(ledger)))).toEqual(ledger);
  });
});

describe("the pictures of cached pages", () => {
  const picture = (source: string, bytes = 10) => ({ source, bytes });

  it("belong to pages, and go with the last of them", () => {
    let ledger = withPictures(cacheIndexOf("/a", "/b"), "/a", [picture("1"), picture("2")]);
    ledger = withPictures(ledger, "/b", [picture("2")]);
    expect(sources(trimmed(ledger, limits, 2))).toEqual(["2", "1"]);
    expect(sources(trimmed(withoutPage(ledger, "/a"), limits, 2))).toEqual(["2"]);
    expect(sources(trimmed(withoutPage(withoutPage(ledger, "/a"), "/b"), limits, 2))).toEqual([]);
  });

  it("are bounded in number, those of saved pages first", () => {
    let ledger = withPictures(cacheIndexOf("/a*", "/b"), "/b", [picture("1"), picture("2"), picture("3")]);
    ledger = withPictures(ledger, "/a", [picture("4")]);
    expect(sources(trimmed(ledger, limits, 2))).toEqual(["4", "1", "2"]);
  });

  it("are bounded in bytes; a page does not name what is not there", () => {
    const ledger = withPictures(cacheIndexOf("/a"), "/a", [picture("1", 60), picture("2", 60), picture("3", 30)]);
    const cached = trimmed(ledger, limits, 1);
    expect(sources(cached)).toEqual(["1", "3"]);
    expect(cached.pages[0]?.pictures).toEqual(["1", "3"]);
  });
});
