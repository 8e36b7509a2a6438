// The names of classes in a build. A page names hundreds of them, so they are as short as they can be; the same in all builds of a source, and a
// class keeps its name while nothing else takes it. None looks like a word: what publishers write in their own HTML is no class of the site.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const shortest = 3;
/** A capital after the first place; and nothing that those who block ads look for. */
const isUnlikeWords = (name: string): boolean => /^[a-zA-Z][\w-]*[A-Z]/.test(name) && !/ad/i.test(name);

/** What stands where in the source, by its short name. */
export function shortNames(named: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const one of [...new Set(named)].toSorted()) {
    const name = candidates(one).find((candidate) => !taken.has(candidate)) ?? one;
    taken.add(name);
    names.set(one, name);
  }
  return names;
}

function candidates(named: string): string[] {
  const hash = createHash("sha256").update(named).digest("base64url");
  return [shortest, shortest + 1, shortest + 2]
    .flatMap((length) => Array.from({ length: hash.length - length }, (_, at) => hash.slice(at, at + length)))
    .filter(isUnlikeWords);
}

/** Names of classes and of animations; a few that are neither do no harm. */
const namesIn = (css: string): string[] =>
  [...css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);

/** As `generateScopedName` of CSS modules wants it. */
export function classNamer(root: string): (name: string, file: string) => string {
  const key = (file: string, name: string) => `${file} ${name}`;
  const files = globSync("site/**/*.module.css", { cwd: root });
  const names = shortNames(
    files.flatMap((file) => namesIn(readFileSync(join(root, file), "utf8")).map((name) => key(file, name))),
  );
  return (name, file) => {
    const named = key(relative(root, file.replace(/\?.*/, "")), name);
    const short = names.get(named);
    if (short === undefined) throw new Error(`${named} is no class that was found in the source`);
    return short;
  };
}
