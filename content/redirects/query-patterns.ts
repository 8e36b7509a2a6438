// Redirects that hold for one query of an address alone, such as `/?p=1752`. A site may have moved with ten thousand of them, and any number
// of queries is made up by strangers: the few patterns, such as `/?p`, say which queries are worth a look into the store. One with a placeholder
// (`/?p=:id`) stands for many of them. Pure.

import { spellPath } from "../../model/addresses/path-spelling.ts";
import { mayStandFor, placeholdersIn, type PlaceholderValues } from "./placeholders.ts";

/** The parameters of a query in one order, each once. Undefined when there are none. */
export function orderedQuery(search: string): string | undefined {
  const given = new URLSearchParams(search);
  const names = [...new Set(given.keys())].toSorted();
  const ordered = new URLSearchParams(names.map((name) => [name, given.get(name) ?? ""]));
  return names.length === 0 ? undefined : ordered.toString();
}

/** What of an address says that its query may matter: path and names, and the values where one of them stands for many. */
export function patternOf(path: string, orderedSearch: string): string {
  const values = [...new URLSearchParams(orderedSearch)];
  if (values.some(([, value]) => isPlaceholder(value))) return `${spellPath(path)}?${orderedSearch}`;
  return `${spellPath(path)}?${values.map(([name]) => encodeURIComponent(name)).join("&")}`;
}

/** In a query a placeholder is a whole value. */
export function isPlaceholder(value: string): boolean {
  return placeholdersIn(value)[0] === value;
}

export interface MatchedQuery {
  /** In the form in which redirects are looked up. */
  query: string;
  /** The parameters that it is made of; others may stand beside them. */
  names: readonly string[];
  /** What its placeholders stand for. */
  values: PlaceholderValues;
}

/** Which queries to look up, those that say most first. */
export type MatchQueries = (path: string, search: string) => MatchedQuery[];

interface QueryPattern {
  names: readonly string[];
  /** Of one that stands for many. */
  values?: ReadonlyMap<string, string>;
}

const matchers = new WeakMap<readonly string[], MatchQueries>();

/** Made once for a list of patterns, which must not change any more. */
export function matcherOf(patterns: readonly string[]): MatchQueries {
  const known = matchers.get(patterns) ?? queryMatcher(patterns);
  matchers.set(patterns, known);
  return known;
}

export function queryMatcher(patterns: readonly string[]): MatchQueries {
  /** By path, then by the first name. */
  const known = new Map<string, Map<string, QueryPattern[]>>();
  for (const pattern of patterns) {
    const mark = pattern.indexOf("?");
    const read = readPattern(pattern.slice(mark + 1));
    const path = pattern.slice(0, mark);
    const atPath = known.get(path) ?? new Map<string, QueryPattern[]>();
    const first = read.names[0] ?? "";
    known.set(path, atPath.set(first, [...(atPath.get(first) ?? []), read]));
  }
  return (path, search) => {
    const atPath = search === "" || known.size === 0 ? undefined : known.get(spellPath(path));
    if (atPath === undefined) return [];
    const given = new URLSearchParams(search);
    return [...new Set(given.keys())]
      .flatMap((name) => atPath.get(name) ?? [])
      .toSorted((one, other) => other.names.length - one.names.length || Number(!!one.values) - Number(!!other.values))
      .flatMap((pattern) => matchedQuery(pattern, given) ?? []);
  };
}

function readPattern(query: string): QueryPattern {
  if (!query.includes("=")) return { names: query.split("&").map(decodeURIComponent) };
  const values = new Map(new URLSearchParams(query));
  return { names: [...values.keys()], values };
}

function matchedQuery({ names, values: wanted }: QueryPattern, given: URLSearchParams): MatchedQuery | undefined {
  const values = new Map<string, string>();
  const asked: [string, string][] = [];
  for (const name of names) {
    const value = given.get(name);
    if (value === null) return undefined;
    const stands = wanted?.get(name) ?? value;
    if (wanted !== undefined && isPlaceholder(stands)) {
      if (!mayStandFor(stands, value)) return undefined;
      values.set(stands, value);
    } else if (stands !== value) return undefined;
    asked.push([name, stands]);
  }
  return { names, values, query: new URLSearchParams(asked).toString() };
}
