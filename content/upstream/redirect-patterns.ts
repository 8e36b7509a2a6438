// Which queries the redirects of a content API hold for. It has no call that tells them, so all of them are asked for, and again when that has
// grown old.

import type { RecordDocs } from "../records/kinds.ts";
import { patternOf } from "../redirects/query-patterns.ts";
import { fromPlace } from "../redirects/redirect-address.ts";

export interface PatternParts {
  all: () => Promise<readonly RecordDocs["redirect"][]>;
  freshFor: number;
  now: () => number;
}

export function askedPatterns({ all, freshFor, now }: PatternParts): () => Promise<readonly string[]> {
  let known: { until: number; value: Promise<readonly string[]> } | undefined;

  async function ask(): Promise<readonly string[]> {
    const patterns = (await all()).flatMap(({ id }) => {
      const { path, query } = fromPlace(id);
      return query === undefined ? [] : [patternOf(path, query)];
    });
    return [...new Set(patterns)];
  }

  return () => {
    if (known === undefined || known.until <= now()) {
      const asked = { until: now() + freshFor, value: ask() };
      known = asked;
      asked.value.catch(() => {
        if (known === asked) known = undefined;
      });
    }
    return known.value;
  };
}
