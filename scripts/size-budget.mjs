// The first load of a page may not weigh more than this, compressed. Fails with the figures of every page over budget.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./run.mjs";

const budget = { script: 20 * 1024, scriptOfOnePage: 22 * 1024, style: 20 * 1024 };
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

const client = join(root, "dist", "client");
const manifest = JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8"));
const plainIslandFiles = [
  ...readFileSync(join(root, "site", "plain-islands.ts"), "utf8").matchAll(/import\("\.\/([^"]+)"\)/g),
].map(([, file]) => file);
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

// A page that nobody touches: the first script, what that fetches by itself once the page is shown, and the islands that keep themselves going.
// What comes when the reader asks for something is not part of it, and neither is React.
const shown = "site/page-shown.ts";
const islandsOf = (isMeant) =>
  plainIslandFiles.filter((file) => isMeant(file)).map((file) => filesOf(`site/${file}`, new Set(anywhere)));
/** They stand on one kind of page alone, so that no page has two of them. */
const isOfOnePage = (file) => file.startsWith("pages/");
const anywhere = ["site/client/entry.ts", shown, ...(manifest[shown].dynamicImports ?? [])].reduce(
  (seen, name) => filesOf(name, seen),
  new Set(),
);
for (const files of islandsOf((file) => !isOfOnePage(file))) for (const file of files) anywhere.add(file);
const script = total(anywhere);
const scriptOfOnePage = Math.max(...islandsOf(isOfOnePage).map(total));

let isOver = script > budget.script || scriptOfOnePage > budget.scriptOfOnePage;
process.stdout.write(
  `${isOver ? "OVER" : "ok  "} script ${kilobytes(script)} of ${kilobytes(budget.script)}, ${kilobytes(total(filesOf("site/client/entry.ts")))} of it at once; ${kilobytes(scriptOfOnePage)} of ${kilobytes(budget.scriptOfOnePage)} with what one kind of page has alone\n`,
);
for (const [page, files] of Object.entries(pageStyles)) {
  const style = total(files);
  const most = moreStyle[page] ?? sheetBudget[page] ?? budget.style;
  isOver ||= style > most;
  process.stdout.write(`${style > most ? "OVER" : "ok  "} ${page}: style ${kilobytes(style)} of ${kilobytes(most)}\n`);
}
process.exitCode = isOver ? 1 : 0;
