// SHELF-01: a shelf of videos in the order of a ranked list.

import { z } from "zod";
import { idText } from "../../../model/fields/shared-fields.ts";
import { broughtVideos, shelfFields, shelfWords } from "../../../model/video/shelf-fields.server.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { videoShelfWords } from "../../../model/words/module-words.ts";

export const rankTool = blockSchema({
  schema: z
    .object({ ...shelfFields, rankListId: idText.optional(), items: broughtVideos })
    .transform(({ rankListId, items, ...given }) => ({
      ...shelfWords(given, "Most watched"),
      rankListId,
      videos: items,
    })),
  words: videoShelfWords,
  weight: "part",
});
