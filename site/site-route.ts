import type { RouteName } from "../model/addresses/url-rows.ts";
import type { LayoutName } from "./layouts/layouts.ts";

/** The kinds of routes (LAYOUT-01): each has rules by which content is found, and stored layouts that are asked for. */
export type RouteKind =
  | "home"
  | "persons-list"
  | "person"
  | "shows-list"
  | "show"
  | "article"
  | "category"
  | "fnctv"
  | "newyears"
  | "section"
  | "live-event";

/** A row of the URL table as rules and loaders see it. */
export interface SiteRoute {
  name: RouteName | "gallery" | "unmatched";
  path: string;
  kind: RouteKind;
  /** Around its page, instead of the page's own. */
  layout?: LayoutName;
}

/** Until a row has been found; the kind is that of routes that nobody knows. */
export const unmatched: SiteRoute = { name: "unmatched", path: "", kind: "home" };
