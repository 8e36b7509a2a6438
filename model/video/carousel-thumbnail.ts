// A video as a shelf shows it (SHELF-09).

export interface CarouselThumbnail {
  id: string;
  title: string;
  href: string;
  /** Drawn in the sizes that the screen needs. */
  image: string;
  description?: string;
  /** As it is written: MMMM dd, yyyy. */
  date?: string;
  publicationDate?: string;
  /** Of a full episode: when it was on the air. */
  airDate?: string;
  /** Milliseconds. */
  duration?: number;
  isEpisode: boolean;
  isLocked: boolean;
  isLive: boolean;
  /** The show. */
  tag?: string;
}
