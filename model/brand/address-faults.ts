// What is wrong with the addresses that a brand names for pages of the specification, in sentences.

import { isNoPage } from "../addresses/no-page.ts";
import { routeTable } from "../addresses/route-table.ts";
import { movedPaths, namedRoutes, urlRows, type NamedRoute } from "../addresses/url-rows.ts";
import type { BrandFile } from "./brand-file.ts";
import { withoutRest } from "./brand-paths.ts";

/** What is said of a name for which no address can be named. */
export function faultOfName(name: string): string {
  const row = urlRows.find((each) => each.name === name);
  if (row === undefined)
    return `addresses.${name}: is no page of the site. Pages that can have another address: ${namedRoutes.join(", ")}`;
  return `addresses.${name}: ${row.path} stays where it is: records have their pages at it or below it, and name these addresses themselves`;
}

/** Whatever is at these is found among the content. */
const anyContent: ReadonlySet<string> = new Set(["section", "slug-article", "slug-article-all"]);

const matchRoute = routeTable(urlRows);

/** Of the newsroom, where it is switched on. */
const desk = /^\/desk(\/|$)/;

type Addresses = Readonly<Partial<Record<NamedRoute, string>>>;
type BrandOfAddresses = Pick<BrandFile, "navigation" | "menu" | "ampMenu" | "footer"> & {
  addresses?: Addresses;
};

export function faultsOfAddresses({ addresses = {}, ...links }: BrandOfAddresses): string[] {
  const named = Object.entries(addresses);
  const moved = movedPaths(addresses);
  const labels = labelsByPath(links);
  return named.flatMap(([name, path]) => {
    const say = (fault: string) => [`addresses.${name}: ${path} ${fault}`];
    if (isNoPage(path) || desk.test(path)) return say("is where files and calls of the site are");
    if (named.some(([other, same]) => other !== name && same === path)) return say("is named twice");
    const usual = urlRows.find((row) => row.name === name)?.path;
    const label = path === usual ? undefined : labels.get(path);
    if (label !== undefined && !moved.has(path))
      return say(`is where “${label}” leads. If that is a link to the page itself, write it as ${usual}`);
    const taken = matchRoute(path)?.route;
    // The usual address of a page that has moved away is free.
    if (taken === undefined || taken.name === name || anyContent.has(taken.name) || moved.has(taken.path)) return [];
    return say(`is the address of another page already (${taken.path})`);
  });
}

/** What the links of the brand are called, by where they lead. */
function labelsByPath({ navigation, menu, ampMenu = [], footer }: Omit<BrandOfAddresses, "addresses">) {
  const links = [...navigation, ...menu.flatMap((entry) => [entry, ...entry.links]), ...ampMenu, ...footer];
  return new Map(links.flatMap(({ label, url }) => (url === undefined ? [] : [[withoutRest(url), label]])));
}

/** A first page of the brand, as `pages.jsonl` has it. */
export interface FirstPage {
  path: string;
  isStarter: boolean;
}

/** Pages that are records themselves: one that is the publisher's own stands at the new address. */
const ofRecords: ReadonlySet<string> = new Set<NamedRoute>([
  "contact",
  "corrections",
  "foxaroundtheworld",
  "newsletters",
]);

export function faultsOfFirstPages(addresses: Addresses, pages: readonly FirstPage[]): string[] {
  const moved = movedPaths(addresses);
  return Object.entries(addresses).flatMap(([name, path]) => {
    const usual = urlRows.find((row) => row.name === name)?.path;
    const page = pages.find((one) => one.path === path && path !== usual && !(one.isStarter && moved.has(path)));
    if (page === undefined) return [];
    const isItself = ofRecords.has(name) && !pages.some((one) => one.path === usual);
    return isItself ? [] : [`addresses.${name}: ${path} is the address of a page of pages.jsonl`];
  });
}
