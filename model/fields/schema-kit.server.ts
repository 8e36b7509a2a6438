// The few building stones of block schemas. Server only: zod never reaches the browser.
// Input has been through `dropAbsent`, so a missing value is always absent.

import { z } from "zod";
import type { Passage } from "../words/passage.ts";
import { isAbsent } from "./absent.ts";
import { filledIn } from "./filled-in.server.ts";
import { limits, longerThan, moreThan } from "./content-limits.ts";
import { MarkupError } from "../html/markup-limits.ts";
import { forgetNotes, noteEmpty, notesSoFar, readEntry } from "./left-out.server.ts";
import { sanitise, type RichTextField } from "../html/sanitise.server.ts";
import { fileUrl, isExternal, siteUrl } from "../addresses/site-path.ts";
import { pictureAddress } from "../pictures/image-sources.server.ts";

/** Plain text: markup in it is shown as text, never as markup. */
const textOf = (most: number) =>
  z
    .string()
    .trim()
    .max(most, longerThan(most))
    .refine((value) => value !== "", "must not be empty");

export const text = textOf(limits.text);
/** What names a record. */
export const headline = textOf(limits.headline);
/** What names a kind of something. */
export const word = z.string().max(limits.word, longerThan(limits.word));

/** For what is looked at and not stored. */
export const anyText = z.string().max(limits.text, longerThan(limits.text));

export const richText = (field: RichTextField) =>
  filledIn(
    { as: "markup" },
    z.string().transform((html, context) => readMarkup(context, () => sanitise(html.trim(), field))),
  );

/** What the sanitiser refuses is a fault of the field. */
export function readMarkup<T>(context: z.core.$RefinementCtx, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    context.addIssue({ code: "custom", message: error.message });
    return z.NEVER;
  }
}

const dangerous = /^\s*(javascript|data|vbscript):/i;

const address = z
  .string()
  .trim()
  .refine((value) => value !== "", "must not be empty")
  .refine((value) => Buffer.byteLength(value) <= limits.addressBytes, longerThan(limits.addressBytes, "bytes"))
  .refine((value) => !dangerous.test(value), "must be an http, https or site address");

/** An address on this site (a path, in its one spelling) or elsewhere (whole). */
export const url = address.transform(siteUrl);

const isSource = (value: string) => value.startsWith("/") || isExternal(value);
const noSource = "must be an http, https or site address";

/** An address from which a page loads something by itself: a film, a frame, a document. None to write or to call to. */
export const sourceUrl = address.transform(fileUrl).refine(isSource, noSource);

/** The same for pictures: those of outside sources are served as own ones. */
export const pictureUrl = filledIn({ as: "picture" }, address.transform(pictureAddress).refine(isSource, noSource));

/** Where a video is at home: a domain, or without a dot the publisher's own name for one of its sites (`foxnews`). */
export const videoHome = word.trim().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, "must be a domain or the name of a site");

/** Exports spell flags as booleans, "true"/"True" and 1. */
export const flag = z
  .union([z.boolean(), anyText, z.number()], { error: "must be true or false" })
  .transform((value) => value === true || value === 1 || /^(true|1|yes)$/i.test(String(value)));

/** Exports spell numbers as numbers and as strings. */
export const number = filledIn(
  { as: "number" },
  z.union(
    [
      z.number(),
      word
        .trim()
        .regex(/^-?\d+(\.\d+)?$/)
        .transform(Number),
    ],
    {
      error: "must be a number",
    },
  ),
);

/**
 * A converter from XML leaves one object where a list has one element, and exports leave empty elements in lists. What cannot be read is
 * left out and noted (BLOCK-12).
 */
export const listOf = <S extends z.ZodType>(element: S) => entriesOf(element, () => element, "any");

/** For what is nothing without an entry: when none can be read, that is its fault. */
export const filledListOf = <S extends z.ZodType>(element: S) => entriesOf(element, () => element, "filled");

/** Of several that bear one name the first is the one. */
export const listOfDistinct = <S extends z.ZodType>(
  element: S,
  nameOf: (entry: z.output<S>) => string,
  wanted: Wanted = "any",
) =>
  entriesOf(
    element,
    () => {
      const seen = new Set<string>();
      return element.superRefine((entry, fault) => {
        const name = nameOf(entry);
        if (seen.has(name)) fault.addIssue({ code: "custom", message: `is there twice: ${name}` });
        seen.add(name);
      });
    },
    wanted,
  );

type Wanted = "any" | "filled";

/** `reading` is made anew for every list. */
function entriesOf<S extends z.ZodType>(element: S, reading: () => S, wanted: Wanted) {
  const list = z.unknown().transform((given, context) => readEntries(given, reading(), context, wanted));
  return filledIn({ rowsOf: element }, list);
}

function readEntries<S extends z.ZodType>(
  given: unknown,
  element: S,
  context: z.core.$RefinementCtx,
  wanted: Wanted,
): z.output<S>[] {
  const fault = (message: string, path: PropertyKey[] = []) => context.addIssue({ code: "custom", path, message });
  if (given === undefined) {
    fault("is missing");
    return z.NEVER;
  }
  const entries: unknown[] = Array.isArray(given) ? given : [given];
  if (entries.length > limits.listElements) {
    fault(moreThan(limits.listElements, "elements"));
    return z.NEVER;
  }
  const before = notesSoFar();
  const read = entries.flatMap((entry, position) => {
    if (!isAbsent(entry)) return [{ position, ...readEntry(element, { list: given, position, entry }) }];
    // A blank text is what exports leave where nobody typed anything; one thing in place of a list may be none.
    if (Array.isArray(given) && typeof entry !== "string") noteEmpty(given, position);
    return [];
  });
  const readable = read.flatMap(({ success, data }) => (success ? [data] : []));
  if (wanted === "filled" && readable.length === 0) {
    forgetNotes(before);
    for (const { position, error } of read) {
      for (const { path, message } of error?.issues ?? []) fault(message, [position, ...path]);
    }
  }
  return readable;
}

const component = filledIn({ as: "component" }, z.unknown());

/** Of a body or a region; `content/blocks/parse-blocks.ts` reads them. */
export const componentList = z.array(component).max(limits.components, moreThan(limits.components, "components"));

/** A module of several things under one title, or a single thing in its place. */
export const oneOrSeveral = <S extends z.ZodType>(thing: S) => {
  const several = z.object({ title: text.optional(), url: url.optional(), items: listOf(thing).default([]) });
  const either = z.unknown().transform((given, context): z.output<typeof several> => {
    const isOne = typeof given === "object" && given !== null && !("items" in given);
    if (!isOne) return readAs(several, given, context) ?? z.NEVER;
    const one = readAs(thing, given, context);
    return one === undefined ? z.NEVER : { items: [one] };
  });
  return filledIn({ like: several }, either);
};

/** For a schema that is chosen by what is given: its faults are those of the whole. */
export function readAs<S extends z.ZodType>(
  schema: S,
  given: unknown,
  context: z.core.$RefinementCtx,
): z.output<S> | undefined {
  const { data, error } = schema.safeParse(given);
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: "custom", path, message });
  return data;
}

/** What stands in the place of a block that is really several. */
export interface SplitBlock {
  components: { is: string; props: object }[];
  /** What of it is not shown, and why. */
  leftOut: { what: string; reason: string }[];
}

export interface BlockSchema<S extends z.ZodType = z.ZodType> {
  /** Other names by which exports call this block. */
  aliases?: readonly string[];
  schema: S;
  /** Given the fields as they came; undefined where it is one block. */
  split?: (props: unknown) => SplitBlock | undefined;
  /** What it says, for all who read a story as text. */
  words: (props: z.output<S>) => Passage[];
  /** What it takes to draw it: little more than its words, or as much as a slide or a card (`content/records/page-weight.ts`). */
  weight: "prose" | "part";
}

export function blockSchema<S extends z.ZodType>(block: BlockSchema<S>): BlockSchema<S> {
  return block;
}
