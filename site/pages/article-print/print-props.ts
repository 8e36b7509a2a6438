// What the print page is drawn from.

import type { DisplayedDate } from "../../article/displayed-date.ts";
import type { BlockOf, BodyKind } from "../../../content/blocks/schemas.ts";
import type { ArticlePageProps } from "../article/article-props.ts";

export interface PrintPageProps extends Pick<
  ArticlePageProps,
  | "title"
  | "subHeadline"
  | "section"
  | "authors"
  | "sponsor"
  | "footnote"
  | "corrections"
  | "lead"
  | "leadVideo"
  | "videos"
> {
  /** Scheme and host of the site. */
  origin: string;
  /** The story's own page: where Close leads. */
  storyUrl: string;
  canonicalUrl: string;
  dates: DisplayedDate[];
  source: { name: string; url?: string };
  blocks: BlockOf<BodyKind>[];
}
