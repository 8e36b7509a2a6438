// SHELF-06: a shelf of shows; with no items it is a shelf of all of them.

import { z } from "zod";
import { idText, picture } from "../../../model/fields/shared-fields.ts";
import { shelfFields, shelfWords } from "../../../model/video/shelf-fields.server.ts";
import type { VideoShow } from "../../../model/video/video-show.ts";
import { blockSchema, listOf, text } from "../../../model/fields/schema-kit.server.ts";
import { showCarouselWords } from "./words.ts";

const item = z
  .object({
    showDetails: z.object({ id: idText }),
    showTitleOverride: text.optional(),
    showPosterImageUrl: picture,
  })
  .transform(({ showDetails, ...over }) => ({ id: showDetails.id, ...over }));

export type ShowItem = z.output<typeof item>;

const none: readonly VideoShow[] = [];

export const showCarousel = blockSchema({
  schema: z
    .object({ ...shelfFields, items: listOf(item).default([]) })
    /** Which shows these are is looked up when the page is made. */
    .transform(({ items, ...given }) => ({ ...shelfWords(given, "Shows"), items, shows: none })),
  words: showCarouselWords,
  weight: "part",
});
