import { z } from "zod";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { newsletterWords } from "./words.ts";

/** A mailing list's name in addresses and in the store. */
const listName = text.regex(/^[\w-]{1,64}$/, "must be letters, digits, hyphens and underscores");

/** FORM-04: `slid` names the mailing list. On the newsletters' own page `lists` are those to choose from. */
export const newsletter = blockSchema({
  schema: z.object({
    title: text.default("The Meridian Briefing"),
    description: text.optional(),
    slid: text.optional(),
    lists: listOf(
      z.object({ slid: listName, title: text, description: text.optional(), when: text.optional() }),
    ).default([]),
    url: url.default("/newsletters"),
    buttonLabel: text.default("Sign up"),
  }),
  words: newsletterWords,
});
