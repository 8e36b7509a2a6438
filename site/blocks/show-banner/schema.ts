import { z } from "zod";
import { picture } from "../../../model/fields/shared-fields.ts";
import { blockSchema, text } from "../../../model/fields/schema-kit.server.ts";
import { showBannerWords } from "./words.ts";

/** HEAD-07. The words are those of the page it heads, unless it brings its own. */
export const showBanner = blockSchema({
  aliases: ["show-top-banner"],
  schema: z
    .object({
      title: text.optional(),
      description: text.optional(),
      airtime: text.optional(),
      headshot: picture,
      headshotImage: picture,
      logo: picture,
      logoImage: picture,
      background: picture,
      backgroundImage: picture,
    })
    .transform(({ headshotImage, logoImage, backgroundImage, ...rest }) => ({
      ...rest,
      headshot: rest.headshot ?? headshotImage,
      logo: rest.logo ?? logoImage,
      background: rest.background ?? backgroundImage,
    })),
  words: showBannerWords,
  weight: "part",
});
