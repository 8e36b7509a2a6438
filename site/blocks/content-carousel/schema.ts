// SHELF-02: a shelf of videos found by one of five ways.

import { z } from "zod";
import { broughtVideos, shelfFields, shelfWords } from "../../../model/video/shelf-fields.server.ts";
import { shelfCriteria } from "../../../model/video/shelf-criteria.server.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { videoShelfWords } from "../../../model/words/module-words.ts";

export const contentCarousel = blockSchema({
  schema: z
    .object({ ...shelfFields, searchCriteria: shelfCriteria.optional(), items: broughtVideos })
    .transform(({ searchCriteria, items, ...given }) => ({
      ...shelfWords(given, "Video"),
      criteria: searchCriteria,
      videos: items,
    })),
  words: videoShelfWords,
  weight: "part",
});
