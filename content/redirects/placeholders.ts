// What stands for something in a redirect: `*` for a rest of one or more segments, `:name` for one segment or a part of it. Some names are
// numbers by nature, and stand for digits alone.

import { spellPath } from "../../model/addresses/path-spelling.ts";

/** By name, with its colon, or by `*`; decoded. */
export type PlaceholderValues = ReadonlyMap<string, string>;

/** A colon inside a word is a colon. */
const placeholder = /(?<![a-z0-9])(?:\*|:[a-z][a-z0-9_]*)/gi;
const numbers: ReadonlySet<string> = new Set([":day", ":id", ":month", ":number", ":page", ":year"]);
/** Scheme and host, of which nothing may be filled in. */
const authority = /^(?:[a-z]+:)?\/\/[^/?#]*/i;

/** In their order; one may be there twice. */
export function placeholdersIn(text: string): string[] {
  return text.match(placeholder) ?? [];
}

export function placeholdersOfTarget(to: string): string[] {
  return placeholdersIn(to.replace(authority, ""));
}

/** Another pattern's placeholder may turn out to be anything: ways through patterns are looked at before there are values. */
export function mayStandFor(name: string, value: string): boolean {
  if (value === "" || value === "." || value === "..") return false;
  return !numbers.has(name) || /^\d+$/.test(value) || placeholdersIn(value).length > 0;
}

/** Where a redirect leads once its placeholders are known. */
export function filled(to: string, values: PlaceholderValues): string {
  const [before = ""] = authority.exec(to) ?? [];
  const rest = to.slice(before.length);
  const mark = rest.search(/[?#]/);
  const [path, tail] = mark === -1 ? [rest, ""] : [rest.slice(0, mark), rest.slice(mark)];
  const fill = (text: string, spelled: (value: string) => string) =>
    text.replaceAll(placeholder, (name) => {
      const value = values.get(name);
      return value === undefined ? name : spelled(value);
    });
  // What a reader's query holds must not become another host.
  return before + fill(path, spellPath).replace(/^\/{2,}/, "/") + fill(tail, encodeURIComponent);
}
