// A tag; its front is served at /category/{path} (ROUTE-14).

import { z } from "zod";
import { pathOf } from "../../model/addresses/site-path.ts";
import { frontFields } from "../../model/fields/shared-fields.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const schema = z.object(frontFields);

export type Tag = z.output<typeof schema>;

export const tag = recordKind({ schema, index });

function index(doc: Tag, id: string): Index {
  return { path: pathOf(`/category/${doc.path ?? id}`), at: 0, published: true, lists: [everythingList] };
}
