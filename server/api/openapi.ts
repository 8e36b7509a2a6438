// GET /api/openapi.yaml: the description of the calls that are there, as docs/openapi.yaml holds it.

import type { Hono } from "hono";
import description from "../../docs/openapi.yaml?raw";
import { brand, isOn } from "../../model/brand.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { describedCalls } from "./described-calls.ts";

export const openapiPath = "/api/openapi.yaml";

/** Their name is the publisher's. */
const named = describedCalls(description, isOn).replace(/^( +title:).*$/m, `$1 ${JSON.stringify(brand.name)}`);

export function openapi(api: Hono): void {
  api.get(openapiPath, (context) =>
    context.body(named, 200, {
      "content-type": "application/yaml; charset=utf-8",
      "cache-control": cachePolicies.settledCall,
    }),
  );
}
