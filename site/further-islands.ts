// The islands of pages that are seldom opened, and those that can wait: one small chunk says where they are, fetched with the first of them.

export const furtherIslands = {
  "alert-controls": async () => (await import("./alerts/AlertControls.tsx")).AlertControls,
  "cookie-controls": async () => (await import("./blocks/cookie-setting/CookieControls.tsx")).CookieControls,
  "midnight-clock": async () => (await import("./pages/new-year/MidnightClock.tsx")).MidnightClock,
  "privacy-choices": async () => (await import("./blocks/privacy-choices/ChoiceControls.tsx")).ChoiceControls,
  "print-controls": async () => (await import("./pages/article-print/PrintControls.tsx")).PrintControls,
  "share-picture": async () => (await import("./pages/article-slideshow/SharePicture.tsx")).SharePicture,
  "recommended-slideshows": async () => (await import("./pages/article-slideshow/Recommended.tsx")).Recommended,
  // What the reader keeps on the device.
  "save-story": async () => (await import("./device/saved/SaveButton.tsx")).SaveButton,
  "late-part": async () => (await import("./device/DeferredPart.tsx")).DeferredPart,
  follow: async () => (await import("./device/follow/FollowButton.tsx")).FollowButton,
  "for-you": async () => (await import("./device/follow/ForYou.tsx")).ForYou,
  "locked-video": async () => (await import("./video/player/LockedVideo.tsx")).LockedVideo,
  "signed-in": async () => (await import("./sign-in/SignedIn.tsx")).SignedIn,
};
