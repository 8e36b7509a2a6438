import { z } from "zod";
import { blockSchema, pictureUrl, text, url } from "../../../model/fields/schema-kit.server.ts";
import { sponsoredHeadingWords } from "./words.ts";

/** One address for every width, or one a breakpoint: up to 767, up to 1023, up to 1279, beyond. */
const imageSet = z.preprocess(
  (value) => (typeof value === "string" ? { wide: value } : value),
  z.object({
    mobile: pictureUrl.optional(),
    tablet: pictureUrl.optional(),
    desktop: pictureUrl.optional(),
    wide: pictureUrl,
  }),
);

/** HEAD-02. */
export const sponsoredHeading = blockSchema({
  schema: z.object({
    level: z.enum(["logo", "normal", "takeover"], { error: "must be logo, normal or takeover" }),
    title: text,
    url: url.optional(),
    adInfo: z.object({ size: text, value: text, text }),
    wingColor: z
      .string()
      .regex(/^#[0-9a-f]{3}([0-9a-f]{3})?$/i, "must be a colour such as #FF0000")
      .default("#FF0000"),
    logo: imageSet.optional(),
    background: imageSet.optional(),
  }),
  words: sponsoredHeadingWords,
  weight: "part",
});

export type ImageSet = z.output<typeof imageSet>;
