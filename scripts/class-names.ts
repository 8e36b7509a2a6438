// The names of classes in a build. A page names hundreds of them, so they are short: two signs for the file, one for the class in it. What one file
// names begins alike and so compresses well; the names are the same in all builds of a source, and a file keeps its signs while no other takes
// them. None looks like a word: what publishers write in their own HTML is no class of the site.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const signs = Array.from("abcdefghijklmnopqrstuvwxyz0123456789_ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** Nothing that those who block ads look for. */
const isLikeAd = (name: string): boolean => /ad/i.test(name);

/** The short names of what stands in the files, by file and name. */
export function shortNames(files: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const file of [...files.keys()].toSorted()) {
    const start = startsFor(file).find((candidate) => !taken.has(candidate)) ?? file;
    taken.add(start);
    const free = namesFrom(start);
    for (const name of new Set(files.get(file))) names.set(keyOf(file, name), free.next().value ?? name);
  }
  return names;
}

export const keyOf = (file: string, name: string): string => `${file} ${name}`;

/** The second is a capital, or a name could be a word. */
function startsFor(file: string): string[] {
  const hash = createHash("sha512").update(file).digest("base64url");
  return Array.from({ length: hash.length - 1 }, (_, at) => hash.slice(at, at + 2)).filter(
    (start) => /^[a-zA-Z][A-Z]$/.test(start) && !isLikeAd(start),
  );
}

function* namesFrom(start: string): Generator<string, undefined> {
  for (const first of ["", ...signs]) {
    for (const last of signs) {
      const name = start + first + last;
      if (!isLikeAd(name)) yield name;
    }
  }
}

/** Names of classes and of animations; a few that are neither do no harm. */
const namesIn = (css: string): string[] =>
  [...css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);

/** As `generateScopedName` of CSS modules wants it. */
export function classNamer(root: string): (name: string, file: string) => string {
  const files = globSync("site/**/*.module.css", { cwd: root });
  const names = shortNames(new Map(files.map((file) => [file, namesIn(readFileSync(join(root, file), "utf8"))])));
  return (name, file) => {
    const named = keyOf(relative(root, file.replace(/\?.*/, "")), name);
    const short = names.get(named);
    if (short === undefined) throw new Error(`${named} is no class that was found in the source`);
    return short;
  };
}
