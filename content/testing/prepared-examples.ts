// What parsing makes of examples of every kind of record and of every block, as fingerprints: whoever changes one must raise
// `preparedVersion`, or stored records stay as they were.

import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseRecord } from "../records/parse-record.ts";
import { searchEntry } from "../store/search/search-entry.ts";

export interface PreparedExamples {
  version: number;
  examples: Record<string, string>;
}

const root = join(import.meta.dirname, "..", "..");
const blocks = join(root, "site", "blocks");

export const goldenFile = join(import.meta.dirname, "prepared-examples.json");

export function readGolden(): PreparedExamples {
  return JSON.parse(readFileSync(goldenFile, "utf8"));
}

/** Together those of a kind have all of its fields. */
export function exampleRecords(): { type: string; id: string }[] {
  const lines = readFileSync(join(root, "content", "records", "examples.ndjson"), "utf8");
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

export function fingerprints(): Record<string, string> {
  const records = exampleRecords();
  const stories = globSync("*/example*.json", { cwd: blocks })
    .toSorted()
    .map((file) => ({ name: file, record: storyOf(JSON.parse(readFileSync(join(blocks, file), "utf8"))) }));
  const named = records.map((record) => ({ name: `${record.type}/${record.id}`, record: JSON.stringify(record) }));
  return Object.fromEntries([...named, ...stories].map(({ name, record }) => [name, fingerprint(name, record)]));
}

function storyOf(component: unknown): string {
  return JSON.stringify({ type: "article", id: "x", title: "X", canonical_url: "/us/x", components: [component] });
}

function fingerprint(name: string, record: string): string {
  const parsed = parseRecord(record);
  if (!("ok" in parsed)) throw new Error(`The example of ${name} is not accepted: ${JSON.stringify(parsed)}`);
  const { type, doc, index } = parsed.ok;
  // With the labels by which a search is narrowed: they are stored too.
  const stored = { doc: JSON.parse(doc), index, labels: searchEntry(type, index)?.labels };
  return hash("sha256", JSON.stringify(stored), "base64url").slice(0, 16);
}
