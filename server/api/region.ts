// GET /api/region: the reader's country, as the proxy in front says it. Pages are the same for everybody; this answer is not, so only the
// reader's own browser may keep it.

import type { Hono } from "hono";
import { countryIn } from "../../site/privacy/consent-countries.ts";
import type { ApiParts } from "./routes.ts";

export interface RegionSource {
  /** The request header that names the country, e.g. cf-ipcountry. */
  header?: string | undefined;
  /** Assumed where no header says otherwise. */
  assumed?: string | undefined;
}

export function region(api: Hono, { region: { header, assumed } }: ApiParts): void {
  api.get("/api/region", (context) => {
    const country = countryIn(header === undefined ? undefined : context.req.header(header)) ?? assumed;
    context.header("cache-control", "private, max-age=3600");
    return context.json(country === undefined ? {} : { region: country });
  });
}
