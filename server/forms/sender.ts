// What a request says of who sends it.

import type { Context } from "hono";

/** Another site's page made the browser send it. */
export function isFromElsewhere(context: Context): boolean {
  return context.req.header("sec-fetch-site") === "cross-site";
}
