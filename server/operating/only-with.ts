// Keeps strangers out of a call. What is behind it is nobody's to cache.

import type { MiddlewareHandler } from "hono";
import { mayEnter, type AccessDoor, type AccessScope } from "../../content/access-token.ts";

export function onlyWith(scope: AccessScope, door: AccessDoor): MiddlewareHandler {
  return async (context, next) => {
    context.header("cache-control", "private, no-store");
    if (mayEnter(context.req.header("authorization"), scope, door)) return next();
    return context.json({ message: `needs a token for ${scope}`, statusCode: 401 }, 401, {
      "www-authenticate": `Bearer realm="${scope}", Basic realm="${scope}"`,
    });
  };
}
