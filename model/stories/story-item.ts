// A story or a video as the modules of a front draw it (LIST-01, CARD-01, CARD-02, CARD-07). The store's cards fit it as they are.

import type { ResponsiveImage } from "../pictures/responsive-image.ts";

export interface StoryLink {
  title: string;
  url: string;
  /** Milliseconds. */
  duration?: number;
}

export interface StoryItem extends StoryLink {
  form?: "article" | "slideshow" | "interactive" | "video";
  imageUrl?: string;
  imageAlt?: string;
  imageCopyright?: string;
  responsiveImages?: ResponsiveImage[];
  dek?: string;
  kickerText?: string;
  eyebrowType?: string;
  isBreaking?: boolean;
  isDeveloping?: boolean;
  isLive?: boolean;
  isOpinion?: boolean;
  category?: StoryCategory;
  authors?: StoryAuthor[];
  publicationDate?: string;
  lastPublishedDate?: string;
  relatedArticles?: StoryLink[];
  /** Of recirculated stories: who published it, and whether it stands on another site (LIST-10). */
  source?: string;
  isExternal?: boolean;
}

interface StoryCategory {
  name: string;
  url: string;
}

interface StoryAuthor {
  name: string;
  url?: string;
  avatar?: string;
}
