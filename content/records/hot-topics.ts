// The strip of topics under the header (HEADER-05). `openInNewWindow` stands on top in some answers and on the item in others.

import { z } from "zod";
import { limits } from "../../model/fields/content-limits.ts";
import { flag, headline, listOf, text, url } from "../../model/fields/schema-kit.server.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const item = z.object({ text, url, openInNewWindow: flag.optional() });

const fields = z.object({
  title: headline.optional(),
  title_color: z.enum(["red", "green"]).optional().catch(undefined),
  openInNewWindow: flag.default(false),
  list_items: listOf(item).default([]),
});

const schema = fields.transform(({ openInNewWindow, list_items, ...rest }) => ({
  ...rest,
  list_items: list_items.map((topic) => ({ ...topic, openInNewWindow: topic.openInNewWindow ?? openInNewWindow })),
}));

export const hotTopics = recordKind({ schema, index, mostWeight: limits.shellWeight });

function index(): Index {
  return { at: 0, published: true, lists: [everythingList] };
}
