// GET /api/hotTopics: what is hot, or an empty object when there is nothing or the read failed (HEADER-05, ERR-04).

import type { Hono } from "hono";
import { readHotTopics } from "../../site/hot-topics.server.ts";
import { events } from "../log.ts";
import type { ApiParts } from "./api-parts.ts";

export function hotTopics(api: Hono, { openClient, log }: ApiParts): void {
  api.get("/api/hotTopics", async (context) => {
    try {
      const found = await readHotTopics(openClient(new Set()));
      if (found === undefined) return context.json({});
      const { title, title_color, list_items } = found;
      return context.json({ title, title_color, list_items });
    } catch (error) {
      log.error({ err: error }, events.apiFailed);
      return context.json({});
    }
  });
}
