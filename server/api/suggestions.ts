// GET /api/suggestions/{path with slashes as spaces}: stories the reader may have meant (NF-03). A failure is logged and the page goes on
// without them (ERR-04).

import type { Hono } from "hono";
import { events } from "../log.ts";
import type { ApiParts } from "./api-parts.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export const suggestionsPath = "/api/suggestions/:text{.*}";
export const suggestionCount = 6;
const longestText = 300;

export function suggestions(api: Hono, { openClient, log }: ApiParts): void {
  api.get(suggestionsPath, async (context) => {
    const words = context.req.param("text").replaceAll("/", " ").slice(0, longestText);
    try {
      return context.json(await openClient(new Set()).suggestions(words, suggestionCount));
    } catch (error) {
      log.error({ err: error }, events.apiFailed);
      return context.json([], 200, { "cache-control": cachePolicies.none });
    }
  });
}
