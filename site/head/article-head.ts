// The head of an article page, written from the article's derived metadata, whose variant says what differs (ART-15).

import type { Head, HeadTag } from "../../core/head.ts";
import type { ArticleMetadata } from "../article/article-metadata.ts";
import { ampEnding } from "../../model/addresses/variant-endings.ts";
import { linksAmpPage, staysOutOfNews } from "../article/metadata-variant.ts";
import { brand } from "../../model/brand.ts";
import { absoluteUrl } from "./addresses.ts";
import { feedLinks, latestFeedPath, linkedFeedPath } from "./feed-addresses.ts";
import { link, meta, property } from "./head-tags.ts";
import { newsRobots, robots } from "./robots.ts";
import { basicTags, withSuffix } from "./simple-head.ts";
import { articleCard } from "./social-card.ts";
import { socialTags } from "./social-tags.ts";
import { newsArticle, speakablePage } from "./structured-article.ts";
import { breadcrumbs, type Crumb } from "./structured-breadcrumbs.ts";

export function articleHead(article: ArticleMetadata, origin: string): Head {
  const { title, section, path } = article;
  // A draft has no card: it would be drawn for everyone.
  const card = article.published ? articleCard(article) : undefined;
  const trail: Crumb[] = [
    ...(section === undefined ? [] : [{ name: section.name, path: section.url }]),
    { name: title, path },
  ];
  return {
    title: withSuffix(article.metaTitle),
    tags: [
      ...basicTags({
        description: article.description,
        robots: articleRobots(article),
        canonical: article.canonicalUrl,
        pageType: article.fnType,
      }),
      ...newsRobots(staysOutOfNews(article)),
      ...link("shortlink", article.shorturl),
      ...(linksAmpPage(article) ? link("amphtml", article.articleURL + ampEnding) : []),
      ...storyFeedLinks(article),
      ...catalogueTags(article),
      ...socialTags({
        origin,
        type: "article",
        url: article.canonicalUrl,
        title: article.social.title,
        description: article.social.description,
        imageUrl: article.social.image,
        imageAlt: article.social.isChosen ? undefined : article.imageMeta.alt,
        card: card && { path, card },
      }),
      ...articleSocialTags(article, origin),
    ],
    // A draft is no news yet.
    jsonLd: article.published ? [newsArticle(article, origin), speakablePage(article), breadcrumbs(origin, trail)] : [],
  };
}

function articleRobots({ published, isUnsearched }: ArticleMetadata): string {
  if (!published) return robots.none;
  return isUnsearched ? robots.unsearched : robots.article;
}

/** Who follows a story follows its section, or everything. AMP pages are read by machines that were sent there. */
function storyFeedLinks({ isAMP, section }: ArticleMetadata): HeadTag[] {
  if (isAMP) return [];
  const own = section === undefined ? undefined : linkedFeedPath(section.url);
  return own === undefined || section === undefined
    ? feedLinks(latestFeedPath, brand.name)
    : feedLinks(own, section.name);
}

/** Names by which aggregators file a story. */
function catalogueTags(article: ArticleMetadata): HeadTag[] {
  const { tags, section } = article;
  return [
    ...meta("dc.identifier", article.id),
    ...meta("dc.title", article.title),
    ...meta("dc.source", article.source),
    ...meta("dc.type", "Text.Article"),
    ...meta("dc.format", "text/html"),
    ...meta("dc.date", article.publicationDate),
    ...meta("dcterms.created", article.createdDate),
    ...meta("dcterms.modified", article.modifiedDate),
    ...meta("prism.section", section?.slug),
    ...meta("prism.subsection", article.subsection),
    ...meta("classification-tags", tags.map(({ path }) => path).join(",")),
    ...meta("classification-isa", tags.flatMap(({ isa_value }) => isa_value ?? []).join(",")),
    ...meta("show", article.show),
  ];
}

function articleSocialTags(article: ArticleMetadata, origin: string): HeadTag[] {
  return [
    ...property("article:published_time", article.publicationDate),
    ...property("article:modified_time", article.modifiedDate),
    ...property("article:section", article.section?.name),
    ...article.contributors.flatMap(({ full_name, page_url }) =>
      property("article:author", page_url === undefined ? full_name : absoluteUrl(origin, page_url)),
    ),
    // After the addresses: of several tags for the author some readers keep the last, and a name is what they want to show.
    ...meta("author", article.authorName),
    ...meta("dc.creator", article.authorName),
    ...article.tags.flatMap(({ title, path }) => property("article:tag", title ?? path)),
  ];
}
