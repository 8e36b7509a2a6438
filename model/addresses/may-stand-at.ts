// Which kinds of content the pages of the URL table look for at a path. Elsewhere a record has an address that nobody answers.

import { routeTable } from "./route-table.ts";
import { isExternal, sitePath } from "./site-path.ts";
import { urlTable, type RouteName } from "./url-table.ts";

type Kind = "article" | "election" | "live_event" | "person" | "section" | "show" | "static_page" | "tag";

const anyContent: readonly RouteName[] = ["foxaroundtheworld", "section", "slug-article", "slug-article-all"];

const rowsOf: Readonly<Record<Kind, ReadonlySet<RouteName>>> = {
  article: new Set(anyContent),
  election: new Set(["elections-2023-results"]),
  live_event: new Set(["coverage-page"]),
  person: new Set(["person"]),
  section: new Set([...anyContent, "elections", "elections-2023", "elections-2023-results"]),
  show: new Set(["shows-id"]),
  static_page: new Set([
    ...anyContent,
    "alerts-subscribe",
    "category",
    "category-all",
    "category-slug",
    "elections",
    "elections-2023",
    "elections-2023-results",
    "foxaroundtheworld-search",
  ]),
  tag: new Set(["category-slug", "category-all"]),
};

const matchRoute = routeTable(urlTable);

/** Calls, files and documents that are no pages. */
const noPage = /^\/(_page|api|assets|cards|feeds|img|lite|operator|sitemaps|uploads)(\/|$)/;

/** An address elsewhere, or one here where a page of its kind can be; undefined for one that nobody would answer. */
export function answeredAddress(kind: Kind, url: string | undefined): string | undefined {
  if (url === undefined || isExternal(url)) return url;
  const path = sitePath(url);
  return path !== undefined && mayStandAt(kind, path) ? url : undefined;
}

export function mayStandAt(kind: Kind, path: string): boolean {
  const match = noPage.test(path) ? undefined : matchRoute(path);
  if (match === undefined || !rowsOf[kind].has(match.route.name)) return false;
  return kind !== "person" || match.params["p"] !== undefined;
}
