// A news item of IPTC's ninjs. Version 2 writes its names in small letters, version 3 in camel case; they say the same, so names are read whatever
// their case.

import { z } from "zod";
import { mentionedFields, ninjsConcept, ninjsId, rightsFields } from "./ninjs-origin.ts";

const words = z.string().trim();
const valued = z.object({ role: words.optional(), contenttype: words.optional(), value: z.string() });

/** One that cannot be read is passed over. */
const listOf = <S extends z.ZodType>(element: S) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry): z.output<S>[] => {
        const { success, data } = element.safeParse(entry);
        return success ? [data] : [];
      }),
    );

const rendition = z.object({
  name: words.optional(),
  href: words.optional(),
  contenttype: words.optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});

const associated = z.object({
  name: words.optional(),
  uri: words.optional(),
  type: words.optional(),
  by: words.optional(),
  copyrightnotice: words.optional(),
  copyrightholder: words.optional(),
  usageterms: words.optional(),
  headlines: listOf(valued).default([]),
  descriptions: listOf(valued).default([]),
  renditions: listOf(rendition).default([]),
});

export const ninjsItem = z.looseObject({
  uri: words.min(1),
  type: words.optional(),
  version: z.union([words, z.number()]).optional(),
  firstcreated: words.optional(),
  versioncreated: words.optional(),
  contentcreated: words.optional(),
  embargoed: words.optional(),
  expires: words.optional(),
  pubstatus: words.optional(),
  language: words.optional(),
  title: words.optional(),
  slugline: words.optional(),
  by: words.optional(),
  located: words.optional(),
  headlines: listOf(valued).default([]),
  descriptions: listOf(valued).default([]),
  bodies: listOf(valued).default([]),
  subjects: listOf(ninjsConcept).default([]),
  renditions: listOf(rendition).default([]),
  associations: listOf(associated).default([]),
  ...rightsFields,
  ...mentionedFields(listOf(ninjsConcept).default([])),
  altids: listOf(ninjsId).default([]),
});

/** What an item may say of itself that no story needs. */
const ofTheFile = new Set(["$schema", "standard", "profile", "mimetype", "contentupdated"]);

/** Names of what stands in an item and is not read. */
export function furtherFields(item: NinjsItem): string[] {
  return Object.entries(item).flatMap(([name, value]) => {
    const isEmpty =
      value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
    return isEmpty || name in ninjsItem.shape || ofTheFile.has(name) ? [] : [name];
  });
}

export type NinjsItem = z.output<typeof ninjsItem>;
export type NinjsAssociation = z.output<typeof associated>;

/** Version 1 has single texts where the later ones have lists: nothing of such an item could be read. */
export function isFirstVersion(item: unknown): boolean {
  const names = typeof item === "object" && item !== null ? Object.keys(item) : [];
  const isLater = names.some((name) => /^(?:headlines|bodies|descriptions)$/i.test(name));
  return !isLater && names.some((name) => /^(?:headline|(?:headline|body|description)_\w+)$/.test(name));
}

const deepest = 20;

/** Names in small letters, whatever version wrote them. */
export function inSmallLetters(value: unknown, depth = 0): unknown {
  if (depth > deepest || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => inSmallLetters(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inSmallLetters(inner, depth + 1)]),
  );
}
