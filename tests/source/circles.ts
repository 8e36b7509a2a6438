// Files that import each other, directly or by way of others.

import type { SourceFile } from "./imports.ts";

/** Each circle as the names of its files, sorted. A file is in a circle when it can be reached from what it imports. */
export function circlesIn(files: readonly SourceFile[]): string[][] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]));
  const reachedFrom = (path: string): Set<string> => {
    const reached = new Set(importsOf.get(path));
    for (const at of reached) for (const to of importsOf.get(at) ?? []) reached.add(to);
    return reached;
  };
  const reach = new Map(files.map(({ path }) => [path, reachedFrom(path)]));
  const circles = new Map<string, string[]>();
  for (const [path, reached] of reach) {
    if (!reached.has(path)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(path)).toSorted();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}
