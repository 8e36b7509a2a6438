// The URL table, row for row as in the specification; the first row that fits wins. `url-table.ts` is what a brand makes of it; what answers at
// an address is in `site/routes.server.ts`.

export interface UrlRow {
  name: string;
  /** See `route-table.ts` for how it is matched. */
  path: string;
}

export const urlRows = [
  // Beside the specification's: what the device saves, where viewers sign in, what was put right, and the pages of forms.
  { name: "offline", path: "/offline" },
  { name: "saved", path: "/saved" },
  { name: "settings", path: "/settings" },
  { name: "login", path: "/login" },
  { name: "corrections", path: "/corrections" },
  { name: "contact", path: "/contact" },
  { name: "newsletters", path: "/newsletters" },
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
  // Beside the specification's: results of other years.
  { name: "elections-results", path: "/elections/:year/:hash-results" },
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

export type RouteName = (typeof urlRows)[number]["name"];

/** Pages for which a brand may name another address. None has a record's page below it: those have the addresses of their records. */
export const namedRoutes = [
  "alerts-subscribe",
  "contact",
  "corrections",
  "fnctv",
  "foxaroundtheworld",
  "go",
  "gowatch",
  "login",
  "newsletters",
  "newyears",
  "offline",
  "personalities",
  "saved",
  "search-results",
  "settings",
] as const satisfies readonly RouteName[];

export type NamedRoute = (typeof namedRoutes)[number];

/** Their addresses in the specification, and that of the search which stands below one of them. */
export type NamedPath = Extract<(typeof urlRows)[number], { name: NamedRoute | "foxaroundtheworld-search" }>["path"];

/** Every address of the specification that the brand has another for, with that: of a page, and of what stands below it. */
export function movedPaths(addresses: Readonly<Partial<Record<NamedRoute, string>>>): ReadonlyMap<string, string> {
  return new Map(
    namedRoutes.flatMap((page) => {
      const { [page]: own } = addresses;
      const usual = urlRows.find(({ name }) => name === page)?.path ?? "";
      const rows = own === usual ? [] : urlRows.filter(({ path }) => `${path}/`.startsWith(`${usual}/`));
      return own === undefined ? [] : rows.map(({ path }): [string, string] => [path, own + path.slice(usual.length)]);
    }),
  );
}
