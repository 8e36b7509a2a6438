// Which pages are shared with a card drawn for them instead of a picture, and what the card says: stories without a picture, opinion and
// live coverage. A picture that an editor chose for sharing always wins (META-03).

import type { ArticleMetadata } from "../article/article-metadata.ts";
import { linkTo } from "../../model/addresses/site-path.ts";
import { brand } from "../../model/brand.ts";
import type { Size } from "../../model/pictures/image-sizes.ts";

export interface SocialCard {
  kind: "story" | "opinion" | "live";
  /** Stands above the headline: the section, or what kind of page it is. */
  label: string;
  headline: string;
  byline?: string;
  /** The writer's picture. */
  face?: string;
  /** Stands beside the words. */
  picture?: string;
}

type CardFacts = Pick<
  ArticleMetadata,
  "title" | "isOpinion" | "isLiveBlog" | "image" | "section" | "contributors" | "authorName"
> & { social: Pick<ArticleMetadata["social"], "isChosen"> };

export function articleCard(article: CardFacts): SocialCard | undefined {
  const { title: headline, image: picture, section } = article;
  if (article.social.isChosen) return undefined;
  if (article.isLiveBlog) return { kind: "live", label: "Live updates", headline, picture };
  if (article.isOpinion) {
    const [writer] = article.contributors;
    return { kind: "opinion", label: "Opinion", headline, byline: article.authorName, face: writer?.avatar };
  }
  if (picture !== undefined) return undefined;
  return { kind: "story", label: section?.name ?? brand.shortName, headline, byline: article.authorName };
}

export function liveEventCard(headline: string, picture: string | undefined): SocialCard {
  return { kind: "live", label: "Live coverage", headline, picture };
}

export function electionCard(headline: string, isLive: boolean): SocialCard {
  return isLive ? { kind: "live", label: "Live results", headline } : { kind: "story", label: "Results", headline };
}

/** Where the card of a page is. Networks keep pictures for weeks: another headline is another address. */
export function cardAddress(path: string, { width, height }: Size, card: SocialCard): string {
  return `/cards/${width}/${height}${linkTo(path)}.jpg?v=${fingerprint(JSON.stringify(card))}`;
}

/** FNV-1a, enough to tell one headline from the next. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
