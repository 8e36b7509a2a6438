// A record as people of a newsroom know it.

import type { RecordName } from "../../content/records/parse-record.ts";
import type { Store } from "../../content/store/store.ts";

const kindWords: Partial<Record<RecordName["type"], string>> = {
  article: "the story",
  live_event: "the live coverage",
  static_page: "the page",
  person: "the person",
};

/** Such as: the story “Ferries wait” (article/4711). */
export async function recordWords(store: Pick<Store, "byId">, { type, id }: RecordName): Promise<string> {
  const doc: object = (await store.byId(type, id)) ?? {};
  const title = "title" in doc ? doc.title : "full_name" in doc ? doc.full_name : "";
  const name = typeof title === "string" && title !== "" ? `“${title}” (${type}/${id})` : `${type}/${id}`;
  return `${kindWords[type] ?? `the ${type.replace("_", " ")}`} ${name}`;
}
