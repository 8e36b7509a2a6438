// Islands that need no React: the server has drawn them, and a small script of their own keeps them going. By name, each its own chunk.

export const plainIslands = {
  ad: async () => (await import("./ads/live-ad.ts")).liveAd,
  countdown: async () => (await import("./blocks/channel-promo/count-down.ts")).countDown,
  "dark-theme": async () => (await import("./video/dark-theme.ts")).controlDarkTheme,
  form: async () => (await import("./forms/form-controller.ts")).controlFormIsland,
  gallery: async () => (await import("./pages/article-slideshow/wake-gallery.ts")).wakeGallery,
  "guide-clock": async () => (await import("./pages/guide/guide-clock.ts")).moveGuide,
  "live-results": async () => (await import("./pages/election/live-results.ts")).liveResults,
  "live-updates": async () => (await import("./pages/live-event/live-updates.ts")).liveUpdates,
  "on-now": async () => (await import("./tv/strip/keep-on-now.ts")).keepOnNow,
  "report-link": async () => (await import("./pages/not-found/report-link.ts")).fillReportLink,
};
