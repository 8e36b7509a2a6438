// Every island by name, each its own chunk in the browser.

export const islands = {
  "cookie-controls": async () => (await import("./blocks/cookie-setting/CookieControls.tsx")).CookieControls,
  ad: async () => (await import("./ads/LiveAd.tsx")).LiveAd,
  comments: async () => (await import("./pages/article/comments/CommentsButton.tsx")).CommentsButton,
  countdown: async () => (await import("./blocks/channel-promo/CountdownClock.tsx")).CountdownClock,
  "midnight-clock": async () => (await import("./pages/new-year/MidnightClock.tsx")).MidnightClock,
  embed: async () => (await import("./embeds/EmbedControls.tsx")).EmbedControls,
  "privacy-choices": async () => (await import("./blocks/privacy-choices/ChoiceControls.tsx")).ChoiceControls,
  "kept-pages": async () => (await import("./pages/offline/KeptPages.tsx")).KeptPages,
  "guide-clock": async () => (await import("./pages/guide/GuideClock.tsx")).GuideClock,
  "show-more": async () => (await import("./blocks/article-list/ShowMore.tsx")).ShowMore,
  "live-results": async () => (await import("./pages/election/LiveResults.tsx")).LiveResults,
  "live-updates": async () => (await import("./pages/live-event/LiveUpdates.tsx")).LiveUpdates,
  "on-now": async () => (await import("./tv/strip/OnNowStrip.tsx")).OnNowStrip,
  "print-controls": async () => (await import("./pages/article-print/PrintControls.tsx")).PrintControls,
  "article-tools": async () => (await import("./pages/article/ArticleTools.tsx")).ArticleTools,
  gallery: async () => (await import("./pages/article-slideshow/WakeGallery.tsx")).WakeGallery,
  "share-picture": async () => (await import("./pages/article-slideshow/SharePicture.tsx")).SharePicture,
  "recommended-slideshows": async () => (await import("./pages/article-slideshow/Recommended.tsx")).Recommended,
  "more-videos": async () => (await import("./video/group/MoreVideos.tsx")).MoreVideos,
  "dark-theme": async () => (await import("./video/DarkTheme.tsx")).DarkTheme,
  "video-player": async () => (await import("./video/player/PlayerLauncher.tsx")).PlayerLauncher,
};

export type IslandName = keyof typeof islands;
