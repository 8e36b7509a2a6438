// The URL table, row for row as in the specification; the first row that fits wins. What answers at an address is in `site/routes.server.ts`.

import { isOn } from "../brand.ts";
import type { Feature } from "../brand/features.ts";

interface UrlRow {
  name: string;
  /** See `route-table.ts` for how it is matched. */
  path: string;
}

const everyRow = [
  // Beside the specification's: what the device keeps, and where viewers sign in.
  { name: "offline", path: "/offline" },
  { name: "saved", path: "/saved" },
  { name: "settings", path: "/settings" },
  { name: "login", path: "/login" },
  { name: "fnctv", path: "/fnctv" },
  { name: "foxaroundtheworld", path: "/foxaroundtheworld" },
  { name: "go", path: "/go" },
  { name: "gowatch", path: "/gowatch" },
  { name: "newyears", path: "/newyears" },
  { name: "personalities", path: "/personalities" },
  { name: "shows", path: "/shows" },
  { name: "video", path: "/video" },
  { name: "alerts-subscribe", path: "/alerts/subscribe" },
  { name: "foxaroundtheworld-search", path: "/foxaroundtheworld/search" },
  { name: "person-personalities", path: "/person/personalities" },
  { name: "search-results", path: "/search-results/search" },
  { name: "video-shows", path: "/video/shows" },
  { name: "video-topics", path: "/video/topics" },
  { name: "elections", path: "/elections" },
  { name: "elections-2023-results", path: "/elections/2023/:hash-results" },
  { name: "elections-2023", path: "/elections/2023/:slug?" },
  { name: "video-shows-id", path: "/video/shows/:id" },
  { name: "video-topics-all", path: "/video/topics/*" },
  { name: "category", path: "/category" },
  { name: "category-slug", path: "/category/:slug" },
  { name: "category-all", path: "/category/*" },
  { name: "coverage-page", path: "/coverage/:page?" },
  { name: "shows-id", path: "/shows/:id" },
  { name: "video-video", path: "/video/:video" },
  { name: "person", path: "/person/:p?/:slug" },
  { name: "index", path: "/" },
  { name: "section", path: "/:slug" },
  { name: "slug-article", path: "/:slug/:article" },
  { name: "slug-article-all", path: "/:slug/:article/*" },
] as const satisfies readonly UrlRow[];

export type RouteName = (typeof everyRow)[number]["name"];

/** What a publisher may do without; the rest is always there. */
const featureOf: Partial<Record<RouteName, Feature>> = {
  login: "login",
  fnctv: "tvGuide",
  foxaroundtheworld: "liveTv",
  "foxaroundtheworld-search": "liveTv",
  go: "liveTv",
  gowatch: "liveTv",
  shows: "shows",
  "shows-id": "shows",
  video: "videoRoom",
  "video-shows": "videoRoom",
  "video-shows-id": "videoRoom",
  "video-topics": "videoRoom",
  "video-topics-all": "videoRoom",
  "video-video": "videoRoom",
  "alerts-subscribe": "alerts",
  elections: "elections",
  "elections-2023-results": "elections",
  "elections-2023": "elections",
};

function isThere(name: RouteName): boolean {
  const feature = featureOf[name];
  return feature === undefined || isOn(feature);
}

export const urlTable: readonly (UrlRow & { name: RouteName })[] = everyRow.filter(({ name }) => isThere(name));
