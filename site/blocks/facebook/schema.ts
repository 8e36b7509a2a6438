import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { facebookUrl } from "../../../model/embeds/provider-ids.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

export const facebook = blockSchema({
  aliases: ["facebook-post", "facebook-video"],
  schema: spelled(
    { url: ["facebookUrl", "facebook_url", "href", "id"] },
    z.object({ url: idBy(facebookUrl, "the address of a Facebook post") }),
  ),
  words: noWords,
  weight: "part",
});
