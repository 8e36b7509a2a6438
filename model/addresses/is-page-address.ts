/** False for addresses the page engine does not answer: files, calls and variants that are documents of their own. */
export function isPageAddress(path: string): boolean {
  return !/^\/(api|_page|assets|feeds|img|lite|uploads)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}
