// What the AMP page is drawn from: the story as its standard page has it, with ads of its own.

import type { AmpAdPlace } from "../../ads/amp-ads.ts";
import type { ArticlePageProps } from "../article/article-props.ts";

export interface AmpPageProps extends Omit<ArticlePageProps, "ads"> {
  /** Inlined by the document (AMP-03); empty when it could not be fetched. */
  styleSheet: string;
  ads: AmpAdPlace[];
}
