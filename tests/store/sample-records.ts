// Small records for the store suites.

import { eventOfPost, postIn } from "../../content/records/live-posts.ts";
import { parseRecord } from "../../content/records/parse-record.ts";
import type { PostToStore } from "../../content/store/posts/post-store.ts";
import { brand } from "../../model/brand.ts";
import type { StoreChange } from "../../content/store/store.ts";

/** The moment at which the suites take place. */
export const noon = Date.UTC(2025, 5, 1, 12);

export function minutesBefore(minutes: number): string {
  return new Date(noon - minutes * 60_000).toISOString();
}

export function storyRecord(id: string, fields: object = {}): object {
  return {
    type: "article",
    id,
    title: `Story ${id}`,
    canonical_url: `${brand.domain}/politics/${id}`,
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

/** A post of live coverage, as a call brings it. */
export function postToStore(source: { id: string; title: string }): PostToStore {
  const prepared = postIn(parseRecord(eventOfPost(source)));
  if ("refused" in prepared) throw new Error(prepared.refused.join());
  return { id: source.id, source, doc: prepared.doc };
}
