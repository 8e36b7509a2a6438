// The mailing lists that there are at an address: those that the newsletters' page offers, and those of the page itself.

import type { Block } from "../../content/blocks/schemas.ts";
import type { ContentClient } from "../../content/client.ts";
import { newslettersPath } from "../../model/forms/form-pages.ts";
import { offeredLists, type MailingList } from "../../model/forms/mailing-lists.ts";

export async function knownLists(
  content: Pick<ContentClient, "byPath">,
  blocksOfPage: () => Promise<readonly Block[]>,
): Promise<MailingList[]> {
  const page = await content.byPath("static_page", newslettersPath);
  const lists = [...(page?.blocks ?? []), ...(await blocksOfPage())].flatMap((block) =>
    block.kind === "newsletter" ? offeredLists(block.props) : [],
  );
  return [...new Map(lists.toReversed().map((list) => [list.slid, list])).values()].toReversed();
}
