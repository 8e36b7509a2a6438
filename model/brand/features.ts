// What a publisher may switch off: then no link leads to it, no page answers, no sitemap names it and no script of it is loaded.

export const features = [
  "liveTv",
  "tvGuide",
  "videoRoom",
  "shows",
  "login",
  "elections",
  "comments",
  "marketNote",
  "alerts",
  "newsletters",
  "listening",
  "amp",
  "textEdition",
  "ads",
] as const;

export type Feature = (typeof features)[number];
