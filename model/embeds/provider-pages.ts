// Where the provider of an embed shows it itself.

export const tweetPage = (id: string): string => `https://x.com/i/status/${id}`;
export const youtubePage = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;
export const vimeoPage = (videoId: string): string => `https://vimeo.com/${videoId}`;
export const instagramPage = (shortcode: string): string => `https://www.instagram.com/p/${shortcode}/`;
