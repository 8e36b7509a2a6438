// Who may read the answers of calls from other sites: those that say the same to everybody may be read by anybody. The rest (the reader's
// region, what browsers report) have no such header and stay the site's own.

import type { Context, Hono, MiddlewareHandler } from "hono";
import { cachePolicies, publicFor } from "../http/cache-policies.ts";

/** A day: browsers ask no oftener whether they may ask. */
const rememberedFor = 86_400;

const openToAll: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("access-control-allow-origin", "*");
  context.header("access-control-expose-headers", "retry-after, x-request-id");
};

const mayAsk = (context: Context) =>
  context.body(null, 204, {
    allow: "GET, HEAD, OPTIONS",
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, HEAD",
    "access-control-max-age": String(rememberedFor),
    "cache-control": publicFor(rememberedFor),
  });

/** Before the calls themselves. */
export function openCalls(api: Hono, paths: readonly string[]): void {
  for (const path of paths) {
    api.use(path, openToAll);
    api.options(path, mayAsk);
  }
}

/** After them: what is left came with a method that the call does not have. */
export function refuseOtherMethods(api: Hono, paths: readonly string[]): void {
  for (const path of paths) {
    api.all(path, (context) =>
      context.json({ message: `${context.req.method} is not a method of this call`, statusCode: 405 }, 405, {
        allow: "GET, HEAD, OPTIONS",
        "cache-control": cachePolicies.none,
      }),
    );
  }
}
