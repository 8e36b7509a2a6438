import { filmBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { youtubeId } from "../../../model/embeds/provider-ids.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

export const youtube = blockSchema({
  aliases: ["youtube-video"],
  schema: spelled(
    { videoId: ["video_id", "id", "url", "youtubeUrl", "youtube_id"] },
    filmBy(youtubeId, "a YouTube video"),
  ),
  words: noWords,
  weight: "part",
});
