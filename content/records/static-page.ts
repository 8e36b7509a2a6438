// A page that is a list of components, with scripts and style sheets of its own (STATIC-01).

import { z } from "zod";
import { parseBlocks } from "../blocks/parse-blocks.ts";
import { componentList, flag, headline, listOf, sourceUrl, text, url } from "../../model/fields/schema-kit.server.ts";
import { furtherPaths, staticPagePath } from "../../model/addresses/front-path.ts";
import { movedFrom } from "../../model/addresses/url-table.ts";
import { topic } from "../../model/fields/shared-fields.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const fields = z.object({
  title: headline,
  description: text.optional(),
  components: componentList.default([]),
  scripts: listOf(sourceUrl).default([]),
  stylesheets: listOf(sourceUrl).default([]),
  path: text.optional(),
  canonical_url: url.optional(),
  section: topic.optional(),
  subsections: listOf(topic).default([]),
  published: flag.default(true),
  /** Search engines are to leave it out. */
  noindex: flag.optional(),
  /** One that a new brand begins with, until there is another at its address. */
  starter: flag.optional(),
});

const schema = fields.transform(({ components, ...rest }) => ({
  ...rest,
  ...(rest.starter && rest.path !== undefined && { path: movedFrom(rest.path) ?? rest.path }),
  ...parseBlocks(components),
}));

export type StaticPage = z.output<typeof schema>;

export const staticPage = recordKind({ schema, index });

/** Behind every other page of the same address. */
export const atOfStarters = -1;

function index(doc: StaticPage, id: string): Index {
  const path = staticPagePath({ ...doc, id });
  return {
    path,
    ...furtherPaths(path, [doc.canonical_url]),
    // Of several at one path the latest is shown.
    at: doc.starter ? atOfStarters : 0,
    published: doc.published,
    lists: [everythingList],
  };
}
