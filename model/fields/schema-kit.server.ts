// The few building stones of block schemas. Server only: zod never reaches the browser.
// Input has been through `dropAbsent`, so a missing value is always absent.

import { z } from "zod";
import type { Passage } from "../words/passage.ts";
import { isAbsent } from "./absent.ts";
import { limits, longerThan, moreThan } from "./content-limits.ts";
import { MarkupError } from "../html/markup-limits.ts";
import { sanitise, type RichTextField } from "../html/sanitise.server.ts";
import { isExternal, siteUrl } from "../addresses/site-path.ts";

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

/** For what is looked at and not kept. */
export const anyText = z.string().max(limits.text, longerThan(limits.text));

export const richText = (field: RichTextField) =>
  z.string().transform((html, context) => readMarkup(context, () => sanitise(html.trim(), field)));

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

/** An address on this site (a path) or elsewhere (whole). */
export const url = z
  .string()
  .trim()
  .refine((value) => value !== "", "must not be empty")
  .refine((address) => Buffer.byteLength(address) <= limits.addressBytes, longerThan(limits.addressBytes, "bytes"))
  .refine((address) => !dangerous.test(address), "must be an http, https or site address")
  .transform(siteUrl);

/** An address from which a page loads something by itself: a picture, a film, a frame. None to write or to call to. */
export const sourceUrl = url.refine(
  (address) => address.startsWith("/") || isExternal(address),
  "must be an http, https or site address",
);

/** Where a video is at home: a domain, or without a dot the publisher's own name for one of its sites (`foxnews`). */
export const videoHome = word.trim().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, "must be a domain or the name of a site");

/** Exports spell flags as booleans, "true"/"True" and 1. */
export const flag = z
  .union([z.boolean(), anyText, z.number()], { error: "must be true or false" })
  .transform((value) => value === true || value === 1 || /^(true|1|yes)$/i.test(String(value)));

/** Exports spell numbers as numbers and as strings. */
export const number = z.union(
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
);

/**
 * A converter from XML leaves one object where a list has one element, and exports leave empty elements in lists.
 * Not a union: a fault in one element is then reported with its own place.
 */
export const listOf = <S extends z.ZodType>(element: S) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((inner) => !isAbsent(inner)) : [value]),
    z.array(element).max(limits.listElements, moreThan(limits.listElements, "elements")),
  );

/** Of a body or a region; `parse-blocks.server.ts` reads them. */
export const componentList = z.array(z.unknown()).max(limits.components, moreThan(limits.components, "components"));

/** A module of several things under one title, or a single thing in its place. */
export const oneOrSeveral = <S extends z.ZodType>(thing: S) =>
  z.preprocess(
    (given) => (typeof given === "object" && given !== null && !("items" in given) ? { items: [given] } : given),
    z.object({ title: text.optional(), url: url.optional(), items: listOf(thing).default([]) }),
  );

export interface BlockSchema<S extends z.ZodType = z.ZodType> {
  /** Other names by which exports call this block. */
  aliases?: readonly string[];
  schema: S;
  /** What it says, for all who read a story as text. */
  words: (props: z.output<S>) => Passage[];
}

export function blockSchema<S extends z.ZodType>(block: BlockSchema<S>): BlockSchema<S> {
  return block;
}
