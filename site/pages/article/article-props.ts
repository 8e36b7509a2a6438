// What the article page is drawn from: small, ready to draw, the same on both sides.

import type { BodyAd } from "../../article/body-ads.ts";
import type { DisplayedDate } from "../../article/displayed-date.ts";
import type { TagLink } from "../../article/article-tags.ts";
import type { BlockOf, BlockProps, BodyKind } from "../../../content/blocks/schemas.ts";
import type { Correction } from "../../../content/records/corrections.ts";
import type { StoryToSave } from "../../device/device-story.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import type { PillKind } from "../../ui/Pill.tsx";
import type { KnownVideos } from "../../video/known-video.ts";

export interface Author {
  name: string;
  url?: string;
  avatar?: string;
  role?: string;
  bio?: SafeHtml;
}

/** Another story, as the article page offers it. */
export interface StoryOffer {
  title: string;
  url: string;
  imageUrl?: string;
  isVideo?: true;
  /** Whose opinion it is; absent for news. */
  columnist?: { name: string; avatar?: string };
  publicationDate?: string;
  lastPublishedDate?: string;
}

/** What every variant of a story says of it, whatever its body is. */
export interface StoryProps {
  id: string;
  path: string;
  /** ART-10: articlePrintUrl. */
  printUrl: string;
  title: string;
  /** What a reader saves of it. Absent for a draft. */
  toSave?: StoryToSave;
  subHeadline?: string;
  section?: { name: string; url: string };
  kicker?: string;
  pills: PillKind[];
  isOpinion?: true;
  authors: Author[];
  source?: { name: string; url?: string };
  /** An agency's story: where it stands there (ART-15). */
  originalUrl?: string;
  date?: DisplayedDate;
  /** Told as it happens (ART-12). */
  isLiveBlog?: true;
  sponsor?: { indicator: string; disclaimer?: SafeHtml };
  footnote?: SafeHtml;
  /** What was put right in it. */
  corrections?: readonly Correction[];
  tags: TagLink[];
  /** ART-07: how the conversation is opened, where there is one. */
  comments?: { script: string; eventCode: string };
}

export interface ArticlePageProps extends StoryProps {
  minutes: number;
  /** Whole; absent for a draft, which nobody else could open. */
  shareUrl?: string;
  listenable?: true;
  lead?: BlockProps<"article-image">;
  leadVideo?: BlockProps<"video-inline">;
  /** What is known of the videos of the body and of the lead. */
  videos?: KnownVideos;
  blocks: BlockOf<BodyKind>[];
  ads: BodyAd[];
  /** The block that the betting promo follows (ART-13). */
  bettingPromoAfter?: number;
  /** ART-11. */
  special?: { section: "health" } | { section: "entertainment"; galleries: StoryOffer[] };
  related: StoryOffer[];
  opinions: StoryOffer[];
  latest: StoryOffer[];
  more: StoryOffer[];
  /** What an editor put around it. */
  regions: Regions;
}

/** Beside a story whose editor put nothing there. */
export const railSlot = "rail1";
