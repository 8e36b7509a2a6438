// A page's regions as an editor arranged them. Raw answers name regions in kebab case, prepared ones in camel case;
// a full-width region is the main region of a page without rails.

import { z } from "zod";
import { parseBlocks } from "../blocks/parse-blocks.ts";
import { componentList, flag, headline, text } from "../../model/fields/schema-kit.server.ts";
import { idText } from "../../model/fields/shared-fields.ts";
import { instant, instantOf } from "../../model/time/instant.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { storiesAskedBy } from "../layouts/list-blocks.ts";
import { weightOf, weights } from "./page-weight.ts";
import { recordKind, type Index } from "./record-kind.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";

const region = componentList.optional();

const fields = z.object({
  subtype: text,
  elementId: idText.optional(),
  isDefault: flag.default(false),
  title: headline.optional(),
  publication_date: instant.optional(),
  published: flag.default(true),
  preContent: region,
  "pre-content": region,
  leftRail: region,
  "left-rail": region,
  main: region,
  fullWidth: region,
  "full-width": region,
  rightRail: region,
  "right-rail": region,
  postContent: region,
  "post-content": region,
});

const schema = fields.transform((given) => {
  const main = given.main ?? given.fullWidth ?? given["full-width"];
  const regions = {
    preContent: parseBlocks(given.preContent ?? given["pre-content"] ?? [], "preContent"),
    leftRail: parseBlocks(given.leftRail ?? given["left-rail"] ?? [], "leftRail"),
    main: parseBlocks(main ?? [], "main"),
    rightRail: parseBlocks(given.rightRail ?? given["right-rail"] ?? [], "rightRail"),
    postContent: parseBlocks(given.postContent ?? given["post-content"] ?? [], "postContent"),
  };
  return {
    subtype: given.subtype,
    elementId: given.isDefault ? undefined : given.elementId,
    title: given.title,
    publication_date: given.publication_date,
    published: given.published,
    preContent: regions.preContent.blocks,
    leftRail: regions.leftRail.blocks,
    main: regions.main.blocks,
    rightRail: regions.rightRail.blocks,
    postContent: regions.postContent.blocks,
    gaps: Object.values(regions).flatMap(({ gaps }) => gaps),
  };
});

export type Layout = z.output<typeof schema>;

export const layout = recordKind({ schema, index, weight });

/** With the stories that its modules ask for. */
function weight(doc: Layout): number {
  const modules = [doc.preContent, doc.leftRail, doc.main, doc.rightRail, doc.postContent].flat();
  const stories = modules.reduce((asked, module) => asked + storiesAskedBy(module), 0);
  return weightOf(doc) + stories * weights.story;
}

/** Where a layout is found: by its subtype and the element it belongs to, or as its subtype's default. */
export function layoutList(subtype: string, elementId: string | undefined): string {
  return elementId === undefined ? `default:${subtype}` : `element:${subtype}/${trimSlashes(elementId)}`;
}

function index(doc: Layout): Index {
  return {
    at: instantOf(doc.publication_date) ?? 0,
    published: doc.published,
    lists: [everythingList, layoutList(doc.subtype, doc.elementId)],
  };
}
