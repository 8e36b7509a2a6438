// Keeps strangers out of a call. What is behind it is nobody's to cache.

import type { Context, MiddlewareHandler } from "hono";
import { mayEnter, tokenIn, type AccessDoor, type AccessScope } from "../../content/access-token.ts";
import { tokenId } from "../../content/signed-token.ts";
import type { ChangedBy } from "../../content/store/changed-by.ts";
import { cachePolicies } from "../http/cache-policies.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** What a call behind a token did, for the log. */
    done: object | undefined;
    /** The name of the token, in calls behind one. */
    who: string | undefined;
  }
}

export function requireToken(scope: AccessScope, door: AccessDoor): MiddlewareHandler {
  return async (context, next) => {
    context.header("cache-control", cachePolicies.ofOneReader);
    const { req } = context;
    const token = tokenIn(req.header("authorization"));
    const isGood = mayEnter(token, scope, door);
    if (isGood) {
      context.set("who", tokenId(token));
      await next();
    } else {
      context.res = context.json({ message: `needs a token for ${scope}`, statusCode: 401 }, 401, {
        "www-authenticate": `Bearer realm="${scope}", Basic realm="${scope}"`,
      });
    }
    if (token === "") return;
    const { pathname, search } = new URL(req.url);
    door.noteUse({
      token: tokenId(token),
      scope,
      isGood,
      method: req.method,
      address: pathname + search,
      status: context.res.status,
      done: context.get("done"),
    });
  };
}

/** Whoever holds the token of this call. */
export function changedBy(context: Context): ChangedBy {
  return { who: `token ${context.get("who") ?? "without a name"}`, way: "api" };
}
