// Files that somebody chose, dropped or pasted, before they are sent.

import { largestDrawing, largestPhotograph } from "../../../model/pictures/picture-limits.ts";

export interface ChosenFile {
  /** The same for the same file chosen again. */
  key: string;
  file: File;
}

export function keyOf({ name, size }: Pick<File, "name" | "size">): string {
  return `${name}, ${size} bytes`;
}

/** With those that are new among the others, each once. */
export function withFiles(chosen: readonly ChosenFile[], files: Iterable<File>): ChosenFile[] {
  const all = new Map(chosen.map((one) => [one.key, one]));
  for (const file of files) {
    const key = keyOf(file);
    if (!all.has(key)) all.set(key, { key, file });
  }
  return [...all.values()];
}

/** The server says so too, but does not wait for the end of what it does not take. */
export function sizeFault({ name, size }: Pick<File, "name" | "size">): string | undefined {
  const most = /\.svg$/i.test(name) ? largestDrawing : largestPhotograph;
  return size > most ? `is larger than ${most / 1024 / 1024} MB, which is the most for its kind` : undefined;
}
