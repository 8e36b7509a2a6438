// GET /api/article-search: a bare array of stories by section, category or tag, for Show More and for lists (LIST-08). While the store
// does not answer it says so: an empty list would tell readers that there are no more stories.

import type { Hono } from "hono";
import { messages } from "../../site/messages.ts";
import { events } from "../log.ts";
import type { ApiParts } from "./routes.ts";
import { articleQuery } from "./article-query.ts";

export function articleSearch(api: Hono, { openClient, log }: ApiParts): void {
  api.get("/api/article-search", async (context) => {
    const query = articleQuery(new URL(context.req.url).searchParams);
    if ("problem" in query) return context.json({ message: query.problem, statusCode: 400 }, 400);
    if ("nothing" in query) return context.json([]);
    try {
      return context.json(await openClient(new Set()).cards(query));
    } catch (error) {
      log.error({ err: error }, events.apiFailed);
      return context.json({ message: messages.apiFailed, statusCode: 503 }, 503, { "retry-after": "5" });
    }
  });
}
