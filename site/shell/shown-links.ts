// The shell's links that lead somewhere. On a store that has no sports, nothing leads to sports.

import { footerLinks, mainNavigation, menuCategories, type MenuCategory, type SiteLink } from "./navigation-links.ts";

/** Paths at which there is nothing to see. */
export type DeadLinks = readonly string[];

export function leadsSomewhere(url: string, dead: DeadLinks): boolean {
  return !dead.includes(pathOf(url));
}

export function shownNavigation(dead: DeadLinks): readonly SiteLink[] {
  return living(mainNavigation, dead);
}

export function shownFooter(dead: DeadLinks): readonly SiteLink[] {
  return living(footerLinks, dead);
}

/** A category whose own page is missing still names its links; one without links is left out. */
export function shownMenu(dead: DeadLinks): MenuCategory[] {
  return menuCategories.flatMap(({ label, url, links }) => {
    const shown = living(links, dead);
    const own = url !== undefined && leadsSomewhere(url, dead) ? { url } : {};
    return shown.length === 0 && !("url" in own) ? [] : [{ label, ...own, links: shown }];
  });
}

/** Every path that the shell may lead to. */
export function shellPaths(further: readonly (string | undefined)[]): string[] {
  const urls = [
    ...mainNavigation.map(({ url }) => url),
    ...menuCategories.flatMap(({ url, links }) => [url, ...links.map((link) => link.url)]),
    ...footerLinks.map(({ url }) => url),
    ...further,
  ];
  return [...new Set(urls.flatMap((url) => (url?.startsWith("/") ? [pathOf(url)] : [])))];
}

export function living<L extends SiteLink>(links: readonly L[], dead: DeadLinks): readonly L[] {
  return links.filter(({ url }) => leadsSomewhere(url, dead));
}

function pathOf(url: string): string {
  return url.replace(/[?#].*/, "");
}
