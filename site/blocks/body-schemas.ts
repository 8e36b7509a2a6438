// The blocks of article bodies and static pages.

import { embedSchemas } from "../embeds/embed-schemas.ts";
import { articleImage } from "./article-image/schema.ts";
import { fullSpanImage } from "./full-span-image/schema.ts";
import { heading } from "./heading/schema.ts";
import { list } from "./list/schema.ts";
import { paragraph } from "./paragraph/schema.ts";
import { pdf } from "./pdf/schema.ts";
import { pullQuote } from "./pull-quote/schema.ts";
import { rawHtml } from "./raw-html/schema.ts";
import { relatedMedia } from "./related-media/schema.ts";
import { slider } from "./slider/schema.ts";
import { sharedVideo } from "./shared-video/schema.ts";
import { summary } from "./summary/schema.ts";
import { table } from "./table/schema.ts";
import { videoInline } from "./video-inline/schema.ts";

export const bodySchemas = {
  ...embedSchemas,
  "article-image": articleImage,
  "full-span-image": fullSpanImage,
  heading,
  list,
  paragraph,
  pdf,
  "pull-quote": pullQuote,
  "raw-html": rawHtml,
  "related-media": relatedMedia,
  slider,
  "shared-video": sharedVideo,
  summary,
  table,
  "video-inline": videoInline,
};
