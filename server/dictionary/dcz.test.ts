import { createHash } from "node:crypto";
import { zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { bytesOf, compressAgain, readyPage, type Encoding } from "../pages/cached-page.ts";
import { decoded } from "./testing/decoded.ts";
import { dictionaryOf } from "./dcz.ts";

const dictionary = dictionaryOf(Buffer.from("<p>What all pages have in common</p>".repeat(20)));

it("is named by its hash, as browsers name it and in its address", () => {
  const digest = createHash("sha256").update(dictionary.bytes).digest();
  expect(dictionary.mark).toBe(`:${digest.toString("base64")}:`);
  expect(dictionary.path).toBe(`/assets/pages-${digest.toString("base64url")}.dictionary`);
});

it("what is compressed with it begins with its name, and is read with it alone", async () => {
  const body = Buffer.from("<p>What all pages have in common</p><p>And what one has alone</p>");
  const bytes = await dictionary.compress(body, "awaited");
  expect(bytes.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
  expect(`:${bytes.subarray(8, 40).toString("base64")}:`).toBe(dictionary.mark);
  expect(zstdDecompressSync(bytes.subarray(40), { dictionary: dictionary.bytes })).toEqual(body);
  const other = Buffer.alloc(dictionary.bytes.length);
  expect(zstdDecompressSync(bytes.subarray(40), { dictionary: other })).not.toEqual(body);
});

const encodings: readonly Encoding[] = ["dcz", "br", "zstd", "gzip", "identity"];
const pairs = 10_000;
/** It takes ten times as long. */
const patientEvery = 100;

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pieces = ["<p>", "</p>", "the ", "said ", "–“ü”", "\u{1f30a}", '<a href="/politics/', '">', "&amp;", "\0", "7"];

/** Parts of the dictionary, of itself and of neither, in any order; sometimes nothing at all. */
function pageLike(common: Buffer, next: () => number): Buffer {
  const parts: Buffer[] = [];
  for (let count = Math.floor(next() * 30); count > 0; count -= 1) {
    const start = Math.floor(next() * common.length);
    if (next() < 0.5) parts.push(common.subarray(start, start + Math.floor(next() * 2_000)));
    else parts.push(Buffer.from((pieces[Math.floor(next() * pieces.length)] ?? "").repeat(1 + Math.floor(next() * 9))));
    if (next() < 0.2) parts.push(...parts.slice(-3));
  }
  return Buffer.concat(parts);
}

it(`${pairs} pairs of a page and an encoding are read as they were written`, async () => {
  const next = numbers(7);
  const noise = Buffer.from(Array.from({ length: 20_000 }, () => Math.floor(next() * 256)));
  const dictionaries = [
    dictionary,
    dictionaryOf(noise),
    dictionaryOf(pageLike(noise, next)),
    dictionaryOf(Buffer.from("a")),
  ];
  const wrong: string[] = [];
  for (let pair = 0; pair < pairs; pair += encodings.length) {
    const own = dictionaries[(pair / encodings.length) % dictionaries.length] ?? dictionary;
    const body = pageLike(own.bytes, next);
    const page = readyPage({ status: 200, body, headers: {}, keys: new Set(), degraded: false, dictionary: own });
    for (const encoding of encodings) await bytesOf(page, encoding);
    if (pair % patientEvery === 0) await compressAgain(page);
    for (const encoding of encodings) {
      const read = decoded(await bytesOf(page, encoding), encoding, own.bytes);
      if (!read.equals(body)) wrong.push(`${encoding} of page ${pair}`);
    }
  }
  expect(wrong).toEqual([]);
});
