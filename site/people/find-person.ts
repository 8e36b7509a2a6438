// Which person is meant, for pages and feeds alike.

import type { ContentClient } from "../../content/client.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";

type Person = RecordDocs["person"];

/** By the slug; in another case it still says who. */
export function findPerson<P extends Pick<Person, "personSlug">>(people: readonly P[], slug: string): P | undefined {
  const wanted = slug.toLowerCase();
  return (
    people.find(({ personSlug }) => personSlug === slug) ??
    people.find(({ personSlug }) => personSlug.toLowerCase() === wanted)
  );
}

/** Who stands at an address, else whom its slug means: the letter before the slug may be a wrong one. */
export async function readPersonAt(
  content: Pick<ContentClient, "byPath" | "all">,
  path: string,
  slug: string,
): Promise<Person | undefined> {
  return (await content.byPath("person", path)) ?? findPerson(await content.all("person"), slug);
}
