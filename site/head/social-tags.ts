// META-01, META-03: how a page looks when it is shared.

import type { HeadTag } from "../../core/head.ts";
import { brand } from "../brand.ts";
import { imageSizes } from "../lib/image-sizes.ts";
import { absoluteUrl, sizedUrl } from "./addresses.ts";
import { meta, property } from "./head-tags.ts";

/** Shown when a page has no picture of its own: 1200x675. */
export const defaultSocialImage = "/social-card.png";

export interface SocialParts {
  origin: string;
  /** Open Graph's own word for the kind of page. */
  type: "website" | "article" | "profile" | "video.other";
  url: string;
  title: string;
  description?: string | undefined;
  imageUrl?: string | undefined;
  imageAlt?: string | undefined;
}

export function socialTags({ origin, type, url, title, description, imageUrl, imageAlt }: SocialParts): HeadTag[] {
  const { social, twitter } = imageSizes;
  const own = imageUrl !== undefined;
  const image = own ? sizedUrl(origin, imageUrl, social) : absoluteUrl(origin, defaultSocialImage);
  return [
    ...property("og:site_name", brand.name),
    ...property("og:locale", brand.language.replace("-", "_")),
    ...property("og:type", type),
    ...property("og:url", url),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:image", image),
    ...property("og:image:width", String(social.width)),
    ...property("og:image:height", String(social.height)),
    ...property("og:image:alt", own ? imageAlt : brand.name),
    ...meta("twitter:card", "summary_large_image"),
    ...meta("twitter:title", title),
    ...meta("twitter:description", description),
    ...meta("twitter:image", own ? sizedUrl(origin, imageUrl, twitter) : image),
  ];
}
