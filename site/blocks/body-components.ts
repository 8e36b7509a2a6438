// The renderers of the body blocks.

import { embedComponents } from "../embeds/embed-components.ts";
import { ArticleImage } from "./article-image/ArticleImage.tsx";
import { FullSpanImage } from "./full-span-image/FullSpanImage.tsx";
import { Heading } from "./heading/Heading.tsx";
import { List } from "./list/List.tsx";
import { Paragraph } from "./paragraph/Paragraph.tsx";
import { Pdf } from "./pdf/Pdf.tsx";
import { PullQuote } from "./pull-quote/PullQuote.tsx";
import { RawHtml } from "./raw-html/RawHtml.tsx";
import type { Renderers } from "./renderers.ts";
import { RelatedMedia } from "./related-media/RelatedMedia.tsx";
import type { BodyKind } from "../../content/blocks/schemas.ts";
import { Slider } from "./slider/Slider.tsx";
import { SharedVideo } from "./shared-video/SharedVideo.tsx";
import { Summary } from "./summary/Summary.tsx";
import { Table } from "./table/Table.tsx";
import { VideoInline } from "./video-inline/VideoInline.tsx";

export const bodyComponents: Renderers<BodyKind> = {
  ...embedComponents,
  "article-image": ArticleImage,
  "full-span-image": FullSpanImage,
  heading: Heading,
  list: List,
  paragraph: Paragraph,
  pdf: Pdf,
  "pull-quote": PullQuote,
  "raw-html": RawHtml,
  "related-media": RelatedMedia,
  slider: Slider,
  "shared-video": SharedVideo,
  summary: Summary,
  table: Table,
  "video-inline": VideoInline,
};
