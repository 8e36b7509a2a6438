// The article as structured data: what it is, who wrote it, and which parts may be read aloud.

import type { ImageObject, NewsArticle, Organization, Person, WebPage, WithContext } from "schema-dts";
import type { ArticleMetadata } from "../article/article-metadata.ts";
import { livesElsewhere } from "../article/metadata-variant.ts";
import { brand } from "../../model/brand.ts";
import { imageSizes, type Size } from "../../model/pictures/image-sizes.ts";
import { comesResized } from "../../model/pictures/image-url.ts";
import { absoluteUrl, sizedUrl } from "./addresses.ts";
import { articleCard, cardAddress } from "./social-card.ts";
import { defaultSocialImage } from "./social-tags.ts";
import { structuredCorrections } from "./structured-corrections.ts";
import { publisher } from "./structured-publisher.ts";

const longestHeadline = 110;

/** META-01: cut to 110 characters. */
export function structuredHeadline(title: string): string {
  return title.slice(0, longestHeadline);
}

export function newsArticle(article: ArticleMetadata, origin: string): WithContext<NewsArticle> {
  return {
    "@context": "https://schema.org",
    "@type": article.isOpinion ? "OpinionNewsArticle" : "NewsArticle",
    "@id": `${article.articleURL}#article`,
    identifier: article.id,
    url: article.articleURL,
    mainEntityOfPage: { "@type": "WebPage", "@id": article.articleURL },
    headline: structuredHeadline(article.title),
    ...(article.description !== undefined && { description: article.description }),
    ...(article.publicationDate !== undefined && { datePublished: article.publicationDate }),
    ...(article.modifiedDate !== undefined && { dateModified: article.modifiedDate }),
    ...(article.section !== undefined && { articleSection: article.section.name }),
    ...(article.tags.length > 0 && { keywords: article.tags.map(({ title, path }) => title ?? path) }),
    author: authors(article, origin),
    ...agency(article, origin),
    publisher: publisher(origin),
    image: articleImage(article, origin),
    ...(!article.isAMP && article.articleBody !== "" && { articleBody: article.articleBody }),
    ...structuredCorrections(article.corrections),
    inLanguage: brand.language,
    isAccessibleForFree: true,
  };
}

/** A story without names is the publisher's, or its source's. */
function authors(article: ArticleMetadata, origin: string): (Person | Organization)[] {
  if (article.contributors.length === 0) {
    return [{ "@type": "Organization", name: article.source, url: absoluteUrl(origin, article.sourceUrl ?? "/") }];
  }
  return article.contributors.map(({ full_name, page_url, role }) => ({
    "@type": "Person",
    name: full_name,
    ...(page_url !== undefined && { url: absoluteUrl(origin, page_url) }),
    ...(role !== undefined && { jobTitle: role }),
  }));
}

/** ART-15: a story of an agency names it, and where it was first told. */
function agency(
  article: ArticleMetadata,
  origin: string,
): Partial<Pick<Exclude<NewsArticle, string>, "sourceOrganization" | "creditText" | "isBasedOn">> {
  const { variant, source, sourceUrl, canonicalUrl } = article;
  if (variant !== "external") return {};
  return {
    sourceOrganization: {
      "@type": "NewsMediaOrganization",
      name: source,
      ...(sourceUrl !== undefined && { url: absoluteUrl(origin, sourceUrl) }),
    },
    creditText: source,
    ...(livesElsewhere(article) && { isBasedOn: canonicalUrl }),
  };
}

/** META-06: the story's picture, or the one that was chosen for sharing alone, or what is drawn in its place. */
function articleImage(article: ArticleMetadata, origin: string): ImageObject {
  const { image = article.social.image, imageMeta, path } = article;
  if (image === undefined) {
    const card = articleCard(article);
    const address = card === undefined ? defaultSocialImage : cardAddress(path, imageSizes.social, card);
    return { "@type": "ImageObject", url: absoluteUrl(origin, address), ...measures(imageSizes.social) };
  }
  const { alt, caption = alt, credit } = article.image === undefined ? {} : imageMeta;
  return {
    "@type": "ImageObject",
    url: sizedUrl(origin, image, imageSizes.default),
    ...(comesResized(image) && measures(imageSizes.default)),
    ...(caption !== undefined && { caption }),
    ...(credit !== undefined && { creditText: credit }),
  };
}

function measures({ width, height }: Size): { width: string; height: string } {
  return { width: String(width), height: String(height) };
}

/** The headline, the sub-headline and the first paragraphs may be read aloud (ART-13). */
export function speakablePage({ articleURL, title }: ArticleMetadata): WithContext<WebPage> {
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    "@id": articleURL,
    url: articleURL,
    name: structuredHeadline(title),
    inLanguage: brand.language,
    speakable: { "@type": "SpeakableSpecification", cssSelector: [".headline", ".speakable"] },
  };
}
