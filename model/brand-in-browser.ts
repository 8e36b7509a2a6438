// What the first script of every page needs to know of the publisher; the rest is in `brand.ts`.

export const brandInBrowser = {
  name: "Meridian News",
  shortName: "Meridian",
  titleSuffix: " | Meridian News",
  watchLive: "/go",
} as const;
