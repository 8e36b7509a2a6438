// Which files the map of the site is made of, and what each is called: one a kind, one a month for stories and videos, more where one
// would be too long.

import type { ArchiveMonth } from "../../content/store/records/read-archive.ts";
import { entriesPerFile } from "./sitemap-xml.ts";

export const sitemapIndexPath = "/sitemap.xml";
export const newsSitemapPath = "/sitemap-news.xml";

export const fixedMaps = ["sections", "people", "shows", "coverage", "elections", "video-room", "pages"] as const;
export type FixedMap = (typeof fixedMaps)[number];

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
