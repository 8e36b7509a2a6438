// A show as shelves show it, with its latest full episode and its latest clip (SHOW-04).

export interface Episode {
  id: string;
  account?: string | undefined;
  title: string;
  url: string;
  thumbnailUrl: string;
  /** Milliseconds. */
  duration?: number | undefined;
  isLive: boolean;
  /** As it is written: MMMM dd, yyyy. */
  date?: string | undefined;
}

export interface FullEpisode extends Episode {
  airDate?: string | undefined;
  isLocked: boolean;
}

export interface ClipsEpisode extends Episode {
  clipDate?: string | undefined;
}

export interface VideoShow {
  title: string;
  showImages: { small?: string | undefined; normal?: string | undefined; original?: string | undefined };
  showUrl: string;
  showTime?: string | undefined;
  fullEpisode?: FullEpisode | undefined;
  clipsEpisode?: ClipsEpisode | undefined;
}
