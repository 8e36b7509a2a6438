import { expect, it } from "vitest";
import { z } from "zod";
import { keysOf } from "../../../model/fields/keys-of.ts";
import { kinds } from "../../records/kinds.ts";
import { changedExamples } from "../../testing/changed-examples.ts";
import { exampleRecords, fingerprints, readGolden } from "../../testing/prepared-examples.ts";
import { preparedVersion } from "./prepared-version.ts";

const golden = readGolden();
const now = fingerprints();

it("rises whenever records are parsed or filed otherwise than before", () => {
  const changed = changedExamples(golden.examples, now);
  const advice = "raise preparedVersion, then npm run prepared";
  expect(changed.length > 0 && preparedVersion <= golden.version ? { changed, advice } : {}).toEqual({});
});

it("is written down with what it stands for", () => {
  expect({ version: preparedVersion, examples: now }, "npm run prepared").toEqual(golden);
});

it.each(keysOf(kinds))("stands for every field of %s", (kind) => {
  const { properties = {} } = z.toJSONSchema(kinds[kind].schema, { io: "input", unrepresentable: "any" });
  const shown = new Set(exampleRecords().flatMap((record) => (record.type === kind ? Object.keys(record) : [])));
  expect(Object.keys(properties).filter((field) => !shown.has(field))).toEqual([]);
  expect(shown.size).toBeGreaterThan(0);
});

it("need not rise for a new example", () => {
  expect(changedExamples({ a: "1", b: "2", gone: "3" }, { a: "1", b: "x", fresh: "4" })).toEqual(["b"]);
});
