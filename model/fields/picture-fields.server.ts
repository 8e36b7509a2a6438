// What the pictures of bodies have in common, in the spellings that exports use.

import { z } from "zod";
import { limits, longerThan } from "./content-limits.ts";
import { pictureUrl, text } from "./schema-kit.server.ts";

/** BLOCK-04: exports fill an empty credit with a space. */
export const credit = z
  .string()
  .max(limits.text, longerThan(limits.text))
  .transform((value) => value.trim() || undefined)
  .optional();

/** BLOCK-04: exports write the word itself where there is no address. */
export const externalUrl = z.preprocess(
  (value) => (typeof value === "string" && value.trim().toLowerCase() === "undefined" ? undefined : value),
  pictureUrl.optional(),
);

/** Who took the picture, or sent it: `{title}` or the name alone. */
export const pictureSource = z.preprocess(
  (value) => (typeof value === "object" && value !== null && "title" in value ? value.title : value),
  text.optional().catch(undefined),
);
