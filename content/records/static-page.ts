// A page that is a list of components, with scripts and style sheets of its own (STATIC-01).

import { z } from "zod";
import { parseBlocks } from "../blocks/parse-blocks.ts";
import { componentList, flag, headline, listOf, sourceUrl, text, url } from "../../model/fields/schema-kit.server.ts";
import { pathOf } from "../../model/addresses/site-path.ts";
import { servedPath } from "../../model/addresses/record-address.ts";
import { topic } from "../../model/fields/shared-fields.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const fields = z.object({
  title: headline,
  description: text.optional(),
  components: componentList.default([]),
  scripts: listOf(sourceUrl).default([]),
  stylesheets: listOf(sourceUrl).default([]),
  canonical_url: url.optional(),
  section: topic.optional(),
  subsections: listOf(topic).default([]),
  published: flag.default(true),
});

const schema = fields.transform(({ components, ...rest }) => ({ ...rest, ...parseBlocks(components) }));

export type StaticPage = z.output<typeof schema>;

export const staticPage = recordKind({ schema, index });

function index(doc: StaticPage, id: string): Index {
  const path = doc.canonical_url === undefined ? pathOf(id) : servedPath(doc.canonical_url);
  return { path, at: 0, published: doc.published, lists: [everythingList] };
}
