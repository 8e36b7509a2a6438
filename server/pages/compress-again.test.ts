import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { bytesOf } from "./cached-page.ts";
import { PageCache } from "./page-cache.ts";

it("a page that is read again is told once a version, and compressed once more is the same text in fewer bytes", async () => {
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
  const render = async () => ({
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
  const before = (await bytesOf(first, "br")).length;
  cache.fresh("/a");
  cache.fresh("/a");
  expect(again).toEqual(["/a"]);
  await cache.compressAgain("/a");
  const after = await bytesOf(first, "br");
  expect(after.length).toBeLessThan(before);
  expect(brotliDecompressSync(after).toString()).toBe(text);
  cache.purge(["story"]);
  await cache.get("/a", render);
  cache.fresh("/a");
  expect(again).toEqual(["/a", "/a"]);
});
