// Whether readers may see the story that is pinned to a list. Videos are over as stories are, and drafts too.

import type { ContentClient } from "../../content/client.ts";
import { isOut } from "../../content/records/is-out.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { FixedArticle } from "../../model/stories/search-criteria.server.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import type { PinState } from "./front-warnings.ts";

export async function pinState(
  content: Pick<ContentClient, "byPath">,
  { url }: FixedArticle,
  now: number,
): Promise<PinState> {
  const path = sitePath(url);
  if (path === undefined) return { is: "missing" };
  const record = (await content.byPath("article", path)) ?? (await content.byPath("video", path));
  if (record === undefined) return { is: "missing" };
  if (isOut(record, now)) return { is: "out" };
  if (!record.published) return { is: "draft" };
  const from = instantOf(record.publication_date);
  return from !== undefined && from > now ? { is: "later", at: from } : { is: "over" };
}
