// A video as lists show it (VIDEO-05).

export interface VideoItem {
  id: string;
  title: string;
  url: string;
  thumbnailUrl: string;
  publicationDate?: string | undefined;
  /** Milliseconds. */
  duration?: number | undefined;
  isEpisode: boolean;
  isLocked: boolean;
  isPlayingNow: boolean;
  category?: { name: string; url: string } | undefined;
  show?: string | undefined;
}
