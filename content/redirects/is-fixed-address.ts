// Addresses that answer whatever is stored: the site's own pages and what is no page at all. Nothing can be said of their being missing.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { isEmptyFolder } from "../../model/addresses/no-page.ts";
import { routeTable } from "../../model/addresses/route-table.ts";
import type { RouteName } from "../../model/addresses/url-rows.ts";
import { urlTable } from "../../model/addresses/url-table.ts";
import { isOn } from "../../model/brand.ts";
import { brandFolder } from "../../model/brand/brand-folder.ts";

const matchRoute = routeTable(urlTable);

/** Their pages are made from lists, not from a record at the path. */
const madeOfLists: ReadonlySet<RouteName> = new Set(["video-shows-id", "video-topics-all"]);

/** What stands there is a record's, although the row has one address. */
const ofRecords: ReadonlySet<RouteName> = new Set(["contact", "corrections", "newsletters"]);

const noPage = /^\/(api|assets|cards|feeds|img|lite|operator|uploads)(\/|$)|\.(?!amp$|print$)[a-z0-9]{2,5}$/i;

export function isFixedAddress(path: string): boolean {
  if (noPage.test(path)) return true;
  const route = matchRoute(path)?.route;
  if (route === undefined || ofRecords.has(route.name)) return false;
  return !/[:*]/.test(route.path) || madeOfLists.has(route.name);
}

/** A page of the site itself has the address, which neither a story nor a redirect may take from it. That of corrections comes with the first. */
export function isSitePage(path: string): boolean {
  // The front of the text edition; below it are the pages that it is of.
  if (path.toLowerCase() === "/lite") return true;
  const route = matchRoute(path)?.route;
  return route !== undefined && (route.name === "corrections" || (!noPage.test(path) && isFixedAddress(path)));
}

/** Folders whose addresses are answered, or not found, before any redirect is looked for. */
const ownFolders = /^\/(?:_page|api|assets|cards|desk|feeds|img|sitemaps|uploads)\//;
const ownFiles =
  /^\/(?:desk|healthz|readyz|metrics|operator\/status|(?:llms|robots|(?:\.well-known\/)?security)\.txt|sitemap(?:-news)?\.xml|amp\.css|service-worker\.js|site\.webmanifest)$/;

/** A call, a feed or a file of the site: no redirect is ever asked for there. `path` may have placeholders. */
export function isNeverRedirected(path: string, isBrandFile: (name: string) => boolean = isPublicFile): boolean {
  if (ownFiles.test(path) || (ownFolders.test(path) && !isEmptyFolder(path))) return true;
  if (path === "/ads.txt") return isOn("ads");
  if (path.startsWith("/lite/")) return isOn("textEdition");
  const [, file] = /^\/([^/]+\.[a-z0-9]+)$/i.exec(path) ?? [];
  return file !== undefined && isBrandFile(file);
}

const isPublicFile = (name: string) => existsSync(join(brandFolder(), "public", name));
