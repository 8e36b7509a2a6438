// What stands in the log can be looked up: every event that the code names is in docs/operating.md.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { events } from "./log.ts";

const root = join(import.meta.dirname, "..");
const documented = readFileSync(join(root, "docs", "operating.md"), "utf8");

/** Names written where they are logged; those made of parts are told by their pattern in the document. */
const named = globSync("{model,core,site,content}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\blog\.(?:info|warn|error)\(\s*"([^"]+)"/g)].map(
      ([, name = ""]) => name,
    ),
  );

it.each([...new Set([...Object.values(events), ...named])].toSorted())(
  "the event “%s” is in docs/operating.md",
  (name) => {
    expect(documented).toContain(`\`${name}\``);
  },
);
