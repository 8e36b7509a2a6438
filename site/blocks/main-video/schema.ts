// BLOCK-11: the video a page opens with.

import { z } from "zod";
import { idText, picture } from "../../../content/records/fields.ts";
import { instant } from "../../../content/records/instant.ts";
import { brand } from "../../brand.ts";
import { videoUrl } from "../../video/video-address.ts";
import { blockSchema, hostName, text } from "../schema-kit.server.ts";

export const mainVideo = blockSchema({
  schema: z
    .object({
      title: text,
      videoId: idText,
      imageUrl: picture,
      publicationDate: instant.optional(),
      lastPublicationDate: instant.optional(),
      domain: hostName.default(brand.domain),
      description: text.optional(),
    })
    .transform(({ domain, ...given }) => ({ ...given, domain, url: videoUrl(given.videoId, domain) })),
});
