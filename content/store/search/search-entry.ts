// What search is told of a record: its words, and what it can be narrowed by.

import type { RecordType } from "../../records/kinds.ts";
import type { Index } from "../../records/record-kind.ts";
import { labelsOf } from "../../search/labels.ts";
import type { SearchEntry } from "../../search/search-index.ts";

/** Nothing of what is not published, or has no words to be found by. */
export function searchEntry(type: RecordType, { published, search, lists, at, card }: Index): SearchEntry | undefined {
  if (!published || search === undefined) return undefined;
  return { ...search, labels: labelsOf({ kind: card?.form ?? type, lists, at }) };
}
