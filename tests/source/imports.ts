// Which file of the project imports which, types included, or starts as a thread. Imports are written with their endings, so a line tells the file.

import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const root = join(import.meta.dirname, "..", "..");

export interface SourceFile {
  path: string;
  /** Files of the project, as paths from its root. */
  imports: readonly string[];
}

const specifier = /\b(?:from|import|new URL)\s*\(?\s*"(\.[^"?]+\.tsx?)/g;

export function sourceFiles(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: root }).map((path) => ({
    path,
    imports: [...readFileSync(join(root, path), "utf8").matchAll(specifier)].map(([, to = ""]) =>
      normalize(join(dirname(path), to)),
    ),
  }));
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) || path.includes("/testing/");

export const roomOf = (path: string): string => path.split("/", 1)[0] ?? "";
