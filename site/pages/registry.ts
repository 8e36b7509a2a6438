// Every page a reader can meet, each its own chunk in the browser. The type of a page's props is that of its component.

import type { ComponentProps, ComponentType } from "react";

export const pages = {
  home: () => import("./home/Page.tsx"),
  section: () => import("./section/Page.tsx"),
  article: () => import("./article/Page.tsx"),
  static: () => import("./static/Page.tsx"),
  person: () => import("./person/Page.tsx"),
  personalities: () => import("./personalities/Page.tsx"),
  show: () => import("./show/Page.tsx"),
  shows: () => import("./shows/Page.tsx"),
  search: () => import("./search/Page.tsx"),
  "not-found": () => import("./not-found/Page.tsx"),
  error: () => import("./error/Page.tsx"),
};

export type PageName = keyof typeof pages;
export type PageProps<N extends PageName> = ComponentProps<Awaited<ReturnType<(typeof pages)[N]>>["Page"]>;

/** Where each page's chunk comes from, as the build's manifest names it. */
export const pageModules: Readonly<Record<PageName, string>> = {
  home: "site/pages/home/Page.tsx",
  section: "site/pages/section/Page.tsx",
  article: "site/pages/article/Page.tsx",
  static: "site/pages/static/Page.tsx",
  person: "site/pages/person/Page.tsx",
  personalities: "site/pages/personalities/Page.tsx",
  show: "site/pages/show/Page.tsx",
  shows: "site/pages/shows/Page.tsx",
  search: "site/pages/search/Page.tsx",
  "not-found": "site/pages/not-found/Page.tsx",
  error: "site/pages/error/Page.tsx",
};

/** A page's component once its chunk is there. Props were made for it by the server under the same name. */
const loaded = new Map<PageName, ComponentType<never>>();

export async function loadPage(name: PageName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, (await pages[name]()).Page);
}

export function pageComponent(name: PageName): ComponentType<object> {
  const component = loaded.get(name);
  if (component === undefined) throw new Error(`The page “${name}” has not been loaded`);
  return component as ComponentType<object>;
}
