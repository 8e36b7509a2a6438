// GET /api/video-search/playlist?offset&size&playlistId: a part of a playlist and how many it has (VIDEO-04).

import type { Hono } from "hono";
import { messages } from "../../site/messages.ts";
import { playlistPart } from "../../site/video/playlist.server.ts";
import { events } from "../log.ts";
import type { ApiParts } from "./routes.ts";

const mostAtOnce = 30;
const usualSize = 3;

export function videoSearch(api: Hono, { openClient, log }: ApiParts): void {
  api.get("/api/video-search/playlist", async (context) => {
    const { playlistId = "", offset, size } = context.req.query();
    if (playlistId === "") return context.json({ message: "playlistId is missing", statusCode: 400 }, 400);
    const part = { offset: whole(offset, 0), size: Math.min(whole(size, usualSize), mostAtOnce) };
    try {
      const { items, total } = await playlistPart(openClient(new Set()), playlistId, part, Date.now());
      return context.json({ items, total });
    } catch (error) {
      log.error({ err: error }, events.apiFailed);
      return context.json({ message: messages.apiFailed, statusCode: 503 }, 503, { "retry-after": "5" });
    }
  });
}

/** What is no number counts as not given. */
function whole(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}
