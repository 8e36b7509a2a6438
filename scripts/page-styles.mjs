// The server build knows which styles a page is drawn with, in many small files. This joins them into two for each page: the shell's,
// the same everywhere, and the page's own. Writes them beside the scripts and a list of them to dist/page-styles.json.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const server = join(root, "dist", "server");
const client = join(root, "dist", "client");
const manifest = JSON.parse(readFileSync(join(server, ".vite", "manifest.json"), "utf8"));
const pagePattern = /^site\/pages\/([^/]+)\/Page\.tsx$/;
/** Pages that seldom have modules of a layout, and their styles only then (site/blocks/late-modules.ts). */
const seldomWithModules = new Set([
  "article",
  "article-interactive",
  "article-slideshow",
  "categories",
  "election",
  "guide",
]);
const modules = "site/blocks/registry.ts";
/** AMP pages carry their style in themselves (amp-style.mjs). */
const ownDocument = "article-amp";

/** The style files of a module and of all it imports, each before what needs it. */
function stylesOf(name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const { imports = [], css = [] } = manifest[name];
  return [...imports.flatMap((next) => stylesOf(next, seen)), ...css];
}

/** Styles of what stands on some pages only, whatever page it is: files of their own, for those pages (vite.config.ts). */
const sheetPattern = /^_sheet-([a-z]+)-/;
const sheets = new Map();
for (const [name, { css }] of Object.entries(manifest)) {
  const sheet = sheetPattern.exec(name)?.[1];
  if (sheet !== undefined && css !== undefined) sheets.set(sheet, css);
}
const sheetFiles = new Set([...sheets.values()].flat());

/** `first` stands before everything: the order of the style layers (site/styles/base.css) holds only if no layer comes earlier. */
function joinInto(name, files, first = "") {
  const text = first + [...new Set(files)].map((file) => readFileSync(join(server, file), "utf8")).join("\n");
  const hash = createHash("sha1").update(text).digest("base64url").slice(0, 8);
  const file = `assets/${name}-${hash}.css`;
  writeFileSync(join(client, file), text);
  return `/${file}`;
}

// A chunk that the server itself imports may hold styles of pages too; what it has stands in the shell's file already.
const shellFiles = stylesOf("server/serve-site.ts").filter((file) => !sheetFiles.has(file));
const shell = joinInto("shell", shellFiles, "@layer reset, base, ui;");
const pages = {};
for (const name of Object.keys(manifest)) {
  const page = pagePattern.exec(name)?.[1];
  if (page === undefined || page === ownDocument) continue;
  const own = stylesOf(name).filter((file) => !shellFiles.includes(file) && !sheetFiles.has(file));
  pages[page] = own.length === 0 ? [shell] : [shell, joinInto(page, own)];
  if (!seldomWithModules.has(page)) continue;
  const further = stylesOf(modules).filter(
    (file) => !shellFiles.includes(file) && !sheetFiles.has(file) && !own.includes(file),
  );
  pages[`${page}+modules`] = [joinInto(`${page}-modules`, further)];
}
for (const [sheet, files] of sheets) pages[sheet] = [joinInto(sheet, files)];
writeFileSync(join(root, "dist", "page-styles.json"), JSON.stringify(pages, null, 2));
