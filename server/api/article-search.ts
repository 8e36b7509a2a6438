// GET /api/article-search: a bare array of stories by section, category or tag, for Show More and for lists (LIST-08). While the store
// does not answer it says so: an empty list would tell readers that there are no more stories.

import type { Hono } from "hono";
import { articleQuery } from "./article-query.ts";
import { articlesAt } from "./articles-at.ts";
import type { ApiParts } from "./api-parts.ts";
import { listItem } from "./list-item.ts";
import { storeCall } from "./store-call.ts";

export function articleSearch(api: Hono, { openClient, log, now }: ApiParts): void {
  api.get("/api/article-search", async (context) => {
    const query = articleQuery(new URL(context.req.url).searchParams);
    if ("problem" in query) return context.json({ message: query.problem, statusCode: 400 }, 400);
    if ("nothing" in query) return context.json([]);
    return storeCall(context, log, async () => {
      const content = openClient(new Set());
      return context.json(
        "urls" in query ? await articlesAt(content, query.urls, now()) : (await content.cards(query)).map(listItem),
      );
    });
  });
}
