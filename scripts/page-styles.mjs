// Builds every style file of the site by itself. What stands around pages is joined into one file, the shell's, the same everywhere; of the others a
// server puts together what a page needs (server/http/page-sheets.ts). Writes the shell's file beside the scripts, and the rest of it
// to dist/page-styles.json: the pieces in the order they are to stand in, and which of them a page, an island and a class ask for.

import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "vite";
import { classNamer } from "./class-names.ts";
import { fixTokens } from "./fixed-tokens.ts";
import { moduleGraphFile } from "./module-graph.ts";
import { root } from "./run.mjs";
import { companionsOf, frameStyles, islandStyles, stylesUnder } from "./style-pieces.ts";

const client = join(root, "dist", "client");
const outDir = join(root, "dist", "styles");
const graphOf = (folder) => JSON.parse(readFileSync(join(root, "dist", folder, moduleGraphFile), "utf8"));
const inServer = graphOf("server");
const inClient = graphOf("client");

const pagePattern = /^site\/pages\/([^/]+)\/Page\.tsx$/;
/** AMP pages carry their style in themselves (amp-style.mjs). */
const ownDocument = "article-amp";
const pages = Object.keys(inServer).flatMap((file) => {
  const page = pagePattern.exec(file)?.[1];
  return page === undefined || page === ownDocument ? [] : [{ page, file }];
});
const islands = ["islands.ts", "further-islands.ts", "plain-islands.ts"].flatMap((table) =>
  [
    ...readFileSync(join(root, "site", table), "utf8").matchAll(
      /"?([\w-]+)"?: async \(\) => .*import\("\.\/([^"]+)"\)/g,
    ),
  ].map(([, island, file]) => ({ island, file: `site/${file}` })),
);

// With what the first script shows by itself. Its page for errors has the styles that are there.
const shellFiles = [
  ...new Set([
    ...stylesUnder(inServer, ["server/serve-site.ts"]),
    ...stylesUnder(inClient, ["site/client/entry.ts"], { without: (file) => file.startsWith("site/pages/") }),
  ]),
];
const files = stylesUnder(
  inServer,
  pages.map(({ file }) => file),
).filter((file) => !shellFiles.includes(file));

/** So a file says in a comment that few pages of a kind show it: it comes only where it is seen. */
const isSeldom = (file) => readFileSync(join(root, file), "utf8").includes("/* Seldom: ");

/** The names that classes have got, by file. */
const classes = new Map(files.map((file) => [file, new Set()]));
const nameOf = classNamer(root);

await build({
  root,
  configFile: false,
  logLevel: "warn",
  plugins: [fixTokens(root)],
  css: {
    modules: {
      generateScopedName(name, file) {
        const short = nameOf(name, file);
        classes.get(relative(root, file))?.add(short);
        return short;
      },
    },
  },
  build: {
    ssr: true,
    target: "node24",
    outDir,
    manifest: true,
    ssrEmitAssets: true,
    cssCodeSplit: true,
    cssMinify: "lightningcss",
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: Object.fromEntries(
        [...shellFiles, ...files].map((file) => [file.replaceAll("/", ".").slice(0, -4), file]),
      ),
    },
  },
});
const manifest = JSON.parse(readFileSync(join(outDir, ".vite", "manifest.json"), "utf8"));
const cssOf = (name) => {
  const { css: [file] = [manifest[name].file] } = manifest[name];
  return readFileSync(join(outDir, file), "utf8").trim();
};

const hashOf = (text) => createHash("sha1").update(text).digest("hex").slice(0, 8);
const placesOf = (styles) =>
  styles.flatMap((file) => (files.includes(file) ? [files.indexOf(file)] : [])).toSorted((a, b) => a - b);

// The order of the style layers (site/styles/base.css) holds only if no layer comes earlier.
const shellText = `@layer reset, base, ui;${shellFiles.map(cssOf).join("\n")}`;
const shell = `/assets/shell-${hashOf(shellText)}.css`;
writeFileSync(join(client, shell), shellText);

for (const file of files.filter((name) => !name.endsWith(".module.css")))
  for (const companion of companionsOf(inServer, file))
    for (const name of classes.get(companion) ?? []) classes.get(file).add(name);

const pieces = files.map((file) => ({ file, css: cssOf(file), classes: [...classes.get(file)] }));
const pageStyles = {
  shell,
  mark: hashOf(JSON.stringify(pieces)),
  pieces,
  pages: Object.fromEntries(
    pages.map(({ page, file }) => [page, placesOf(frameStyles(inServer, file).filter((style) => !isSeldom(style)))]),
  ),
  islands: Object.fromEntries(islands.map(({ island, file }) => [island, placesOf(islandStyles(inClient, file))])),
};
writeFileSync(join(root, "dist", "page-styles.json"), JSON.stringify(pageStyles));
rmSync(outDir, { recursive: true });
