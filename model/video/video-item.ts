// A video as lists show it (VIDEO-05).

export interface VideoItem {
  id: string;
  title: string;
  url: string;
  thumbnailUrl: string;
  publicationDate?: string;
  /** Milliseconds. */
  duration?: number;
  isEpisode: boolean;
  isLocked: boolean;
  isPlayingNow: boolean;
  category?: { name: string; url: string };
  show?: string;
}
