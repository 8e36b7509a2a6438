// A live coverage page and its moving updates.

import { z } from "zod";
import { parseBlocks } from "../../site/blocks/parse-blocks.server.ts";
import { flag, listOf, richText, text } from "../../site/blocks/schema-kit.server.ts";
import { pathOf } from "../../site/lib/site-path.ts";
import { idText } from "./fields.ts";
import { instant } from "./instant.ts";
import { everythingList } from "./list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const update = z.object({
  id: idText,
  title: text.optional(),
  body: richText("prose").optional(),
  time: instant.optional(),
  author: text.optional(),
  pinned: flag.default(false),
  key: flag.default(false),
});

/** The props of a live-event heading, or its title alone. */
const heading = z.preprocess(
  (value) => (typeof value === "string" ? { title: value } : value),
  z.record(z.string(), z.unknown()),
);

const fields = z.object({
  title: text,
  description: text.optional(),
  heading: heading.optional(),
  updates: listOf(update).default([]),
  published: flag.default(true),
});

const schema = fields.transform(({ heading: props, ...rest }) => {
  const parsed = parseBlocks(props === undefined ? [] : [{ is: "live-event-heading", props }], "heading");
  return { ...rest, heading: parsed.blocks[0], gaps: parsed.gaps };
});

export type LiveEvent = z.output<typeof schema>;

export const liveEvent = recordKind({ schema, index });

function index(doc: LiveEvent, id: string): Index {
  return { path: pathOf(id), at: 0, published: doc.published, lists: [everythingList] };
}
