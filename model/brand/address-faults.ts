// What is wrong with the addresses that a brand names for pages of the specification, in sentences.

import { isNoPage } from "../addresses/no-page.ts";
import { routeTable } from "../addresses/route-table.ts";
import { movedPaths, namedRoutes, urlRows, type NamedRoute } from "../addresses/url-rows.ts";

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

export function faultsOfAddresses(addresses: Readonly<Partial<Record<NamedRoute, string>>>): string[] {
  const named = Object.entries(addresses);
  const moved = movedPaths(addresses);
  return named.flatMap(([name, path]) => {
    const say = (fault: string) => [`addresses.${name}: ${path} ${fault}`];
    if (isNoPage(path)) return say("is where files and calls of the site are");
    if (named.some(([other, same]) => other !== name && same === path)) return say("is named twice");
    const taken = matchRoute(path)?.route;
    // The usual address of a page that has moved away is free.
    if (taken === undefined || taken.name === name || anyContent.has(taken.name) || moved.has(taken.path)) return [];
    return say(`is the address of another page already (${taken.path})`);
  });
}
