// BLOCK-11: the video a page opens with.

import { z } from "zod";
import { idText, picture } from "../../../model/fields/shared-fields.ts";
import { instant } from "../../../model/time/instant.ts";
import { brand } from "../../../model/brand.ts";
import { videoUrl } from "../../../model/video/video-address.ts";
import { blockSchema, text, videoHome } from "../../../model/fields/schema-kit.server.ts";
import { mainVideoWords } from "./words.ts";

export const mainVideo = blockSchema({
  schema: z
    .object({
      title: text,
      videoId: idText,
      imageUrl: picture,
      publicationDate: instant.optional(),
      lastPublicationDate: instant.optional(),
      domain: videoHome.default(brand.domain),
      description: text.optional(),
    })
    .transform(({ domain, ...given }) => ({ ...given, domain, url: videoUrl(given.videoId, domain) })),
  words: mainVideoWords,
  weight: "part",
});
