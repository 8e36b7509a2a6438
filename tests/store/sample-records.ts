// Small records for the store suites.

import { parseRecord } from "../../content/records/parse-record.ts";
import type { StoreChange } from "../../content/store/store.ts";

/** The moment at which the suites take place. */
export const NOON = Date.UTC(2025, 5, 1, 12);

export function minutesBefore(minutes: number): string {
  return new Date(NOON - minutes * 60_000).toISOString();
}

export function storyRecord(id: string, fields: object = {}): object {
  return {
    type: "article",
    id,
    title: `Story ${id}`,
    canonical_url: `www.meridian.example/politics/${id}`,
    publication_date: minutesBefore(60),
    components: [{ is: "paragraph", props: { text: `The body of ${id}.` } }],
    ...fields,
  };
}

export function put(record: object): StoreChange {
  const parsed = parseRecord(JSON.stringify(record));
  if (!("ok" in parsed)) throw new Error(`The sample was not accepted: ${JSON.stringify(parsed)}`);
  return { put: parsed.ok };
}

export function story(id: string, fields: object = {}): StoreChange {
  return put(storyRecord(id, fields));
}
