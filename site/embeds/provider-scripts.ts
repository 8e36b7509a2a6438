// The scripts by which public providers show their posts.

export const providerScripts = {
  chart: "https://public.flourish.studio/resources/embed.js",
  instagram: "https://www.instagram.com/embed.js",
  tiktok: "https://www.tiktok.com/embed.js",
  tweet: "https://platform.twitter.com/widgets.js",
} as const;
