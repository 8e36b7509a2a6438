import { z } from "zod";
import { socialAccounts } from "../../../model/fields/shared-fields.ts";
import { socialLinks } from "../../../model/social-links.ts";
import { blockSchema, richText, text } from "../../../model/fields/schema-kit.server.ts";
import { aboutPromoWords } from "./words.ts";

/** CARD-09. */
export const aboutPromo = blockSchema({
  schema: z
    .object({
      title: text.default("About the Show"),
      description: richText("bio").optional(),
      promotion: richText("bio").optional(),
      social: socialAccounts.default({}),
    })
    .transform(({ social, ...rest }) => ({ ...rest, links: socialLinks(social) })),
  words: aboutPromoWords,
  weight: "part",
});
