import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { instagramCode } from "../../../model/embeds/provider-ids.ts";
import { blockSchema, flag } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

export const instagram = blockSchema({
  aliases: ["instagram-media", "instagram-post"],
  schema: spelled(
    {
      shortcode: ["short_code", "instagramUrl", "instagram_url", "url", "id"],
      hideCaption: ["hide_caption", "hidecaption"],
    },
    z.object({ shortcode: idBy(instagramCode, "an Instagram post"), hideCaption: flag.default(false) }),
  ),
  words: noWords,
  weight: "part",
});
