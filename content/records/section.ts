// A section of the site, such as politics; served at its path.

import { z } from "zod";
import { url } from "../../model/fields/schema-kit.server.ts";
import { pathOf } from "../../model/addresses/site-path.ts";
import { frontFields, idText } from "../../model/fields/shared-fields.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const schema = z.object({
  ...frontFields,
  canonical_url: url.optional(),
  /** The elementId of its layout, when that is not its own path. */
  layout: idText.optional(),
});

export type Section = z.output<typeof schema>;

export const section = recordKind({ schema, index });

function index(doc: Section, id: string): Index {
  return { path: pathOf(doc.path ?? id), at: 0, published: true, lists: [everythingList] };
}
