// A story or a video as the store lists it.

/** How a story or a video appears in lists: small, ready to draw (LIST-01, CARD-01). */
export interface Card {
  id: string;
  title: string;
  url: string;
  form: "article" | "slideshow" | "interactive" | "video";
  imageUrl?: string;
  imageAlt?: string;
  dek?: string;
  /** What feeds say of a story without a dek. */
  summary?: string;
  kickerText?: string;
  eyebrowType?: string;
  /** Milliseconds. */
  duration?: number;
  isBreaking?: boolean;
  isDeveloping?: boolean;
  isLive?: boolean;
  isOpinion?: boolean;
  /** Its first home is another address, which search engines are sent to. */
  isElsewhere?: boolean;
  /** Search engines are to leave it out. */
  isUnsearched?: boolean;
  /** The path of its original on this site, when that is none of its own: readers are sent there if something answers. */
  original?: string;
  /** Left out of news search (META-02). */
  isSharedPost?: boolean;
  category?: { name: string; url: string };
  authors: { name: string; url?: string; avatar?: string }[];
  publicationDate?: string;
  lastPublishedDate?: string;
  /** Of a video: what its marks are made from. */
  video?: VideoMarks;
  /** Of a story: the first hosted video in it (SHELF-05). */
  videoId?: string;
}

export interface VideoMarks {
  /** The title of its show. */
  show?: string;
  isEpisode?: boolean;
  isLocked?: boolean;
  airDate?: string;
  expires?: string;
  account?: string;
}
