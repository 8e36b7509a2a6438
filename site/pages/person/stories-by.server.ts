// The stories of a person. Some name the person by id, some by the page's slug.

import type { ContentClient } from "../../../content/client.ts";
import { newestFirst } from "../../../content/layouts/read-stories.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { personList } from "../../../model/fields/list-names.ts";
import type { Card } from "../../../model/stories/card.ts";

export async function storiesBy(
  content: ContentClient,
  { id, personSlug }: Pick<RecordDocs["person"], "id" | "personSlug">,
  { offset, size }: { offset: number; size: number },
): Promise<Card[]> {
  const lists = new Set([personList(id), personList(personSlug)]);
  if (lists.size === 1) return content.cards({ type: "article", lists: [...lists], size, offset });
  const found = await Promise.all(
    [...lists].map((list) => content.cards({ type: "article", lists: [list], size: offset + size })),
  );
  return newestFirst(found.flat()).slice(offset, offset + size);
}
