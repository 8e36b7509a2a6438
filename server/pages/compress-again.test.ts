import { expect, it } from "vitest";
import { dictionaryOf } from "../dictionary/dcz.ts";
import { decoded } from "../dictionary/testing/decoded.ts";
import { bytesOf } from "./cached-page.ts";
import { PageCache } from "./page-cache.ts";

it("a page that is read again, and once more when it is read often, is told of, and compressed again is the same text in fewer bytes", async () => {
  const again: string[] = [];
  const cache = new PageCache({
    maxBytes: 1_000_000,
    freshFor: 1000,
    now: () => 0,
    onStale: () => {},
    onReadAgain: (key) => again.push(key),
  });
  const text = Array.from({ length: 900 }, (_, number) => `<p>${number} words of ${(number * 7919) % 613}</p>`).join(
    "",
  );
  const dictionary = dictionaryOf(Buffer.from(text.slice(0, 900)));
  const render = async () => ({
    dictionary,
    status: 200,
    body: Buffer.from(text),
    headers: {},
    keys: new Set(["story"]),
    degraded: false,
  });
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
  cache.purge(["story"]);
  await cache.get("/a", render);
  cache.fresh("/a");
  expect(again).toEqual(["/a", "/a", "/a"]);
});
