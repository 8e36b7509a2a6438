// GET /api/article-search: a bare array of stories by section, category or tag, for Show More and for lists (LIST-08).

import type { Hono } from "hono";
import type { ApiParts } from "./routes.ts";
import { articleQuery } from "./article-query.ts";

export function articleSearch(api: Hono, { openClient }: ApiParts): void {
  api.get("/api/article-search", async (context) => {
    const query = articleQuery(new URL(context.req.url).searchParams);
    if ("problem" in query) return context.json({ message: query.problem, statusCode: 400 }, 400);
    if ("nothing" in query) return context.json([]);
    return context.json(await openClient(new Set()).cards(query));
  });
}
