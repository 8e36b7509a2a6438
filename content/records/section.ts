// A section of the site, such as politics; served at its path.

import { z } from "zod";
import { furtherPaths, sectionPath } from "../../model/addresses/front-path.ts";
import { frontFields, idText } from "../../model/fields/shared-fields.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const schema = z.object({
  ...frontFields,
  /** The elementId of its layout, when that is not its own path. */
  layout: idText.optional(),
});

export type Section = z.output<typeof schema>;

export const section = recordKind({ schema, index });

function index(doc: Section, id: string): Index {
  const path = sectionPath({ ...doc, id });
  return { path, ...furtherPaths(path, [doc.canonical_url]), at: 0, published: true, lists: [everythingList] };
}
