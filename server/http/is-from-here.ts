import type { Context } from "hono";

/** Browsers say where a request comes from; one that says neither is no browser, and can harm nobody but itself. */
export function isFromHere({ req }: Context, siteOrigin: string): boolean {
  const site = req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  const origin = req.header("origin");
  return origin === undefined || origin === siteOrigin || URL.parse(origin)?.host === req.header("host");
}
