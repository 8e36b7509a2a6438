// Every page a reader can meet. Pages are drawn by the server; each is imported by itself, so that the build can tell what of its styles is the shell's.

import type { ComponentProps, ComponentType } from "react";
import { keysOf } from "../../model/fields/keys-of.ts";

/** What only those who work on the site see; the build leaves it out. */
const developmentPages = { gallery: () => import("./gallery/Page.tsx") };

export const pages = {
  home: () => import("./home/Page.tsx"),
  section: () => import("./section/Page.tsx"),
  archive: () => import("./archive/Page.tsx"),
  article: () => import("./article/Page.tsx"),
  "article-amp": () => import("./article-amp/Page.tsx"),
  "article-slideshow": () => import("./article-slideshow/Page.tsx"),
  "article-interactive": () => import("./article-interactive/Page.tsx"),
  "article-print": () => import("./article-print/Page.tsx"),
  alerts: () => import("./alerts/Page.tsx"),
  static: () => import("./static/Page.tsx"),
  person: () => import("./person/Page.tsx"),
  personalities: () => import("./personalities/Page.tsx"),
  show: () => import("./show/Page.tsx"),
  shows: () => import("./shows/Page.tsx"),
  "new-year": () => import("./new-year/Page.tsx"),
  "around-the-world": () => import("./around-the-world/Page.tsx"),
  guide: () => import("./guide/Page.tsx"),
  "live-event": () => import("./live-event/Page.tsx"),
  election: () => import("./election/Page.tsx"),
  "live-tv": () => import("./live-tv/Page.tsx"),
  categories: () => import("./categories/Page.tsx"),
  corrections: () => import("./corrections/Page.tsx"),
  coverage: () => import("./coverage/Page.tsx"),
  "video-landing": () => import("./video-landing/Page.tsx"),
  video: () => import("./video/Page.tsx"),
  saved: () => import("./saved/Page.tsx"),
  settings: () => import("./settings/Page.tsx"),
  login: () => import("./login/Page.tsx"),
  search: () => import("./search/Page.tsx"),
  offline: () => import("./offline/Page.tsx"),
  "not-found": () => import("./not-found/Page.tsx"),
  error: () => import("./error/Page.tsx"),
  ...(import.meta.env.DEV && developmentPages),
};

export type PageName = keyof typeof pages;
export type PageProps<N extends PageName> = ComponentProps<Awaited<ReturnType<NonNullable<(typeof pages)[N]>>>["Page"]>;

const loaded = new Map<PageName, ComponentType<never>>();

/** Before the first page is drawn: drawing cannot wait. */
export async function loadPages(): Promise<void> {
  for (const name of keysOf(pages)) {
    const module = await pages[name]?.();
    if (module !== undefined) loaded.set(name, module.Page);
  }
}

/** Props were made for the component by the loader of the same name. */
export function pageComponent(name: PageName): ComponentType<object> {
  const component = loaded.get(name);
  if (component === undefined) throw new Error(`The page “${name}” has not been loaded`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return component as ComponentType<object>;
}
