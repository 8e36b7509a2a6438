// The renderers of the body blocks on AMP pages. Most draw what AMP allows as it is, once pictures are AMP's; the others have a renderer
// of their own beside the usual one.

import { ampEmbeds } from "../embeds/amp-embeds.tsx";
import { AmpVideo } from "../video/AmpVideo.tsx";
import { ArticleImage } from "./article-image/ArticleImage.tsx";
import { FullSpanImage } from "./full-span-image/FullSpanImage.tsx";
import { Heading } from "./heading/Heading.tsx";
import { List } from "./list/List.tsx";
import { Paragraph } from "./paragraph/Paragraph.tsx";
import { AmpPdf } from "./pdf/amp.tsx";
import { PullQuote } from "./pull-quote/PullQuote.tsx";
import { AmpRawHtml } from "./raw-html/amp.tsx";
import type { Renderers } from "./renderers.ts";
import { RelatedMedia } from "./related-media/RelatedMedia.tsx";
import type { BodyKind } from "../../content/blocks/schemas.ts";
import { AmpSlider } from "./slider/amp.tsx";
import { Summary } from "./summary/Summary.tsx";
import { Table } from "./table/Table.tsx";

export const ampComponents: Renderers<BodyKind> = {
  ...ampEmbeds,
  "article-image": ArticleImage,
  "full-span-image": FullSpanImage,
  heading: Heading,
  list: List,
  paragraph: Paragraph,
  pdf: AmpPdf,
  "pull-quote": PullQuote,
  "raw-html": AmpRawHtml,
  "related-media": RelatedMedia,
  "shared-video": AmpVideo,
  slider: AmpSlider,
  summary: Summary,
  table: Table,
  "video-inline": AmpVideo,
};
