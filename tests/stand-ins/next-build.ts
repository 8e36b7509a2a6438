// The build that a deploy brings: a copy of this one in which every built file has another name, as after an edit that touches all of them,
// and in which script and style say that they are of it.

import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

export interface NextBuild {
  distDir: string;
  remove(): Promise<void>;
}

/** Found in a document by `editionOf`. */
const marks = {
  "entry-": `;document.documentElement.dataset.edition="next";`,
  "shell-": `:root{--edition:next}`,
} as const;

export async function makeNextBuild(): Promise<NextBuild> {
  // Inside the project, so that the copy finds its packages.
  await mkdir(join(root, ".cache"), { recursive: true });
  const distDir = await mkdtemp(join(root, ".cache", "next-"));
  await cp(join(root, "dist"), distDir, {
    recursive: true,
    filter: (path) => !/client.*\.(br|gz)$/.test(path),
  });
  const client = join(distDir, "client");
  const assets = join(client, "assets");
  const names = await readdir(assets);
  const renamed = (text: string) =>
    names.reduce((all, name) => all.replaceAll(name, name.replace(/(?=\.\w+$)/, ".next")), text);
  // The sheets of pages are in no folder: the mark of their pieces is in their names.
  for (const path of [join(client, ".vite/manifest.json"), join(distDir, "page-styles.json")]) {
    await writeFile(path, renamed(await readFile(path, "utf8")).replace(/"mark":"\w+"/, '"mark":"0000face"'));
  }
  for (const name of names) {
    const path = join(assets, name);
    if (/\.(js|css)$/.test(name)) {
      const mark = Object.entries(marks).find(([start]) => name.startsWith(start))?.[1] ?? "";
      await writeFile(path, renamed(await readFile(path, "utf8")) + mark);
    }
    await rename(path, join(assets, renamed(name)));
  }
  return { distDir, remove: () => rm(distDir, { recursive: true, force: true }) };
}
