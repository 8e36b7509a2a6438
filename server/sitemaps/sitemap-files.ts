// Which files the map of the site is made of, and what each is called: one a kind, one a month for stories and videos, more where one
// would be too long.

import { isOn } from "../../model/brand.ts";
import type { Feature } from "../../model/brand/features.ts";
import type { ArchiveMonth } from "../../content/store/records/read-archive.ts";
import { entriesPerFile } from "./sitemap-xml.ts";

export const sitemapIndexPath = "/sitemap.xml";
export const newsSitemapPath = "/sitemap-news.xml";

const everyMap = ["sections", "people", "shows", "coverage", "elections", "video-room", "pages"] as const;
export type FixedMap = (typeof everyMap)[number];

const switchOf: Partial<Record<FixedMap, Feature>> = {
  shows: "shows",
  elections: "elections",
  "video-room": "videoRoom",
};

/** Without those of what is switched off. */
export const fixedMaps: readonly FixedMap[] = everyMap.filter((name) => {
  const feature = switchOf[name];
  return feature === undefined || isOn(feature);
});

export const fixedMapPath = (name: FixedMap): string => `/sitemaps/${name}.xml`;

/** The first file of a month bears no number, so that it keeps its name when the month grows. */
export function monthMapPaths(kind: "articles" | "videos", { month, records }: ArchiveMonth): string[] {
  const files = Math.ceil(records / entriesPerFile);
  return Array.from(
    { length: files },
    (_, index) => `/sitemaps/${kind}-${month}${index === 0 ? "" : `-${index + 1}`}.xml`,
  );
}

/** The archives of fronts, month by month. */
export const archiveMapPath = (month: string): string => `/sitemaps/archive-${month}.xml`;

/** Which of a month's records a file holds. */
export function filePart(month: string, file: string | undefined): { month: string; offset: number; size: number } {
  return { month, offset: (Number(file ?? 1) - 1) * entriesPerFile, size: entriesPerFile };
}
