// The blocks of article bodies and static pages.

import { embedSchemas } from "./embed-schemas.ts";
import { articleImage } from "../../site/blocks/article-image/schema.ts";
import { contactForm } from "../../site/blocks/contact-form/schema.ts";
import { fullSpanImage } from "../../site/blocks/full-span-image/schema.ts";
import { heading } from "../../site/blocks/heading/schema.ts";
import { list } from "../../site/blocks/list/schema.ts";
import { newsletter } from "../../site/blocks/newsletter/schema.ts";
import { paragraph } from "../../site/blocks/paragraph/schema.ts";
import { pdf } from "../../site/blocks/pdf/schema.ts";
import { pullQuote } from "../../site/blocks/pull-quote/schema.ts";
import { rawHtml } from "../../site/blocks/raw-html/schema.ts";
import { relatedMedia } from "../../site/blocks/related-media/schema.ts";
import { slider } from "../../site/blocks/slider/schema.ts";
import { sharedVideo } from "../../site/blocks/shared-video/schema.ts";
import { summary } from "../../site/blocks/summary/schema.ts";
import { table } from "../../site/blocks/table/schema.ts";
import { videoInline } from "../../site/blocks/video-inline/schema.ts";

export const bodySchemas = {
  ...embedSchemas,
  "article-image": articleImage,
  "contact-form": contactForm,
  "full-span-image": fullSpanImage,
  heading,
  list,
  newsletter,
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
