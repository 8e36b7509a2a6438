// A tag; its front is served at /category/{path} (ROUTE-14).

import { z } from "zod";
import { furtherPaths, tagPath } from "../../model/addresses/front-path.ts";
import { frontFields } from "../../model/fields/shared-fields.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const schema = z.object(frontFields);

export type Tag = z.output<typeof schema>;

export const tag = recordKind({ schema, index });

function index(doc: Tag, id: string): Index {
  const path = tagPath({ ...doc, id });
  return { path, ...furtherPaths(path, [doc.canonical_url]), at: 0, published: true, lists: [everythingList] };
}
