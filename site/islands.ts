// Islands that React draws, by name, each its own chunk in the browser. These stand on fronts, stories and videos, so the first script knows
// where they are; the rest are in `further-islands.ts`, which costs a page without them nothing.

export const islands = {
  comments: async () => (await import("./pages/article/comments/CommentsButton.tsx")).CommentsButton,
  embed: async () => (await import("./embeds/EmbedControls.tsx")).EmbedControls,
  // Needed without a connection, when no further table can be fetched.
  "cached-pages": async () => (await import("./pages/offline/CachedPages.tsx")).CachedPages,
  "show-more": async () => (await import("./blocks/article-list/ShowMore.tsx")).ShowMore,
  "article-tools": async () => (await import("./pages/article/ArticleTools.tsx")).ArticleTools,
  "more-videos": async () => (await import("./blocks/video-group/MoreVideos.tsx")).MoreVideos,
  "video-player": async () => (await import("./video/player/PlayerLauncher.tsx")).PlayerLauncher,
};
