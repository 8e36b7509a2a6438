// GET /api/env: the client's environment values, with the version marker (STATE-05).

import type { Hono } from "hono";
import type { ApiParts } from "./api-parts.ts";

export function env(api: Hono, parts: ApiParts): void {
  api.get("/api/env", (context) => context.json(parts.env));
}
