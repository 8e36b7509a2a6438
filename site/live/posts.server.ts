// The posts of a live event as pages and the live stream show them: in reading order, each with a mark that changes when it does.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { isBodyBlock } from "../../content/blocks/is-body-block.ts";
import type { BlockOf, BodyKind } from "../../content/blocks/schemas.ts";
import { oncePer } from "../../model/once-per.ts";
import type { SafeHtml } from "../../model/html/safe-html.ts";
import { markOf } from "./content-mark.server.ts";
import { orderPosts } from "./order-posts.ts";

export interface LivePost {
  id: string;
  rev: string;
  title?: string;
  body?: SafeHtml;
  blocks: BlockOf<BodyKind>[];
  time?: string;
  author?: string;
  pinned: boolean;
  key: boolean;
}

export const livePosts = oncePer((event: RecordDocs["live_event"]): LivePost[] =>
  orderPosts(event.updates).map((update) => ({
    ...update,
    blocks: update.blocks.filter(isBodyBlock),
    rev: markOf(JSON.stringify(update)),
  })),
);
