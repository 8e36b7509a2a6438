// Redirects that hold for one query of an address alone, such as `/?p=1752`. A site may have moved with ten thousand of them, and any number
// of queries is made up by strangers: the few patterns, such as `/?p`, say which queries are worth a look into the store. Pure.

import { spellPath } from "../../model/addresses/path-spelling.ts";

/** The parameters of a query in one order, each once. Undefined when there are none. */
export function orderedQuery(search: string): string | undefined {
  const given = new URLSearchParams(search);
  const names = [...new Set(given.keys())].toSorted();
  const ordered = new URLSearchParams(names.map((name) => [name, given.get(name) ?? ""]));
  return names.length === 0 ? undefined : ordered.toString();
}

/** What of an address says that its query may matter: path and names. */
export function patternOf(path: string, orderedSearch: string): string {
  return `${spellPath(path)}?${namesOf(orderedSearch).map(encodeURIComponent).join("&")}`;
}

function namesOf(search: string): string[] {
  return [...new URLSearchParams(search).keys()];
}

export interface MatchedQuery {
  /** In the form in which redirects are looked up. */
  query: string;
  /** The parameters that it is made of; others may stand beside them. */
  names: readonly string[];
}

/** Which queries to look up, those that say most first. */
export type MatchQueries = (path: string, search: string) => MatchedQuery[];

const matchers = new WeakMap<readonly string[], MatchQueries>();

/** Made once for a list of patterns, which must not change any more. */
export function matcherOf(patterns: readonly string[]): MatchQueries {
  const known = matchers.get(patterns) ?? queryMatcher(patterns);
  matchers.set(patterns, known);
  return known;
}

export function queryMatcher(patterns: readonly string[]): MatchQueries {
  /** By path, then by the first name. */
  const known = new Map<string, Map<string, string[][]>>();
  for (const pattern of patterns) {
    const mark = pattern.indexOf("?");
    const names = pattern
      .slice(mark + 1)
      .split("&")
      .map(decodeURIComponent);
    const path = pattern.slice(0, mark);
    const atPath = known.get(path) ?? new Map<string, string[][]>();
    known.set(path, atPath.set(names[0] ?? "", [...(atPath.get(names[0] ?? "") ?? []), names]));
  }
  return (path, search) => {
    const atPath = search === "" || known.size === 0 ? undefined : known.get(spellPath(path));
    if (atPath === undefined) return [];
    const given = new URLSearchParams(search);
    return [...new Set(given.keys())]
      .flatMap((name) => atPath.get(name) ?? [])
      .filter((names) => names.every((name) => given.has(name)))
      .toSorted((one, other) => other.length - one.length)
      .map((names) => ({
        names,
        query: new URLSearchParams(names.map((name) => [name, given.get(name) ?? ""])).toString(),
      }));
  };
}
