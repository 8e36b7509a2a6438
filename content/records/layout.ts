// A page's regions as an editor arranged them. Raw answers name regions in kebab case, prepared ones in camel case. What no page draws is
// left out and told (LAYOUT-09).

import { z } from "zod";
import { parseBlock, type ParsedBlocks } from "../blocks/parse-blocks.ts";
import { dropAbsent } from "../../model/fields/absent.ts";
import { componentList, flag, headline, text } from "../../model/fields/schema-kit.server.ts";
import { idText } from "../../model/fields/shared-fields.ts";
import { instant } from "../../model/time/instant.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { isReadSubtype, whyUndrawn } from "../layouts/drawn-parts.ts";
import { storiesAskedBy } from "../layouts/list-blocks.ts";
import { eachRegion, regionNames, type RegionName } from "../../model/layouts/region-names.ts";
import { weightOf, weights } from "./page-weight.ts";
import { recordKind, type Index } from "./record-kind.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";

/** A component that is not in a list is a region of one; whatever else stands here is refused as a component. */
const region = z
  .unknown()
  .transform((given) => (Array.isArray(given) ? given : [given]))
  .pipe(componentList)
  .optional();

const fields = z.looseObject({
  subtype: text,
  elementId: idText.optional(),
  isDefault: flag.default(false),
  title: headline.optional(),
  publication_date: instant.optional(),
  published: flag.default(true),
  ...eachRegion(() => region),
  "pre-content": region,
  "left-rail": region,
  "right-rail": region,
  "full-width": region,
  "post-content": region,
});

const schema = fields.transform((given) => {
  const { subtype } = given;
  const parsed = eachRegion((name) => modulesOf(given, name));
  const unread = { at: subtype, reasons: ["no page reads a layout of this subtype"] };
  const unknown = unknownRegions(given).map((at) => ({ at, reasons: ["no page has a region of this name"] }));
  return {
    subtype,
    elementId: given.isDefault ? undefined : given.elementId,
    title: given.title,
    publication_date: given.publication_date,
    published: given.published,
    ...eachRegion((name) => parsed[name].flatMap(({ blocks }) => blocks)),
    gaps: [
      ...(isReadSubtype(subtype) ? [] : [unread]),
      ...unknown,
      ...regionNames.flatMap((name) => parsed[name].flatMap(({ gaps }) => gaps)),
    ],
  };
});

interface PlacedModule extends ParsedBlocks {
  /** Among the components of its region, as the record came. */
  place: number;
}

function modulesOf(given: z.output<typeof fields>, name: RegionName): PlacedModule[] {
  const arranged = given[name] ?? (name === "main" ? undefined : given[rawNames[name]]) ?? [];
  return arranged.flatMap((component, place) =>
    isHidden(component)
      ? []
      : [{ place, ...parseBlock(component, `${name}.${place}`, (kind) => whyUndrawn(given.subtype, name, kind)) }],
  );
}

/** Of each block of a layout, by its region: at which place its component stands in the record as it came. */
export function modulePlaces(record: object): Record<RegionName, number[]> {
  const { data } = fields.safeParse(dropAbsent(record));
  return eachRegion((name) =>
    data === undefined ? [] : modulesOf(data, name).flatMap(({ place, blocks }) => blocks.map(() => place)),
  );
}

/** An editor has put it aside, to show it again another day. */
function isHidden(given: unknown): boolean {
  return z.object({ hidden: z.literal(true) }).safeParse(given).success;
}

const component = z.union([z.looseObject({ is: z.string() }), z.looseObject({ component: z.string() })]);
const components = z.array(z.unknown()).refine((list) => list.some((one) => component.safeParse(one).success));

/** Lists of components under names that are none of a region; other fields may be called anything. */
function unknownRegions(given: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(given).filter(
    (name) => !Object.hasOwn(fields.shape, name) && components.safeParse(given[name]).success,
  );
}

const rawNames = {
  preContent: "pre-content",
  leftRail: "left-rail",
  rightRail: "right-rail",
  fullWidth: "full-width",
  postContent: "post-content",
} as const satisfies Record<Exclude<RegionName, "main">, string>;

export type Layout = z.output<typeof schema>;

export const layout = recordKind({ schema, index, weight });

/** With the stories that its modules ask for. */
function weight(doc: Layout): number {
  const modules = regionNames.flatMap((name) => doc[name]);
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
