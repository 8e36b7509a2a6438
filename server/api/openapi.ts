// GET /api/openapi.yaml: the description of all calls, as docs/openapi.yaml holds it.

import type { Hono } from "hono";
import description from "../../docs/openapi.yaml?raw";
import { cachePolicies } from "../http/cache-policies.ts";

export const openapiPath = "/api/openapi.yaml";

export function openapi(api: Hono): void {
  api.get(openapiPath, (context) =>
    context.body(description, 200, {
      "content-type": "application/yaml; charset=utf-8",
      "cache-control": cachePolicies.settledCall,
    }),
  );
}
