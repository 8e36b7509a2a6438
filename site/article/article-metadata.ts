// META-03, META-04: what a page says of an article to machines, derived from its record once. `site/head` writes it out.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { brand } from "../../model/brand.ts";
import { absoluteUrl, canonicalOf } from "../head/addresses.ts";
import { articleSections, type SectionLink } from "./article-section.ts";
import { articleText } from "../../content/blocks/article-text.ts";
import { decideVariant, hasAmpPage } from "./decide-variant.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { withoutVariantEnding } from "../../model/addresses/variant-endings.ts";
import { metadataVariant, type MetadataVariant } from "./metadata-variant.ts";
import { isLiveBlog } from "./is-live-blog.ts";
import { isOpinion } from "../../model/opinion/is-opinion.ts";
import type { SafeHtml } from "../../model/html/safe-html.ts";
import { plainText } from "../../model/html/plain-text.ts";

type ArticleDoc = RecordDocs["article"];

export interface Contributor {
  full_name: string;
  page_url?: string;
  role?: string;
  avatar?: string;
}

/** What the story says of its picture. */
export interface ImageMeta {
  alt?: string;
  caption?: string;
  credit?: string;
}

export interface ArticleMetadata {
  /** ART-15. */
  variant: MetadataVariant;
  id: string;
  title: string;
  /** What the window's title says. */
  metaTitle: string;
  description?: string;
  /** As it is spelled, without the ending of a variant. */
  path: string;
  articleURL: string;
  canonicalUrl: string;
  section?: SectionLink;
  subsection?: string;
  show?: string;
  fnType: "article" | "slideshow" | "interactive";
  shorturl?: string;
  image?: string;
  imageMeta: ImageMeta;
  social: {
    title: string;
    description?: string;
    image?: string;
    /** An editor has chosen the picture for sharing. */
    isChosen: boolean;
  };
  tags: { path: string; title?: string; isa_value?: string }[];
  contributors: Contributor[];
  authorName: string;
  source: string;
  sourceUrl?: string;
  createdDate?: string;
  modifiedDate?: string;
  publicationDate?: string;
  lastPublicationDate?: string;
  articleBody: string;
  isAMP: boolean;
  hasAmp: boolean;
  isOpinion: boolean;
  isLiveBlog: boolean;
  isSharedPost: boolean;
  isUnsearched: boolean;
  published: boolean;
  foxBet: boolean;
  corrections: ArticleDoc["corrections"];
}

export function articleMetadata(article: ArticleDoc, path: string, origin: string): ArticleMetadata {
  const ownPath = spellPath(withoutVariantEnding(path));
  const articleURL = canonicalOf(origin, ownPath);
  const contributors = contributorsOf(article);
  const description = article.meta_description ?? article.dek ?? article.standfirst;
  const lead = leadImage(article);
  const image = article.thumbnail ?? lead?.url;
  const source = article.fn__sources[0];
  const isAMP = decideVariant(path, article) === "amp";
  return {
    variant: metadataVariant(article, isAMP),
    id: article.id,
    title: article.title,
    metaTitle: article.meta_title ?? article.title,
    description,
    path: ownPath,
    articleURL,
    canonicalUrl: canonicalUrlOf(article, articleURL, origin),
    ...articleSections(article),
    show: article.fn__shows[0]?.title,
    fnType: fnTypeOf(article),
    shorturl: article.short_urls?.[0] && absoluteUrl(origin, article.short_urls[0]),
    image,
    imageMeta: imageMetaOf(article, lead),
    social: {
      title: article.social_title ?? article.title,
      description: article.social_description ?? description,
      image: article.social_image ?? image,
      isChosen: article.social_image !== undefined,
    },
    tags: article.wp__tags.flatMap(({ path: tagPath, slug, title, isa_value }) => {
      const place = tagPath ?? slug;
      return place === undefined ? [] : [{ path: place, title, isa_value }];
    }),
    contributors,
    authorName: contributors.map(({ full_name }) => full_name).join(", "),
    source: source?.label ?? article.external_source ?? brand.name,
    sourceUrl: source?.url,
    createdDate: article.created_date ?? article.publication_date,
    modifiedDate: article.last_modified_date ?? article.last_published_date ?? article.publication_date,
    publicationDate: article.publication_date,
    lastPublicationDate: article.last_published_date,
    articleBody: datelinedText(article),
    isAMP,
    hasAmp: hasAmpPage(article),
    isOpinion: isOpinion(article),
    isLiveBlog: isLiveBlog(article.blocks),
    isSharedPost: article.isSharedPost,
    isUnsearched: article.noindex === true,
    published: article.published,
    foxBet: article.fox_bet,
    corrections: article.corrections,
  };
}

/** A third-party canonical address wins, then that of the syndicating site. */
function canonicalUrlOf(article: ArticleDoc, articleURL: string, origin: string): string {
  const elsewhere = article.third_party_canonical_url ?? article.fn__syndication_info?.canonical_url;
  return elsewhere === undefined ? articleURL : absoluteUrl(origin, elsewhere);
}

function contributorsOf({ fn__contributors, fn__additional_authors }: ArticleDoc): Contributor[] {
  return [
    ...fn__contributors.map(({ full_name, page_url, role, avatar }) => ({ full_name, page_url, role, avatar })),
    ...fn__additional_authors.map((full_name) => ({ full_name })),
  ];
}

function fnTypeOf({ fn__legacy_type }: ArticleDoc): ArticleMetadata["fnType"] {
  return fn__legacy_type === "slideshow" || fn__legacy_type === "interactive" ? fn__legacy_type : "article";
}

interface LeadImage {
  url: string;
  alt?: string;
  caption?: SafeHtml;
  copyright?: string;
}

function leadImage({ blocks }: ArticleDoc): LeadImage | undefined {
  for (const { kind, props } of blocks) {
    if (kind === "article-image") return { ...props, alt: props.imageAlt };
    if (kind === "slider") return props.items[0];
  }
  return undefined;
}

/** META-06. The words under the first picture are those of the story's own only if it is that one. */
function imageMetaOf({ imageAlt, imageCopyright, thumbnail }: ArticleDoc, lead: LeadImage | undefined): ImageMeta {
  if (lead === undefined || (thumbnail !== undefined && thumbnail !== lead.url)) {
    return { alt: imageAlt, credit: imageCopyright };
  }
  return {
    alt: imageAlt ?? lead.alt,
    caption: lead.caption === undefined ? undefined : plainText(lead.caption),
    credit: lead.copyright ?? imageCopyright,
  };
}

/** The first paragraph opens with the place, as it does on the page. */
function datelinedText({ dateline, blocks }: ArticleDoc): string {
  const text = articleText(blocks);
  const first = blocks.find(({ kind }) => kind === "paragraph");
  if (dateline === undefined || first?.kind !== "paragraph") return text;
  const words = plainText(first.props.text);
  return text.replace(words, () => `${plainText(dateline)} — ${words}`);
}
