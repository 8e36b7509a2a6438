// Keeps strangers out of a call. What is behind it is nobody's to cache.

import type { ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { mayEnter, tokenIn, type AccessScope } from "../../content/access-token.ts";
import { tokenId } from "../../content/signed-token.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import { Refused } from "../limits/refused.ts";
import type { AccessDoor } from "./access-door.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** What a call behind a token did, for the log. */
    done: object | undefined;
  }
}

/** Who holds a token, as logs name them. */
export interface TokenHolder {
  id: string | undefined;
  name?: string;
}

export type Entry =
  | { holder: TokenHolder; isGood: true }
  | { holder: TokenHolder; isGood: false; status: 401 | 403; why: string };

/** Opens the call to whom `enter` lets in, tells the others why not, and tells the log of both. */
export function guarded(
  scope: AccessScope,
  door: AccessDoor,
  enter: (token: string, context: Context) => Promise<Entry>,
): MiddlewareHandler {
  return async (context, next) => {
    context.header("cache-control", cachePolicies.ofOneReader);
    const { req } = context;
    const token = tokenIn(req.header("authorization"));
    const entry = await enter(token, context);
    if (entry.isGood) await next();
    else {
      const isWrong = token !== "" && entry.status === 401;
      const tooMany = isWrong ? await refusalOf(() => door.takeWrongToken(requestBehind(context))) : undefined;
      if (tooMany === undefined && entry.status === 401) offerSchemes(context, scope);
      context.res =
        tooMany === undefined
          ? context.json({ message: entry.why, statusCode: entry.status }, entry.status)
          : context.json({ message: tooMany.message, statusCode: tooMany.status }, tooMany.status, {
              "retry-after": String(tooMany.retryAfter),
            });
    }
    if (token === "") return;
    const { pathname, search } = new URL(req.url);
    door.noteUse({
      token: entry.holder.id,
      ...(entry.holder.name !== undefined && { name: entry.holder.name }),
      scope,
      isGood: entry.isGood,
      method: req.method,
      address: pathname + search,
      status: context.res.status,
      done: context.get("done"),
    });
  };
}

/** A line for each: Chromium reads one scheme of a line. The router would join them, so they are told to the answer below it. */
function offerSchemes(context: Context, scope: AccessScope): void {
  const { outgoing }: { outgoing?: ServerResponse } = context.env ?? {};
  outgoing?.setHeader("www-authenticate", [`Bearer realm="${scope}"`, `Basic realm="${scope}"`]);
}

/** Answered here, for calls of any kind stand behind a token. */
async function refusalOf(take: () => Promise<void>): Promise<Refused | undefined> {
  try {
    await take();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Of signed tokens alone. */
export function requireToken(scope: AccessScope, door: AccessDoor): MiddlewareHandler {
  return guarded(scope, door, async (token) => {
    const holder = { id: tokenId(token) };
    if (mayEnter(token, scope, door)) return { holder, isGood: true };
    return { holder, isGood: false, status: 401, why: needsToken(scope) };
  });
}

export const needsToken = (scope: AccessScope) => `needs a token for ${scope}`;
