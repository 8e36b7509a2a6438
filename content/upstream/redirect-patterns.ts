// Which queries and paths the redirects of a content API stand for. It has no call that tells them, so all of them are asked for, and again
// when that has grown old.

import type { ContentClient } from "../client.ts";
import type { RecordDocs } from "../records/kinds.ts";
import { fromPlace, patternOfPlace, sortedPatterns, type RedirectPatterns } from "../redirects/redirect-address.ts";

export interface PatternParts {
  all: () => Promise<readonly RecordDocs["redirect"][]>;
  freshFor: number;
  now: () => number;
}

export function askedPatterns({ all, freshFor, now }: PatternParts): ContentClient["redirectPatterns"] {
  let known: { until: number; value: Promise<RedirectPatterns> } | undefined;

  async function ask(): Promise<RedirectPatterns> {
    return sortedPatterns((await all()).flatMap(({ id }) => patternOfPlace(fromPlace(id)) ?? []));
  }

  return async (of) => {
    if (known === undefined || known.until <= now()) {
      const asked = { until: now() + freshFor, value: ask() };
      known = asked;
      asked.value.catch(() => {
        if (known === asked) known = undefined;
      });
    }
    return (await known.value)[of];
  };
}
