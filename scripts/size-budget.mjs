// The first load of a page may not weigh more than this, compressed. Fails with the figures of every page over budget.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./run.mjs";

const budget = { script: 80 * 1024, style: 20 * 1024 };
/** Posts of live coverage hold any block of an article, and any module may stand around them. */
const moreStyle = { "live-event": 22 * 1024 };

/** What stands on some pages only has a file of its own, which comes with the first of them and not again. */
const sheetBudget = {
  corrected: 1 * 1024,
  forms: 1.5 * 1024,
  offers: 1.5 * 1024,
  "article+modules": 12 * 1024,
  "election+modules": 12 * 1024,
  "guide+modules": 16 * 1024,
};

/** What the shell loads when the reader does something, never with a page. */
const onDemand = new Set(["site/shell/search-suggestions.ts"]);

const client = join(root, "dist", "client");
const manifest = JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8"));
const pageStyles = JSON.parse(readFileSync(join(root, "dist", "page-styles.json"), "utf8"));

function filesOf(name, files = new Set()) {
  const { file, imports = [] } = manifest[name];
  if (!files.has(file)) {
    files.add(file);
    for (const next of imports) filesOf(next, files);
  }
  return files;
}

const compressed = (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
const total = (files) => [...files].reduce((sum, file) => sum + compressed(file), 0);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const everyPage = filesOf("site/client/take-over.ts", filesOf("site/client/entry.ts"));
// An island in the first view comes with the first load: every page is counted with the heaviest one.
// What an island itself loads when the reader asks for something is not part of it.
const islands = (manifest["site/client/take-over.ts"].dynamicImports ?? []).filter((name) => !onDemand.has(name));
const further = "site/further-islands.ts";
const weights = [...islands, ...(manifest[further].dynamicImports ?? [])].map((name) => {
  // The chunk that knows where the further ones are comes before each of them.
  const files = islands.includes(name) ? filesOf(name) : filesOf(name, filesOf(further));
  return total([...files].filter((file) => !everyPage.has(file)));
});
const heaviest = Math.max(0, ...weights);
const script = total(everyPage) + heaviest;

let isOver = script > budget.script;
process.stdout.write(
  `${isOver ? "OVER" : "ok  "} script ${kilobytes(script)} of ${kilobytes(budget.script)}, ${kilobytes(heaviest)} of it the heaviest island\n`,
);
for (const [page, files] of Object.entries(pageStyles)) {
  const style = total(files);
  const most = moreStyle[page] ?? sheetBudget[page] ?? budget.style;
  isOver ||= style > most;
  process.stdout.write(`${style > most ? "OVER" : "ok  "} ${page}: style ${kilobytes(style)} of ${kilobytes(most)}\n`);
}
process.exitCode = isOver ? 1 : 0;
