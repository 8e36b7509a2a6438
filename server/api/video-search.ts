// GET /api/video-search/playlist?offset&size&playlistId: a part of a playlist and how many it has (VIDEO-04).

import type { Hono } from "hono";
import { playlistPart } from "../../site/video/playlist.server.ts";
import { textParameter, wholeParameter } from "./parameters.ts";
import type { ApiParts } from "./api-parts.ts";
import { storeCall } from "./store-call.ts";

const mostAtOnce = 30;
const usualSize = 3;
const longestId = 200;

export function videoSearch(api: Hono, { openClient, log, now }: ApiParts): void {
  api.get("/api/video-search/playlist", async (context) => {
    const query = new URL(context.req.url).searchParams;
    const playlistId = textParameter(query, "playlistId", longestId);
    const part = {
      offset: wholeParameter(query, "offset", { usual: 0 }),
      size: wholeParameter(query, "size", { usual: usualSize, most: mostAtOnce }),
    };
    return storeCall(context, log, async () => {
      const { items, total } = await playlistPart(openClient(new Set()), playlistId, part, now());
      return context.json({ items, total });
    });
  });
}
