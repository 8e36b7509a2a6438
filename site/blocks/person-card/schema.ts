import { z } from "zod";
import { picture, socialAccounts } from "../../../model/fields/shared-fields.ts";
import { filledIn } from "../../../model/fields/filled-in.server.ts";
import { blockSchema, flag, listOf, richText, text, url } from "../../../model/fields/schema-kit.server.ts";
import { socialLinks } from "../../../model/social-links.ts";
import { personCardWords } from "./words.ts";

const networks = filledIn(
  { like: socialAccounts },
  z.record(z.string(), z.unknown(), { error: "must be a map of networks" }),
);

/** HEAD-05: name, title and social are required, and social may be empty (which exports spell by leaving it out). Read More opens the content. */
export const personCard = blockSchema({
  schema: z
    .object({
      name: text,
      title: text,
      social: networks.default({}),
      url: url.optional(),
      avatar: picture,
      description: richText("bio").optional(),
      content: listOf(richText("bio")).default([]),
      featured: flag.default(false),
    })
    .transform(({ social, ...rest }) => ({ ...rest, links: socialLinks(socialAccounts.parse(social)) })),
  words: personCardWords,
  weight: "part",
});
