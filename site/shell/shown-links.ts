// The brand's links that lead somewhere: main navigation (HEADER-01), the menu's categories with their subcategories (HEADER-06), the
// footer's fixed links (FOOTER-01). On a store that has no sports, nothing leads to sports.

import { addressOf } from "../../model/addresses/address-of.ts";
import { brand, isOn } from "../../model/brand.ts";
import { newslettersPath } from "../../model/forms/form-pages.ts";
import { brandPaths, pathsAmong, withoutRest } from "../../model/brand/brand-paths.ts";
import type { BrandLink, BrandMenuCategory } from "../../model/brand/brand-file.ts";

/** Paths at which there is nothing to see. */
export type DeadLinks = readonly string[];

export function leadsSomewhere(url: string, dead: DeadLinks): boolean {
  return !dead.includes(withoutRest(url));
}

/** No television, no way to it, whatever stands at its address. */
export function leadsToTelevision(dead: DeadLinks): boolean {
  return isOn("liveTv") && leadsSomewhere(brand.watchLive, dead);
}

export function shownNavigation(dead: DeadLinks): readonly BrandLink[] {
  return living(brand.navigation, dead);
}

export function shownFooter(dead: DeadLinks): readonly BrandLink[] {
  return living(brand.footer, dead);
}

/** A category whose own page is missing still names its links; one without links is left out. */
export function shownMenu(dead: DeadLinks): BrandMenuCategory[] {
  return brand.menu.flatMap(({ label, url, links }) => {
    const shown = living(links, dead);
    const own = url !== undefined && leadsSomewhere(url, dead) ? { url } : {};
    return shown.length === 0 && !("url" in own) ? [] : [{ label, ...own, links: shown }];
  });
}

/** Pages lead there whatever the brand's navigation says. */
const ledToByPages = [
  "/accessibility",
  addressOf("/alerts/subscribe"),
  "/coverage",
  newslettersPath,
  "/privacy-choices",
  "/privacy-policy",
  "/rss",
  "/shows",
];

/** Every path that the shell may lead to. */
export function shellPaths(further: readonly (string | undefined)[]): string[] {
  return pathsAmong([...brandPaths(brand), ...ledToByPages, ...brand.housePromos.map(({ url }) => url), ...further]);
}

export function living<L extends BrandLink>(links: readonly L[], dead: DeadLinks): readonly L[] {
  return links.filter(({ url }) => leadsSomewhere(url, dead));
}
