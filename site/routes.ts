// What answers at each row of the URL table. A row without a page of its own is answered by whatever content stands at the path.

import { urlTable, type RouteName } from "../model/addresses/url-table.ts";
import type { PageName } from "./pages/registry.ts";

export interface SiteRoute {
  name: RouteName | "gallery" | "unmatched";
  path: string;
  page?: PageName;
  /** Returning false gives a 404 page (ROUTE-21). */
  validate?(params: Record<string, string>): boolean;
  keepScroll?: boolean;
}

const byContent = {};

const answers: Readonly<Record<RouteName, Omit<SiteRoute, "name" | "path">>> = {
  offline: { page: "offline" },
  saved: { page: "saved" },
  settings: { page: "settings" },
  fnctv: { page: "guide" },
  foxaroundtheworld: byContent,
  go: { page: "live-tv" },
  gowatch: { page: "live-tv" },
  newyears: { page: "new-year" },
  personalities: { page: "personalities" },
  shows: { page: "shows" },
  video: { page: "video-landing" },
  "alerts-subscribe": { page: "alerts" },
  "foxaroundtheworld-search": { page: "around-the-world" },
  "person-personalities": { page: "personalities" },
  "search-results": { page: "search" },
  "video-shows": { page: "video-landing" },
  "video-topics": { page: "video-landing" },
  elections: byContent,
  "elections-2023-results": byContent,
  "elections-2023": byContent,
  "video-shows-id": { page: "video-landing" },
  "video-topics-all": { page: "video-landing" },
  category: byContent,
  "category-slug": byContent,
  "category-all": byContent,
  "coverage-page": byContent,
  "shows-id": byContent,
  "video-video": { page: "video" },
  person: byContent,
  index: { page: "home" },
  section: byContent,
  "slug-article": byContent,
  "slug-article-all": byContent,
};

/** What only those who work on the site see; the build leaves it out. */
const developmentRoutes: readonly SiteRoute[] = import.meta.env?.DEV
  ? [{ name: "gallery", path: "/_gallery", page: "gallery" }]
  : [];

export const routes: readonly SiteRoute[] = [
  ...developmentRoutes,
  ...urlTable.map((row): SiteRoute => ({ ...row, ...answers[row.name] })),
];
