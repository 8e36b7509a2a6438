import { z } from "zod";
import { adIdentifier } from "../../../model/fields/ad-identifier.ts";
import { blockSchema, text } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

const size = z.string({ error: "must be a size such as 300x250" });

/** ADS-04: an identifier keeps only digits, letters, underscore and hyphen; a list of sizes holds nothing but strings. */
export const ad = blockSchema({
  aliases: ["strike-gam"],
  schema: z.object({
    iu: text.transform(adIdentifier).pipe(z.string().min(1, "has no usable character")).optional(),
    device: z.enum(["mobile", "tablet", "desktop"]).optional().catch(undefined),
    sizes: z.preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(size)).optional(),
  }),
  words: noWords,
  weight: "part",
});
