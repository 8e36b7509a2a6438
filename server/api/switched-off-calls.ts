// Before all calls: those of what is switched off are not found.

import { Hono } from "hono";
import { isOn } from "../../model/brand.ts";
import { features } from "../../model/brand/features.ts";
import type { Capability } from "../capability.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { isCallOn } from "./call-features.ts";

export function switchedOffCalls(): Capability {
  if (features.every(isOn)) return {};
  const routes = new Hono();
  routes.use("/api/*", async (context, next) => {
    if (isCallOn(context.req.path, isOn)) return next();
    const headers = { ...securityHeaders, "cache-control": cachePolicies.call };
    return context.json({ message: "Not found", statusCode: 404 }, 404, headers);
  });
  return { routes };
}
