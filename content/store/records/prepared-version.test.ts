import { expect, it } from "vitest";
import { keysOf } from "../../../model/fields/keys-of.ts";
import { kinds } from "../../records/kinds.ts";
import { changedExamples } from "../../testing/changed-examples.ts";
import { fingerprints, readGolden } from "../../testing/prepared-examples.ts";
import { PREPARED_VERSION } from "./prepared-version.ts";

const golden = readGolden();
const now = fingerprints();

it("rises whenever records are parsed or filed otherwise than before", () => {
  const changed = changedExamples(golden.examples, now);
  const advice = "raise PREPARED_VERSION, then npm run prepared";
  expect(changed.length > 0 && PREPARED_VERSION <= golden.version ? { changed, advice } : {}).toEqual({});
});

it("is written down with what it stands for", () => {
  expect({ version: PREPARED_VERSION, examples: now }, "npm run prepared").toEqual(golden);
});

it("stands for every kind of record", () => {
  expect(Object.keys(now)).toEqual(expect.arrayContaining(keysOf(kinds)));
});

it("need not rise for a new example", () => {
  expect(changedExamples({ a: "1", b: "2", gone: "3" }, { a: "1", b: "x", fresh: "4" })).toEqual(["b"]);
});
