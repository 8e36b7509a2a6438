// The first load of a page may not weigh more than this, compressed. Fails with the figures of every page over budget.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./run.mjs";

const budget = { script: 20 * 1024, scriptOfOnePage: 22 * 1024, shellStyle: 6.5 * 1024, frameStyle: 13.5 * 1024 };

const client = join(root, "dist", "client");
const manifest = JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8"));
const plainIslandFiles = [
  ...readFileSync(join(root, "site", "plain-islands.ts"), "utf8").matchAll(/import\("\.\/([^"]+)"\)/g),
].map(([, file]) => file);

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

// What a page has whatever stands on it. What its blocks add is measured on pages (tests/http/page-styles.test.ts).
const { shell, pieces, pages } = JSON.parse(readFileSync(join(root, "dist", "page-styles.json"), "utf8"));
const tell = (name, bytes, most) => {
  isOver ||= bytes > most;
  process.stdout.write(`${bytes > most ? "OVER" : "ok  "} ${name}: style ${kilobytes(bytes)} of ${kilobytes(most)}\n`);
};
const shellStyle = compressed(shell);
tell("shell", shellStyle, budget.shellStyle);
for (const [page, places] of Object.entries(pages)) {
  const frame = gzipSync(places.map((place) => pieces[place].css).join("\n"), { level: 9 }).length;
  tell(page, shellStyle + frame, budget.frameStyle);
}
process.exitCode = isOver ? 1 : 0;
