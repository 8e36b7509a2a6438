// FORM-02: where the script of a form fetches its token.

import { Hono } from "hono";
import { cachePolicies } from "../http/cache-policies.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { makeFormToken } from "./form-token.ts";

export function tokenRoutes({ secret, now }: { secret: string; now: () => number }): Hono {
  const routes = new Hono();
  routes.get("/api/email", (context) => {
    const token = makeFormToken(secret, now());
    // Read at `data.token` by clients that unwrap the body, and by those that do not.
    return context.json({ token, data: { token } }, 200, { ...securityHeaders, "cache-control": cachePolicies.none });
  });
  return routes;
}
