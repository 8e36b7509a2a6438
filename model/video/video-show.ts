// A show as shelves show it, with its latest full episode and its latest clip (SHOW-04).

export interface Episode {
  id: string;
  account?: string;
  title: string;
  url: string;
  thumbnailUrl: string;
  /** Milliseconds. */
  duration?: number;
  isLive: boolean;
  /** As it is written: MMMM dd, yyyy. */
  date?: string;
}

export interface FullEpisode extends Episode {
  airDate?: string;
  isLocked: boolean;
}

export interface ClipsEpisode extends Episode {
  clipDate?: string;
}

export interface VideoShow {
  title: string;
  showImages: { small?: string; normal?: string; original?: string };
  showUrl: string;
  showTime?: string;
  fullEpisode?: FullEpisode;
  clipsEpisode?: ClipsEpisode;
}
