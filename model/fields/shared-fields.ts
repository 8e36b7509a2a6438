// Fields that several record kinds share, in the spellings that exports use. Input has been through `dropAbsent`.

import { z } from "zod";
import { headline, pictureUrl, text, url, word } from "./schema-kit.server.ts";
import { limits, longerThan } from "./content-limits.ts";

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
export const picture = z.preprocess(pictureAddress, pictureUrl.optional());

/** Undefined, or whatever stands in its place, where there is none. */
export function pictureAddress(value: unknown): unknown {
  if (Array.isArray(value)) return pictureAddress(value[0]);
  if (typeof value !== "object" || value === null) return value;
  const { url: own, content, thumbnail } = pictureObject.parse(value);
  return own ?? pictureAddress(content) ?? pictureAddress(thumbnail);
}

const pictureObject = z.object({
  url: z.unknown().optional(),
  content: z.unknown().optional(),
  thumbnail: z.unknown().optional(),
});

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
