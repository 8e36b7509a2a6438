import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

async function* chunksOf(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function lines(chunks: AsyncIterable<Uint8Array>, maxBytes = 100) {
  const read: [number, string | undefined][] = [];
  for await (const { number, bytes } of readLines(chunks, maxBytes)) {
    read.push([number, bytes === undefined ? undefined : Buffer.from(bytes).toString()]);
  }
  return read;
}

it("joins what chunks cut apart, counts every line and passes over empty ones", async () => {
  expect(await lines(chunksOf("one\ntw", "o", "\n\nfo", "ur"))).toEqual([
    [1, "one"],
    [2, "two"],
    [4, "four"],
  ]);
});

it("gives nothing for nothing", async () => {
  expect(await lines(chunksOf())).toEqual([]);
  expect(await lines(chunksOf("", "\n", "\n\n"))).toEqual([]);
});

it("skips a line that is too long, wherever it ends", async () => {
  expect(await lines(chunksOf("abcdef\nok\nabc", "def", "ghi\nyes\nabcdef"), 5)).toEqual([
    [1, undefined],
    [2, "ok"],
    [3, undefined],
    [4, "yes"],
    [5, undefined],
  ]);
});
