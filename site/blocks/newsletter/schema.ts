import { z } from "zod";
import { brand } from "../../../model/brand.ts";
import { usualLetterTitle } from "../../../model/brand/usual-letter-title.ts";
import { drawable } from "../../../model/forms/form-state.ts";
import { blockSchema, listOf, text } from "../../../model/fields/schema-kit.server.ts";
import { newsletterWords } from "./words.ts";

/** A mailing list's name in addresses and in the store. */
const listName = text.regex(/^[\w-]{1,64}$/, "must be letters, digits, hyphens and underscores");

/** FORM-04: `slid` names the mailing list; `lists` are several to choose from. */
export const newsletter = blockSchema({
  schema: z
    .object({
      title: text.default(usualLetterTitle(brand)),
      description: text.optional(),
      slid: listName.optional(),
      lists: listOf(
        z.object({ slid: listName, title: text, description: text.optional(), when: text.optional() }),
      ).default([]),
      buttonLabel: text.default("Sign up"),
    })
    .transform((props) => drawable(props)),
  words: newsletterWords,
  weight: "part",
});
