// GET /api/suggestions/{path with slashes as spaces}: stories the reader may have meant (NF-03).

import type { Hono } from "hono";
import type { ApiParts } from "./routes.ts";

export const suggestionCount = 6;
const longestText = 300;

export function suggestions(api: Hono, { openClient }: ApiParts): void {
  api.get("/api/suggestions/:text{.*}", async (context) => {
    const words = context.req.param("text").replaceAll("/", " ").slice(0, longestText);
    return context.json(await openClient(new Set()).suggestions(words, suggestionCount));
  });
}
