// The manifest by which a browser installs the site: made from the brand as it is now, so that it names only icons and pages that are there.

import type { Brand } from "../../model/brand/complete-brand.ts";

export const webManifestPath = "/site.webmanifest";

const icons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
] as const;

/** `isThere`: whether the brand folder has a file for this address. */
export function webManifest(brand: Brand, isThere: (path: string) => boolean): object {
  const { liveTv, videoRoom, textEdition } = brand.features;
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: brand.description,
    lang: brand.language,
    id: "/",
    start_url: "/",
    scope: "/",
    categories: ["news"],
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: brand.themeColor,
    icons: icons.filter(({ src }) => isThere(src)),
    shortcuts: [
      ...(liveTv ? [{ name: "Watch live", url: brand.watchLive }] : []),
      ...(videoRoom ? [{ name: "Latest video", url: "/video" }] : []),
      ...(textEdition ? [{ name: "Text edition", url: "/lite" }] : []),
    ],
  };
}
