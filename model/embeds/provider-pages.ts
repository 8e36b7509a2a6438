// Where the provider of an embed shows it itself.

interface Film {
  videoId: string;
  /** The second from which it plays. */
  start?: number;
}

export const tweetPage = (id: string): string => `https://x.com/i/status/${id}`;
export const youtubePage = ({ videoId, start }: Film): string =>
  `https://www.youtube.com/watch?v=${videoId}${start === undefined ? "" : `&t=${start}s`}`;
export const vimeoPage = ({ videoId, start }: Film): string =>
  `https://vimeo.com/${videoId}${start === undefined ? "" : `#t=${start}s`}`;
export const instagramPage = (shortcode: string): string => `https://www.instagram.com/p/${shortcode}/`;
