// VIDEO-06: the way through the video pages, the first entry of the video-navigation layout.

import { z } from "zod";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { videoNavigationWords } from "./words.ts";

const link = z.object({ label: text, url });

export const videoNavigation = blockSchema({
  schema: z
    .object({ title: text.default("Video"), description: text.optional(), items: listOf(link).default([]) })
    .transform(({ items, ...rest }) => ({ ...rest, links: items })),
  words: videoNavigationWords,
  weight: "part",
});
