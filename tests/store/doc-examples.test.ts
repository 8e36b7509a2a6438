// The examples of docs/records.md, docs/layouts.md and docs/first-hour.md, imported as a publisher would.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { examplesIn } from "../../docs/examples-in.ts";
import { kinds } from "../../content/records/kinds.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent } from "../demo-site.ts";
import { databases } from "./databases.ts";

const root = join(import.meta.dirname, "..", "..");
const isRecord = (example: unknown): example is { type: string } =>
  typeof example === "object" && example !== null && "type" in example;
const read = (name: string) => readFileSync(join(root, "docs", name), "utf8");
const lineByLine = read("first-hour.md").matchAll(/^ {4}(\{"type":.*\})$/gm);
const records = [
  ...["records.md", "layouts.md"].flatMap((name) => examplesIn(read(name))),
  ...[...lineByLine].map(([, line = ""]): unknown => JSON.parse(line)),
].filter(isRecord);

it("there is one of every kind", () => {
  expect(new Set(records.map(({ type }) => type))).toEqual(new Set(Object.keys(kinds)));
});

describe.each(databases)("on $name", ({ empty, stop }) => {
  afterAll(stop);

  it("every example is stored as it stands, without a warning", async () => {
    const home = await empty();
    const lines = records.map((record) => JSON.stringify(record)).join("\n");
    // Among them is a show, which has an address only where shows are switched on.
    const env = { ...ofDemoBrand, DATA_DIR: home.dataDir, DATABASE_URL: home.databaseUrl ?? "" };
    const { status, stdout, stderr } = await runContent(["import", "-"], env, lines);
    await home.drop();
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: `${records.length} stored, 0 unchanged, 0 refused\n`,
      stderr: "",
    });
  });
});
