// A feed as both formats know it: RSS and JSON Feed are written from the same items.

import type { Card } from "../../model/stories/card.ts";
import type { CorrectedStory } from "../../content/client.ts";
import { brand } from "../../model/brand.ts";
import { correctionLabel, plainCorrection } from "../../site/corrections/correction-words.ts";
import { correctionsId } from "../../site/corrections/corrections-address.ts";
import { absoluteUrl, sizedUrl } from "../../site/head/addresses.ts";
import { cardAddress } from "../../site/head/social-card.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { comesResized } from "../../model/pictures/image-url.ts";
import { isExternal } from "../../model/addresses/site-path.ts";

export interface FeedPicture {
  url: string;
  alt?: string;
  /** Unknown of another site's picture. */
  size?: { width: number; height: number };
}

export interface FeedItem {
  /** Of its record here. */
  record: string;
  /** The same for good, also when the story moves: readers know by it what they have shown already. */
  id: string;
  url: string;
  title: string;
  summary?: string;
  published?: string;
  updated?: string;
  category?: string;
  authors: readonly { name: string; url?: string }[];
  picture?: FeedPicture;
}

export interface Feed {
  title: string;
  description: string;
  /** The page whose stories these are. */
  pageUrl: string;
  /** The address of the RSS feed; that of the JSON feed follows from it. */
  feedPath: string;
  items: readonly FeedItem[];
}

/** Where a feed is served, and who spreads it. */
export interface FeedHome {
  origin: string;
  /** A WebSub hub, if the publisher has one. */
  hub?: string;
}

export function storyItem(card: Card, origin: string): FeedItem {
  return {
    record: card.id,
    id: `${brand.domain}/${card.form === "video" ? "video" : "article"}/${card.id}`,
    url: absoluteUrl(origin, card.url),
    title: card.title,
    summary: card.dek ?? card.summary,
    published: card.publicationDate,
    updated: card.lastPublishedDate,
    category: card.category?.name,
    authors: card.authors.map(({ name, url }) => ({ name, url: url && absoluteUrl(origin, url) })),
    picture: card.imageUrl === undefined ? drawnCard(card, origin) : feedPicture(card.imageUrl, card.imageAlt, origin),
  };
}

export function correctionItem({ type, id, title, url, correction }: CorrectedStory, origin: string): FeedItem {
  return {
    record: id,
    id: `${brand.domain}/correction/${type}/${id}/${correction.id}`,
    url: `${absoluteUrl(origin, url)}#${correctionsId}`,
    title: `${correctionLabel(correction)}: ${title}`,
    summary: plainCorrection(correction),
    published: correction.date,
    authors: [],
  };
}

/** A story without a picture is shared with a card that is drawn for it. */
function drawnCard({ url, title, category }: Card, origin: string): FeedPicture | undefined {
  if (isExternal(url)) return undefined;
  const card = { kind: "story", label: category?.name ?? brand.shortName, headline: title } as const;
  return { url: origin + cardAddress(url, imageSizes.social, card), alt: title, size: imageSizes.social };
}

function feedPicture(imageUrl: string, alt: string | undefined, origin: string): FeedPicture {
  return {
    url: sizedUrl(origin, imageUrl, imageSizes.social),
    alt,
    size: comesResized(imageUrl) ? imageSizes.social : undefined,
  };
}
