// ART-15: what machines are told of a story comes in three variants. A story of an agency is at home there, whichever page shows it;
// an AMP page stands for the standard one.
//
//   variant    canonical address                in news search         links its AMP page
//   external   the agency's, if it names one    only if at home here   only if at home here
//   amp        the standard page                yes                    no
//   standard   its own                          yes                    if it has one

import type { Article } from "../../content/records/article.ts";
import { brand } from "../../model/brand.ts";
import { isExternal } from "../../model/addresses/site-path.ts";

export type MetadataVariant = "external" | "amp" | "standard";

type SourceFields = Pick<Article, "content_type" | "external_source" | "third_party_canonical_url">;

export function metadataVariant(article: SourceFields, isAMP: boolean): MetadataVariant {
  if (isExternallySourced(article)) return "external";
  return isAMP ? "amp" : "standard";
}

/** `wire_post`, `wire-post`, `WirePost` … */
const wirePost = /^wire[-_ ]?post$/i;

function isExternallySourced({ content_type, external_source, third_party_canonical_url }: SourceFields): boolean {
  return (
    wirePost.test(content_type ?? "") ||
    (third_party_canonical_url !== undefined && isExternal(third_party_canonical_url)) ||
    (external_source !== undefined && external_source !== brand.name)
  );
}

interface Home {
  articleURL: string;
  canonicalUrl: string;
}

/** The first home of the story is another site. */
export function livesElsewhere({ articleURL, canonicalUrl }: Home): boolean {
  return canonicalUrl !== articleURL;
}

/** META-02: news search wants the first home of a story. */
export function staysOutOfNews(story: Home & { variant: MetadataVariant; isSharedPost: boolean }): boolean {
  return story.isSharedPost || (story.variant === "external" && livesElsewhere(story));
}

/** ART-02: two pages of one story point to each other, which a story from elsewhere cannot. */
export function linksAmpPage(story: Home & { hasAmp: boolean; isAMP: boolean }): boolean {
  return story.hasAmp && !story.isAMP && !livesElsewhere(story);
}
