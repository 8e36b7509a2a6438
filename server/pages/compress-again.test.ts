import { expect, it } from "vitest";
import { dictionaryOf } from "../dictionary/dcz.ts";
import { decoded } from "../dictionary/testing/decoded.ts";
import { bytesOf } from "./cached-page.ts";
import { PageCache } from "./page-cache.ts";

const text = Array.from({ length: 900 }, (_, number) => `<p>${number} words of ${(number * 7919) % 613}</p>`).join("");
const dictionary = dictionaryOf(Buffer.from(text.slice(0, 900)));
const render = async () => ({
  dictionary,
  status: 200,
  body: Buffer.from(text),
  headers: {},
  keys: new Set(["story"]),
  degraded: false,
});

function newCache() {
  const again: string[] = [];
  const cache = new PageCache({
    maxBytes: 1_000_000,
    freshFor: 1000,
    now: () => 0,
    onStale: () => {},
    onReadAgain: (key) => again.push(key),
  });
  return { cache, again };
}

it("a page that is read again, and once more when it is read often, is told of, and compressed again is the same text in fewer bytes", async () => {
  const { cache, again } = newCache();
  const first = await cache.get("/a", render);
  expect(again).toEqual([]);
  await cache.compressAgain("/a");
  expect(first.encoded.br).toBe(undefined);
  for (const encoding of ["br", "dcz"] as const) {
    const before = (await bytesOf(first, encoding)).length;
    // What a reader takes who comes late is compressed again then.
    const reads = encoding === "br" ? 2 : 13;
    for (let read = 0; read < reads; read += 1) cache.fresh("/a");
    await cache.compressAgain("/a");
    const after = await bytesOf(first, encoding);
    expect(after.length).toBeLessThan(before);
    expect(decoded(after, encoding, dictionary.bytes).toString()).toBe(text);
  }
  expect(again).toEqual(["/a", "/a"]);
});

it("a page that was read is compressed again as soon as it is made anew, by what its readers took", async () => {
  const { cache, again } = newCache();
  const before = (await bytesOf(await cache.get("/a", render), "br")).length;
  cache.purge(["story"]);
  await cache.renew("/a", render);
  expect(again).toEqual([]);
  cache.fresh("/a");
  cache.fresh("/a");
  cache.purge(["story"]);
  await cache.get("/a", render);
  expect(again).toEqual(["/a", "/a"]);
  await cache.compressAgain("/a");
  const made = cache.fresh("/a")?.encoded;
  expect(made?.br?.length).toBeLessThan(before);
  expect(made?.dcz).toBe(undefined);
});
