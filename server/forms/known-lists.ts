// The mailing lists that there are: those that the newsletters' page offers.

import type { ContentClient } from "../../content/client.ts";
import { newslettersPath } from "../../model/forms/form-pages.ts";
import type { Named } from "./letters.ts";

export async function knownLists(content: Pick<ContentClient, "byPath">): Promise<Named[]> {
  const page = await content.byPath("static_page", newslettersPath);
  return (page?.blocks ?? []).flatMap((block) => {
    if (block.kind !== "newsletter") return [];
    const { slid, title, lists } = block.props;
    return lists.length > 0 || slid === undefined ? lists : [{ slid, title }];
  });
}
