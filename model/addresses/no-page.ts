// Calls, files and documents that are no pages: nothing else can be at these addresses.

/** At these and below them. */
const folders = /^\/(\.well-known|_page|api|assets|cards|feeds|img|lite|operator|sitemaps|uploads)(\/|$)/;

/** At the root: what operators and programs ask for. */
const rootFiles =
  /^\/(healthz|readyz|metrics|(ads|app-ads|llms|robots)\.txt|sitemap(-news)?\.xml|[^/]+\.(css|ico|js|png|svg|webmanifest))$/;

/** With nothing at themselves: what had such an address before may lead on from there. */
const emptyFolders = /^\/(api|assets|cards|feeds|img|sitemaps|uploads)\/?$/;

export const isEmptyFolder = (path: string): boolean => emptyFolders.test(path);

export function isNoPage(path: string): boolean {
  return folders.test(path) || rootFiles.test(path);
}
