// The renderers of the body blocks.

import { ArticleImage } from "./article-image/ArticleImage.tsx";
import { Heading } from "./heading/Heading.tsx";
import { List } from "./list/List.tsx";
import { Paragraph } from "./paragraph/Paragraph.tsx";
import { PullQuote } from "./pull-quote/PullQuote.tsx";
import { RawHtml } from "./raw-html/RawHtml.tsx";
import type { Renderers } from "./registry.ts";
import { RelatedMedia } from "./related-media/RelatedMedia.tsx";
import type { BodyKind } from "./schemas.ts";
import { Summary } from "./summary/Summary.tsx";
import { Table } from "./table/Table.tsx";

export const bodyComponents: Renderers<BodyKind> = {
  "article-image": ArticleImage,
  heading: Heading,
  list: List,
  paragraph: Paragraph,
  "pull-quote": PullQuote,
  "raw-html": RawHtml,
  "related-media": RelatedMedia,
  summary: Summary,
  table: Table,
};
