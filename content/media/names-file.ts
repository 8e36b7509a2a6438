// Whether a text, such as a record as it is stored, has the address of a file in it. A file of another host with the same path is another file.

import { spellPath } from "../../model/addresses/path-spelling.ts";

/** The ways in which records write the address of a file: plain, with escapes, and in HTML. */
export function spellingsOf(path: string): string[] {
  const written = [path, spellPath(path)];
  return [...new Set(written.flatMap((one) => [one, one.replaceAll("&", "&amp;")]))];
}

export function namesFile(text: string, spellings: readonly string[]): boolean {
  return spellings.some((spelling) => {
    for (let at = text.indexOf(spelling); at !== -1; at = text.indexOf(spelling, at + 1)) {
      if (isAlone(text, at, at + spelling.length)) return true;
    }
    return false;
  });
}

function isAlone(text: string, from: number, to: number): boolean {
  return !/[^\s"'(,=<>]/.test(text.slice(from - 1, from)) && !/[^\s"'),?#<>&\\]/.test(text.slice(to, to + 1));
}
