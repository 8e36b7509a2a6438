// META-01, META-03, META-06: how a page looks when it is shared.

import type { HeadTag } from "../../core/head.ts";
import { brand } from "../../model/brand.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { comesResized, resizing } from "../../model/pictures/image-url.ts";
import { absoluteUrl, sizedUrl } from "./addresses.ts";
import { meta, property } from "./head-tags.ts";
import { cardAddress, type SocialCard } from "./social-card.ts";

/** Shown when a page has no picture of its own: 1200x675. */
export const defaultSocialImage = "/social-card.png";
/** The same in the shape of Twitter's: 1024x512. */
const defaultTwitterImage = "/social-card-2x1.png";

export interface SocialParts {
  origin: string;
  /** Open Graph's own word for the kind of page. */
  type: "website" | "article" | "profile" | "video.other";
  url: string;
  title: string;
  description?: string;
  imageUrl?: string;
  imageAlt?: string;
  /** A card drawn for the page at this path; it takes the place of the picture. */
  card?: { path: string; card: SocialCard };
}

export function socialTags(parts: SocialParts): HeadTag[] {
  const { type, url, title, description } = parts;
  return [
    ...property("og:site_name", brand.name),
    ...property("og:locale", brand.language.replace("-", "_")),
    ...property("og:type", type),
    ...property("og:url", url),
    ...property("og:title", title),
    ...property("og:description", description),
    ...imageTags(parts),
    ...meta("twitter:card", "summary_large_image"),
    ...meta("twitter:title", title),
    ...meta("twitter:description", description),
    ...meta("twitter:image", twitterPicture(parts)),
  ];
}

/** The card, the page's own picture, or the publisher's. */
function pictureOf({ origin, imageUrl, card }: SocialParts): string {
  if (card !== undefined) return origin + cardAddress(card.path, imageSizes.social, card.card);
  return sizedUrl(origin, imageUrl ?? defaultSocialImage, imageSizes.social);
}

/** META-06: always 1024x512, so one that does not come in sizes cannot be it; an animation can, as a still. */
function twitterPicture({ origin, imageUrl, card }: SocialParts): string {
  const { width, height } = imageSizes.twitter;
  if (card !== undefined) return origin + cardAddress(card.path, imageSizes.twitter, card.card);
  const still = imageUrl === undefined ? undefined : resizing(imageUrl, { force: true })?.(width, height);
  return absoluteUrl(origin, still ?? defaultTwitterImage);
}

function imageTags(parts: SocialParts): HeadTag[] {
  const { imageUrl, imageAlt, card } = parts;
  const isOwn = imageUrl !== undefined || card !== undefined;
  // The size and kind of another site's picture are not known here.
  const isKnown = card !== undefined || imageUrl === undefined || comesResized(imageUrl);
  const { width, height } = imageSizes.social;
  return [
    ...property("og:image", pictureOf(parts)),
    // Pictures come as JPEG to whoever does not ask for better, whatever their names end in.
    ...(isKnown ? property("og:image:type", isOwn ? "image/jpeg" : "image/png") : []),
    ...(isKnown ? property("og:image:width", String(width)) : []),
    ...(isKnown ? property("og:image:height", String(height)) : []),
    ...property("og:image:alt", card?.card.headline ?? (isOwn ? (imageAlt ?? parts.title) : brand.name)),
  ];
}
