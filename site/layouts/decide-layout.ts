// Which layout a page gets: by the kind of its route (LAYOUT-01), then by the type of the content found there (LAYOUT-04). The kind of a
// route stands in its row (`site/routes.server.ts`).

import type { ContentType } from "../content-state.ts";
import type { LayoutName } from "./layouts.ts";

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

interface RouteOfLayout {
  name: string;
  kind: LayoutKind;
}

/** The gowatch route hides the header and the network bar (LAYOUT-05); otherwise content decides before the route does. */
export function decideLayout({ name, kind }: RouteOfLayout, contentType: ContentType | undefined): LayoutName {
  if (name === "gowatch") return "bare";
  return contentType === undefined ? layoutByKind[kind] : layoutByContent[contentType];
}
