// Which show is meant, for pages, feeds, shelves and the television schedule alike.

import type { ContentClient } from "../../content/client.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";

type Show = RecordDocs["show"];
type Named = Pick<Show, "id" | "show_slug" | "published">;

/** By its slug or its id; a slug in another case still says which. Shows that are not published are not found. */
export function findShow<S extends Named>(shows: readonly S[], name: string): S | undefined {
  const published = shows.filter((show) => show.published);
  const wanted = name.toLowerCase();
  return (
    published.find(({ show_slug }) => show_slug === name) ??
    published.find(({ id }) => id === name) ??
    published.find(({ show_slug }) => show_slug.toLowerCase() === wanted)
  );
}

/** The show that stands at an address, else the one that the last part of the address names. */
export async function readShowAt(
  content: Pick<ContentClient, "byPath" | "all">,
  path: string,
  name: string,
): Promise<Show | undefined> {
  const there = await content.byPath("show", path);
  return there?.published === true ? there : findShow(await content.all("show"), name);
}
