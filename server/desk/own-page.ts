/** What a browser says of the page that makes a call. */
export interface CallOrigin {
  method: string;
  /** Sec-Fetch-Site; browsers leave it out where the site is not served securely. */
  site: string | undefined;
  origin: string | undefined;
}

/** Only the desk's own pages call it. A read that says nothing of its page is let through: no other page could see the answer. */
export function isOwnPage({ method, site, origin }: CallOrigin, own: string): boolean {
  if (origin !== undefined && origin !== own) return false;
  if (site !== undefined) return site === "same-origin" || (site === "none" && method === "GET");
  return origin === own || method === "GET";
}
