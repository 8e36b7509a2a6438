// HEADER-05: what is hot, without what leads to something that is switched off.

import type { ContentClient } from "../content/client.ts";
import type { RecordDocs } from "../content/records/kinds.ts";
import { sitePath } from "../model/addresses/site-path.ts";
import { isSwitchedOff } from "../model/addresses/url-table.ts";

export async function readHotTopics(
  content: Pick<ContentClient, "byId">,
): Promise<RecordDocs["hot_topics"] | undefined> {
  const found = await content.byId("hot_topics", "hot-topics");
  return found && { ...found, list_items: found.list_items.filter(({ url }) => !isSwitchedOff(sitePath(url) ?? "")) };
}
