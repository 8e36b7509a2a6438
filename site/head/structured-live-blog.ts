// ART-12, LIVE-02: a live blog as structured data, enriched by what its platform tells of the event.

import type { LiveBlogPosting, WithContext } from "schema-dts";
import type { ArticleMetadata } from "../article/article-metadata.ts";
import { brand } from "../../model/brand.ts";
import type { LiveBlogData } from "../embeds/embed-sources.ts";
import { structuredHeadline } from "./structured-article.ts";
import { publisher } from "./structured-publisher.ts";

/** Nothing for a story that is no live blog and of which no platform tells, and for a draft. */
export function liveBlogPosting(
  data: LiveBlogData,
  article: Pick<ArticleMetadata, "articleURL" | "title" | "publicationDate" | "modifiedDate"> &
    Partial<Pick<ArticleMetadata, "isLiveBlog" | "published">>,
  origin: string,
): WithContext<LiveBlogPosting> | undefined {
  const isTold = Object.values(data).some((value) => value !== undefined);
  if (article.published === false || !(isTold || article.isLiveBlog)) return undefined;
  const { headline, name, thumbnail, description, url, publisherLogo } = data;
  const own = publisher(origin);
  return {
    "@context": "https://schema.org",
    "@type": "LiveBlogPosting",
    "@id": `${article.articleURL}#live-blog`,
    headline: structuredHeadline(headline ?? name ?? article.title),
    url: url ?? article.articleURL,
    inLanguage: brand.language,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(thumbnail !== undefined && { thumbnailUrl: thumbnail, image: thumbnail }),
    ...(article.publicationDate !== undefined && {
      datePublished: article.publicationDate,
      coverageStartTime: article.publicationDate,
    }),
    ...(article.modifiedDate !== undefined && { dateModified: article.modifiedDate }),
    publisher:
      publisherLogo === undefined ? own : { ...own, "@id": `${article.articleURL}#publisher`, logo: publisherLogo },
  };
}
