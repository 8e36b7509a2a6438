import { filmBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { vimeoId } from "../../../model/embeds/provider-ids.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

export const vimeo = blockSchema({
  aliases: ["vimeo-video"],
  schema: spelled({ videoId: ["video_id", "id", "url", "vimeoUrl"] }, filmBy(vimeoId, "a Vimeo video")),
  words: noWords,
  weight: "part",
});
