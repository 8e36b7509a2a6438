// GET /api/region: the reader's country, as the proxy in front says it. Pages are the same for everybody; this answer is not, so only the
// reader's own browser may keep it.

import type { Context, Hono } from "hono";
import { countryIn } from "../../site/privacy/consent-countries.ts";
import type { ApiParts, RegionSource } from "./api-parts.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export function regionOf(context: Context, { header, assumed }: RegionSource): string | undefined {
  return countryIn(header === undefined ? undefined : context.req.header(header)) ?? assumed;
}

export function region(api: Hono, { region: source }: ApiParts): void {
  api.get("/api/region", (context) => {
    const country = regionOf(context, source);
    context.header("cache-control", cachePolicies.region);
    return context.json(country === undefined ? {} : { region: country });
  });
}
