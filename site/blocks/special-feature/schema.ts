import { z } from "zod";
import { flagOr } from "../../../model/stories/listing.server.ts";
import { blockSchema, richText, pictureUrl, text, url } from "../../../model/fields/schema-kit.server.ts";
import { specialFeatureWords } from "./words.ts";

/** CARD-03. */
export const specialFeature = blockSchema({
  schema: z.object({
    title: text.optional(),
    label: text.optional(),
    imageUrl: pictureUrl.optional(),
    imageAlt: text.optional(),
    content: richText("prose").optional(),
    buttonLabel: text.optional(),
    buttonUrl: url.optional(),
    showLink: flagOr(false),
  }),
  words: specialFeatureWords,
  weight: "part",
});
