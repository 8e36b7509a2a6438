// /cards/{width}/{height}/{path of a page}.jpg: the card of that page, for those pages that are shared with one. Drawn once and cached on
// disk under what it says, so that a new headline is a new card.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { ContentClient, OpenClient } from "../../content/client.ts";
import { isOut } from "../../content/records/is-out.ts";
import { articleMetadata } from "../../site/article/article-metadata.ts";
import { isCountOver } from "../../site/election/current-election.ts";
import { articleCard, electionCard, liveEventCard, type SocialCard } from "../../site/head/social-card.ts";
import type { FocalPoint } from "../../model/pictures/focal-point.ts";
import { mediaPath } from "../../model/pictures/media-path.server.ts";
import { imageSizes, type Size } from "../../model/pictures/image-sizes.ts";
import { pathKey } from "../../content/store/records/surrogate-keys.ts";
import type { EdgeHeaders } from "../edges/edge-headers.ts";
import type { DiskCache } from "../images/disk-cache.ts";
import type { Caller } from "../images/found-picture.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import { Refused } from "../limits/refused.ts";
import { refusedPicture } from "../limits/refused-picture.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { events } from "../log.ts";
import { canonicalPath, requestTarget } from "../media/canonical-path.ts";
import { responseBody } from "../http/response-body.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { SharedWork } from "../work/shared-work.ts";
import { QueueFullError } from "../../model/work/work-queue.server.ts";
import { cardLook } from "./card-look.ts";
import type { DrawCard } from "./draw-card.ts";
import { cachePolicies, missingPictureSeconds } from "../http/cache-policies.ts";

/** Of a picture of a card: it decides what is cut off. */
export type FocalPointOf = (url: string) => Promise<FocalPoint | undefined>;

export interface CardParts {
  openClient: OpenClient;
  cache: DiskCache;
  draw: DrawCard;
  focalPointOf: FocalPointOf;
  limits: SiteLimits;
  /** What answers say to caches in front of the site. */
  edgeHeaders: EdgeHeaders | undefined;
  log: Logger;
  now: () => number;
}

/** Raised when cards look different: what is cached is then drawn anew. */
const drawingVersion = 4;

const address = /^\/cards\/(?<width>\d+)\/(?<height>\d+)(?<path>\/.+)\.jpg$/;

const sizeOf = (width: string | undefined, height: string | undefined) =>
  [imageSizes.social, imageSizes.twitter].find(
    (size) => String(size.width) === width && String(size.height) === height,
  );

export function cardRoutes({ openClient, cache, draw, focalPointOf, limits, edgeHeaders, log, now }: CardParts): Hono {
  const drawings = new SharedWork<Buffer>();

  async function drawnOnce(card: SocialCard, size: Size, { signal, onMiss }: Required<Caller>): Promise<Buffer> {
    const points = await Promise.all(picturesOf(card).map(focalPointOf));
    const said = JSON.stringify([drawingVersion, cardLook(), card, size, points]);
    const name = `${createHash("sha1").update(said).digest("hex")}.jpeg`;
    const draws = async (stop: AbortSignal) => {
      const known = await cache.find(name);
      // Cards are small.
      if (known !== undefined) return readFile(known.path);
      await onMiss();
      const made = await draw(card, size, stop);
      await cache.add(name, made);
      return made;
    };
    return drawings.join(name, draws, signal);
  }

  return new Hono().get("/cards/*", async (context) => {
    const { width, height, path = "" } = address.exec(canonicalPath(requestTarget(context)) ?? "")?.groups ?? {};
    const size = sizeOf(width, height);
    const client = requestBehind(context);
    const { signal } = context.req.raw;
    try {
      const keys = new Set<string>();
      const card = size && (await cardOf(path, openClient(keys), now()));
      if (size === undefined) return refused("No such card", 404);
      if (card === undefined) {
        return refused(
          "No such card",
          404,
          edgeHeaders?.(keys, { of: "page", now: now(), most: missingPictureSeconds }),
        );
      }
      for (const url of picturesOf(card)) keys.add(pathKey(mediaPath(url)));
      const bytes = await drawnOnce(card, size, { signal, onMiss: () => limits.takeConversion(client) });
      return new Response(responseBody([bytes].values()), {
        headers: {
          ...securityHeaders,
          "content-length": String(bytes.length),
          "content-type": "image/jpeg",
          "cache-control": cachePolicies.picture,
          ...edgeHeaders?.(keys, { of: "page", now: now() }),
        },
      });
    } catch (error) {
      // Nobody waits for the answer to one that was broken off.
      const isFull = error instanceof QueueFullError || signal.aborted;
      const refusal = isFull ? limits.conversionsFull(client) : error;
      if (refusal instanceof Refused) return refusedPicture(refusal);
      log.warn({ err: error, path }, events.imageFailed);
      return refused("This card cannot be drawn now", 503);
    }
  });
}

/** What is published at the path, if it is shared with a card. */
async function cardOf(path: string, content: ContentClient, now: number): Promise<SocialCard | undefined> {
  const story = await content.byPath("article", path);
  // What is asked here does not depend on the host.
  if (story !== undefined && isOut(story, now)) return articleCard(articleMetadata(story, path, ""));
  const event = await content.byPath("live_event", path);
  if (event?.published === true) return liveEventCard(event.title, event.thumbnail ?? event.heading?.imageUrl);
  const election = await content.byPath("election", path);
  return election?.published === true ? electionCard(election.title, !isCountOver(election, now)) : undefined;
}

const picturesOf = ({ face, picture }: SocialCard) => [face, picture].filter((url) => url !== undefined);

function refused(reason: string, status: 404 | 503, more: Record<string, string> = {}): Response {
  return new Response(reason, {
    status,
    headers: {
      ...securityHeaders,
      "content-type": "text/plain; charset=utf-8",
      ...(status === 503
        ? { "cache-control": cachePolicies.none, "retry-after": "10" }
        : { "cache-control": cachePolicies.missingPicture }),
      ...more,
    },
  });
}
