// The story files on disk.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface StoryFile {
  section: string;
  slug: string;
  text: string;
}

const storiesDir = join(import.meta.dirname, "stories");

/** Ordered by section and slug, so that every seeding does the same in the same order. */
export function storyFiles(): StoryFile[] {
  return namesIn(storiesDir).flatMap((section) =>
    namesIn(join(storiesDir, section))
      .filter((name) => name.endsWith(".md"))
      .map((name) => ({
        section,
        slug: name.slice(0, -".md".length),
        text: readFileSync(join(storiesDir, section, name), "utf8"),
      })),
  );
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .toSorted();
}
