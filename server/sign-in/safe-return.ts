/** Where a reader is sent back to: a page of this site, whatever was asked for. */
export function safeReturn(asked: string | undefined): string {
  const base = "http://this.site";
  const url = asked?.startsWith("/") === true ? URL.parse(asked, base) : null;
  // `/.//elsewhere` is on this site until its dots are gone.
  if (url === null || url.origin !== base || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search;
}
