import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { tiktokUrl } from "../../../model/embeds/provider-ids.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

export const tiktok = blockSchema({
  aliases: ["tiktok-video", "tiktok-embed"],
  schema: spelled(
    { url: ["tiktokUrl", "tiktok_url", "videoId", "video_id", "id"] },
    z.object({ url: idBy(tiktokUrl, "the address of a TikTok video") }),
  ),
  words: noWords,
  weight: "part",
});
