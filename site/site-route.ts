import type { RouteName } from "../model/addresses/url-table.ts";
import type { LayoutKind } from "./layouts/decide-layout.ts";

/** A row of the URL table as rules and loaders see it. */
export interface SiteRoute {
  name: RouteName | "gallery" | "unmatched";
  path: string;
  /** Says which rules are run and which layout stands around the page (LAYOUT-01). */
  kind: LayoutKind;
}

/** Until a row has been found; the kind is that of routes that nobody knows. */
export const unmatched: SiteRoute = { name: "unmatched", path: "", kind: "home" };
