// Which kinds of content the pages of the URL table look for at a path. Elsewhere a record has an address that nobody answers.

import { isNoPage } from "./no-page.ts";
import { routeTable } from "./route-table.ts";
import { isExternal, sitePath } from "./site-path.ts";
import type { RouteName } from "./url-rows.ts";
import { isSwitchedOff, movedFrom, urlTable } from "./url-table.ts";
import { withoutVariantEnding } from "./variant-endings.ts";

type Kind = "article" | "election" | "live_event" | "person" | "section" | "show" | "static_page" | "tag";

const anyContent: readonly RouteName[] = [
  "contact",
  "corrections",
  "foxaroundtheworld",
  "newsletters",
  "section",
  "elections-results",
  "slug-article",
  "slug-article-all",
];

const rowsOf: Readonly<Record<Kind, ReadonlySet<RouteName>>> = {
  article: new Set(anyContent),
  election: new Set(["elections-2023-results", "elections-results"]),
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

/** An address elsewhere, or one here where a page of its kind can be; undefined for one that nobody would answer. */
export function answeredAddress(kind: Kind, url: string | undefined): string | undefined {
  if (url === undefined || isExternal(url)) return url;
  const path = sitePath(url);
  return path !== undefined && mayStandAt(kind, path) ? url : undefined;
}

export function mayStandAt(kind: Kind, path: string): boolean {
  // With such an ending it would be a variant of another story (ART-01); the address of a page that the brand has moved leads there.
  const isElsewhere = isNoPage(path) || withoutVariantEnding(path) !== path || movedFrom(path) !== undefined;
  const match = isElsewhere ? undefined : matchRoute(path);
  if (match === undefined || !rowsOf[kind].has(match.route.name)) return false;
  // What it would speak of is not there.
  if (kind === "static_page" && isSwitchedOff(path)) return false;
  return kind !== "person" || match.params["p"] !== undefined;
}
