// A tag; its front is served at /category/{path} (ROUTE-14).

import { z } from "zod";
import { text } from "../../site/blocks/schema-kit.server.ts";
import { pathOf } from "../../site/lib/site-path.ts";
import { idText } from "./fields.ts";
import { everythingList } from "./list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const schema = z.object({
  title: text,
  metaTitle: text.optional(),
  description: text.optional(),
  path: text.optional(),
  slug: text.optional(),
  isa_value: idText.optional(),
});

export type Tag = z.output<typeof schema>;

export const tag = recordKind({ schema, index });

function index(doc: Tag, id: string): Index {
  return { path: pathOf(`/category/${doc.path ?? id}`), at: 0, published: true, lists: [everythingList] };
}
