// Which layout a page gets: by the kind of its route (LAYOUT-01), then by the type of the content found there (LAYOUT-04).

import type { ContentType } from "../content-state.ts";
import type { LayoutName } from "./layouts.ts";
import { lookUp } from "../../model/fields/look-up.ts";

export type LayoutKind =
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

const kindByRoute: Readonly<Record<string, LayoutKind>> = {
  index: "home",
  personalities: "persons-list",
  "person-personalities": "persons-list",
  person: "person",
  shows: "shows-list",
  "shows-id": "show",
  "slug-article": "article",
  "slug-article-all": "article",
  category: "category",
  "category-slug": "category",
  "category-all": "category",
  "elections-2023": "category",
  "elections-2023-results": "category",
  elections: "category",
  fnctv: "fnctv",
  newyears: "newyears",
  section: "section",
  "coverage-page": "live-event",
};

/** Any unknown route falls back to the home layout. */
export function layoutKind(routeName: string): LayoutKind {
  return lookUp(kindByRoute, routeName) ?? "home";
}

const layoutByContent: Readonly<Record<ContentType, LayoutName>> = {
  article: "article-pages",
  election: "category",
  "live-event": "live-event",
  section: "section-pages",
  "static-page": "static-pages",
  person: "person-layout",
  show: "show-layout",
};

const layoutByKind: Readonly<Record<LayoutKind, LayoutName>> = {
  home: "default",
  "persons-list": "persons",
  person: "person-layout",
  "shows-list": "shows-and-tv-landing",
  show: "show-layout",
  article: "article-pages",
  category: "category",
  fnctv: "tv-schedule",
  newyears: "new-year",
  section: "section-pages",
  "live-event": "live-event",
};

/** The gowatch route hides the header and the network bar (LAYOUT-05); otherwise content decides before the route does. */
export function decideLayout(routeName: string, contentType: ContentType | undefined): LayoutName {
  if (routeName === "gowatch") return "bare";
  return contentType === undefined ? layoutByKind[layoutKind(routeName)] : layoutByContent[contentType];
}
