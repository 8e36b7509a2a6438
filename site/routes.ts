// The URL table, row for row as in the specification; the first row that fits wins.
// A row without a page of its own is answered by whatever content stands at the path.

import type { PageName } from "./pages/registry.ts";

export interface SiteRoute {
  name: string;
  path: string;
  page?: PageName;
  /** Returning false gives a 404 page (ROUTE-21). */
  validate?(params: Record<string, string>): boolean;
  keepScroll?: boolean;
}

/** What only those who work on the site see; the build leaves it out. The content command, which reads this table too, runs without Vite. */
const developmentRoutes: readonly SiteRoute[] = import.meta.env?.DEV
  ? [{ name: "gallery", path: "/_gallery", page: "gallery" }]
  : [];

/** Beside the specification's: what the device keeps. */
const ownRoutes: readonly SiteRoute[] = [
  { name: "offline", path: "/offline", page: "offline" },
  { name: "saved", path: "/saved", page: "saved" },
  { name: "settings", path: "/settings", page: "settings" },
];

export const routes: readonly SiteRoute[] = [
  ...developmentRoutes,
  ...ownRoutes,
  { name: "fnctv", path: "/fnctv", page: "guide" },
  { name: "foxaroundtheworld", path: "/foxaroundtheworld" },
  { name: "go", path: "/go", page: "live-tv" },
  { name: "gowatch", path: "/gowatch", page: "live-tv" },
  { name: "newyears", path: "/newyears", page: "new-year" },
  { name: "personalities", path: "/personalities", page: "personalities" },
  { name: "shows", path: "/shows", page: "shows" },
  { name: "video", path: "/video", page: "video-landing" },
  { name: "alerts-subscribe", path: "/alerts/subscribe", page: "alerts" },
  { name: "foxaroundtheworld-search", path: "/foxaroundtheworld/search", page: "around-the-world" },
  { name: "person-personalities", path: "/person/personalities", page: "personalities" },
  { name: "search-results", path: "/search-results/search", page: "search" },
  { name: "video-shows", path: "/video/shows", page: "video-landing" },
  { name: "video-topics", path: "/video/topics", page: "video-landing" },
  { name: "elections", path: "/elections" },
  { name: "elections-2023-results", path: "/elections/2023/:hash-results" },
  { name: "elections-2023", path: "/elections/2023/:slug?" },
  { name: "video-shows-id", path: "/video/shows/:id", page: "video-landing" },
  { name: "video-topics-all", path: "/video/topics/*", page: "video-landing" },
  { name: "category", path: "/category" },
  { name: "category-slug", path: "/category/:slug" },
  { name: "category-all", path: "/category/*" },
  { name: "coverage-page", path: "/coverage/:page?" },
  { name: "shows-id", path: "/shows/:id" },
  { name: "video-video", path: "/video/:video", page: "video" },
  { name: "person", path: "/person/:p?/:slug" },
  { name: "index", path: "/", page: "home" },
  { name: "section", path: "/:slug" },
  { name: "slug-article", path: "/:slug/:article" },
  { name: "slug-article-all", path: "/:slug/:article/*" },
];
