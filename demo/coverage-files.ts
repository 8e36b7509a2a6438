// The files of live coverage on disk, read.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCoverage, type Coverage } from "./coverage-file.ts";

const folder = join(import.meta.dirname, "coverage");

export interface CoverageFile extends Coverage {
  slug: string;
}

export function coverageFiles(): CoverageFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => {
      const slug = name.slice(0, -".md".length);
      return { slug, ...readCoverage(readFileSync(join(folder, name), "utf8"), slug) };
    });
}
