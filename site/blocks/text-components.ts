// The renderers of body blocks that are words and pictures in plain markup: the same on the site and in AMP, where pictures are AMP's.

import type { BodyKind } from "../../content/blocks/schemas.ts";
import { ArticleImage } from "./article-image/ArticleImage.tsx";
import { FullSpanImage } from "./full-span-image/FullSpanImage.tsx";
import { Heading } from "./heading/Heading.tsx";
import { List } from "./list/List.tsx";
import { Paragraph } from "./paragraph/Paragraph.tsx";
import { PullQuote } from "./pull-quote/PullQuote.tsx";
import { RelatedMedia } from "./related-media/RelatedMedia.tsx";
import type { Renderers } from "./renderers.ts";
import { Summary } from "./summary/Summary.tsx";
import { Table } from "./table/Table.tsx";

export const textComponents = {
  "article-image": ArticleImage,
  "full-span-image": FullSpanImage,
  heading: Heading,
  list: List,
  paragraph: Paragraph,
  "pull-quote": PullQuote,
  "related-media": RelatedMedia,
  summary: Summary,
  table: Table,
} satisfies Partial<Renderers<BodyKind>>;
