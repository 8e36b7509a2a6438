// /cards/{width}/{height}/{path of a page}.jpg: the card of that page, for those pages that are shared with one. Drawn once and kept on
// disk under what it says, so that a new headline is a new card.

import { createHash } from "node:crypto";
import { join } from "node:path";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { ContentClient, OpenClient } from "../../content/client.ts";
import { isOut } from "../../content/records/is-out.ts";
import { articleMetadata } from "../../site/article/article-metadata.ts";
import { isCountOver } from "../../site/election/current-election.ts";
import { articleCard, electionCard, liveEventCard, type SocialCard } from "../../site/head/social-card.ts";
import { imageSizes } from "../../site/lib/image-sizes.ts";
import { decodedPath } from "../decoded-path.ts";
import { diskCache } from "../images/disk-cache.ts";
import { events } from "../log.ts";
import { securityHeaders } from "../security-headers.ts";
import type { DrawCard } from "./draw-card.ts";

export interface CardParts {
  openClient: OpenClient;
  dataDir: string;
  draw: DrawCard;
  log: Logger;
}

const maxCacheBytes = 256 * 1024 * 1024;
/** Raised when cards look different: what is kept is then drawn anew. */
const drawingVersion = 1;

const address = /^\/cards\/(?<width>\d+)\/(?<height>\d+)(?<path>\/.+)\.jpg$/;

const sizeOf = (width: string | undefined, height: string | undefined) =>
  [imageSizes.social, imageSizes.twitter].find(
    (size) => String(size.width) === width && String(size.height) === height,
  );

export function cardRoutes({ openClient, dataDir, draw, log }: CardParts): Hono {
  const kept = diskCache({ dir: join(dataDir, "cache", "cards"), maxBytes: maxCacheBytes });
  const underWay = new Map<string, Promise<Buffer>>();

  async function drawnOnce(card: SocialCard, size: { width: number; height: number }): Promise<Buffer> {
    const said = JSON.stringify([drawingVersion, card, size]);
    const name = `${createHash("sha1").update(said).digest("hex")}.jpeg`;
    const running = underWay.get(name);
    if (running !== undefined) return running;
    const work = (async () => {
      const known = await kept.read(name);
      if (known !== undefined) return known;
      const made = await draw(card, size);
      await kept.keep(name, made);
      return made;
    })().finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  }

  return new Hono().get("/cards/*", async (context) => {
    const { width, height, path = "" } = address.exec(decodedPath(context.req.url) ?? "")?.groups ?? {};
    const size = sizeOf(width, height);
    try {
      const card = size && (await cardOf(path, openClient(new Set())));
      if (size === undefined || card === undefined) return refused("No such card", 404);
      return new Response(new Uint8Array(await drawnOnce(card, size)), {
        headers: {
          ...securityHeaders,
          "content-type": "image/jpeg",
          "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
        },
      });
    } catch (error) {
      log.warn({ err: error, path }, events.imageFailed);
      return refused("This card cannot be drawn", 503);
    }
  });
}

/** What is published at the path, if it is shared with a card. */
async function cardOf(path: string, content: ContentClient): Promise<SocialCard | undefined> {
  const story = await content.byPath("article", path);
  // What is asked here does not depend on the host.
  if (story !== undefined && isOut(story, Date.now())) return articleCard(articleMetadata(story, path, ""));
  const event = await content.byPath("live_event", path);
  if (event?.published === true) return liveEventCard(event.title, event.thumbnail ?? event.heading?.imageUrl);
  const election = await content.byPath("election", path);
  return election?.published === true ? electionCard(election.title, !isCountOver(election, Date.now())) : undefined;
}

function refused(reason: string, status: 404 | 503): Response {
  return new Response(reason, {
    status,
    headers: { ...securityHeaders, "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=10" },
  });
}
