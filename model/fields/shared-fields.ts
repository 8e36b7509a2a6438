// Fields that several record kinds share, in the spellings that exports use. Input has been through `dropAbsent`.

import { z } from "zod";
import { headline, pictureUrl, text, url, word } from "./schema-kit.server.ts";
import { limits, longerThan } from "./content-limits.ts";
import { addressOfPicture } from "../pictures/address-of-picture.ts";

/** Ids are met as text and as numbers. */
export const idText = z
  .union([text, z.number()], { error: "must be an id" })
  .transform(String)
  .refine(isId, longerThan(limits.idBytes, "bytes"));

function isId(id: string): boolean {
  return Buffer.byteLength(id) <= limits.idBytes;
}

/** Exports write `[]` where an object has nothing to say. */
export const objectOrEmptyList = <S extends z.ZodObject>(shape: S) =>
  z.preprocess((value) => (Array.isArray(value) && value.length === 0 ? undefined : value), shape.optional());

/** A picture is an address, or an object that holds one at `url`, in `content` or as `thumbnail`. */
export const picture = z.preprocess(addressOfPicture, pictureUrl.optional());

/** Of what has a front of its own: a section, a tag. */
export const frontFields = {
  title: headline,
  metaTitle: headline.optional(),
  description: text.optional(),
  path: text.optional(),
  canonical_url: url.optional(),
  slug: text.optional(),
  isa_value: idText.optional(),
};

/** Of a category, a section or a tag: an object, or its path alone. */
export const topic = z.preprocess(
  (value) => (typeof value === "string" ? { path: value } : value),
  z.object({
    title: headline.optional(),
    slug: text.optional(),
    path: text.optional(),
    isa_value: idText.optional(),
  }),
);

export type Topic = z.output<typeof topic>;

/** Of what something is filed under, and so must be found by. */
export const filedTopic = topic.refine(({ path, slug }) => path !== undefined || slug !== undefined, {
  path: ["path"],
  error: "is missing",
});

export const showReference = z.preprocess(
  (value) => (typeof value === "string" ? { title: value } : value),
  z.object({
    title: headline.optional(),
    slug: text.optional(),
    show_slug: text.optional(),
    path: text.optional(),
    canonical_url: url.optional(),
  }),
);

export type ShowReference = z.output<typeof showReference>;

/** Network name → handle or address; entries of another shape are no account. */
export const socialAccounts = z.preprocess(
  (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, account]) => typeof account === "string"))
      : {},
  z.record(word, text),
);
