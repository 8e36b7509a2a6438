// Where patterns lead an address to, for whoever looks at the ways of redirects before readers take them. Addresses are texts, as
// `redirect-address.ts` writes them.

import { filled } from "./placeholders.ts";
import { pathMatcher } from "./path-patterns.ts";
import { queryMatcher } from "./query-patterns.ts";
import { nextText, pathOfText, placeText, withoutItsQuery, type RedirectPatterns } from "./redirect-address.ts";

/** Where the redirect at this address leads, on this site. */
export type Next = (address: string) => string | undefined;

export interface PatternWay {
  /** The redirect that stands for it. */
  from: string;
  /** What that one makes of its target. */
  fill: (to: string) => string;
}

/** The patterns that an address fits, what says most about it first. */
export type PatternWays = (address: string) => PatternWay[];

export function patternWays({ queries, paths }: RedirectPatterns): PatternWays {
  const matchQueries = queryMatcher(queries);
  const matchPaths = pathMatcher(paths);
  return (address) => {
    const path = pathOfText(address);
    const query = address.slice(withoutItsQuery(address).length + 1);
    const ways =
      query === ""
        ? matchPaths(path).map(({ pattern, values }) => ({ place: { path: pattern }, values }))
        : matchQueries(path, query)
            .filter(({ values }) => values.size > 0)
            .map((matched) => ({ place: { path, query: matched.query }, values: matched.values }));
    return ways.map(({ place, values }) => ({ from: placeText(place), fill: (to) => filled(to, values) }));
  };
}

/** A pattern in a path leads nobody away from what stands there; one in a query does. */
export function whereNothingStands(ways: PatternWays, stands: (path: string) => boolean): PatternWays {
  return (address) => (address.includes("?") || !stands(pathOfText(address)) ? ways(address) : []);
}

/** What stands at an address itself comes before what stands for many. Targets are as records write them. */
export function nextBy(targetAt: (from: string) => string | undefined, ways: PatternWays): Next {
  const read = new Map<string, string | undefined>();
  const nextOf = (to: string) => {
    if (!read.has(to)) read.set(to, nextText(to));
    return read.get(to);
  };
  return (address) => {
    const own = targetAt(address);
    if (own !== undefined) return nextOf(own);
    for (const { from, fill } of ways(address)) {
      const to = targetAt(from);
      if (to !== undefined) return nextOf(fill(to));
    }
    return undefined;
  };
}
