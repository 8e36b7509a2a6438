import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { tweetId } from "../../../model/embeds/provider-ids.ts";
import { blockSchema, flag } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

export const tweet = blockSchema({
  aliases: ["twitter-tweet", "twitter", "x-post"],
  schema: spelled(
    {
      id: ["tweetId", "tweet_id", "url", "tweetUrl", "tweet_url"],
      hideMedia: ["hide_media"],
      hideThread: ["hide_thread"],
      darkTheme: ["dark_theme"],
    },
    z.object({
      id: idBy(tweetId, "a Tweet"),
      hideMedia: flag.default(false),
      hideThread: flag.default(false),
      darkTheme: flag.default(false),
    }),
  ),
  words: noWords,
  weight: "part",
});
