// A story or a video as the modules of a front draw it (LIST-01, CARD-01, CARD-02, CARD-07). The store's cards fit it as they are.

import type { ResponsiveImage } from "../pictures/responsive-image.ts";

export interface StoryLink {
  title: string;
  url: string;
  /** Milliseconds. */
  duration?: number | undefined;
}

export interface StoryItem extends StoryLink {
  form?: "article" | "slideshow" | "interactive" | "video" | undefined;
  imageUrl?: string | undefined;
  imageAlt?: string | undefined;
  imageCopyright?: string | undefined;
  responsiveImages?: ResponsiveImage[] | undefined;
  dek?: string | undefined;
  kickerText?: string | undefined;
  eyebrowType?: string | undefined;
  isBreaking?: boolean | undefined;
  isDeveloping?: boolean | undefined;
  isLive?: boolean | undefined;
  isOpinion?: boolean | undefined;
  category?: StoryCategory | undefined;
  authors?: StoryAuthor[] | undefined;
  publicationDate?: string | undefined;
  lastPublishedDate?: string | undefined;
  relatedArticles?: StoryLink[] | undefined;
  /** Of recirculated stories: who published it, and whether it stands on another site (LIST-10). */
  source?: string | undefined;
  isExternal?: boolean | undefined;
}

interface StoryCategory {
  name: string;
  url: string;
}

interface StoryAuthor {
  name: string;
  url?: string | undefined;
  avatar?: string | undefined;
}
