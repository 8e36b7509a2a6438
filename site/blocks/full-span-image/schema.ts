// A picture as wide as the window. It has the fields of any other picture of a body, and some exports call its address imageUrl.

import { z } from "zod";
import { imageFields } from "../article-image/schema.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { imageWords } from "../article-image/words.ts";

export const fullSpanImage = blockSchema({
  schema: z.preprocess(
    (value) =>
      typeof value === "object" && value !== null && "imageUrl" in value ? { url: value.imageUrl, ...value } : value,
    imageFields,
  ),
  words: imageWords,
  weight: "part",
});
