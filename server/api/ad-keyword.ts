// GET /api/ad-keyword?id=: the keyword of a story, from the publisher's article meta feed (ADS-06). The feed is asked by the server, so
// that pages need no other host for it; however slow, broken or talkative it is, readers wait a second at most, and a failure is logged
// and ignored.

import type { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { memoized } from "../../model/work/single-flight.ts";
import { events } from "../log.ts";
import type { ApiParts, MetaFeed } from "./api-parts.ts";
import { cachePolicies } from "../http/cache-policies.ts";

const patience = 1000;
const largestAnswer = 256 * 1024;
const longestKeyword = 200;
/** More at once than this, and the feed is left in peace. */
const mostAtOnce = 16;
const cachedFor = 5 * 60 * 1000;

type AskFeed = (id: string) => Promise<string>;

/** Failures are cached like answers: a feed that is down is not asked by every reader. */
export function keywordFeed({ url, field }: MetaFeed, log: Logger): AskFeed {
  const known = new LRUCache<string, Promise<string>>({ max: 5000, ttl: cachedFor });
  let atOnce = 0;

  const ask = async (id: string): Promise<string> => {
    try {
      atOnce += 1;
      const response = await fetch(url.replaceAll("{id}", encodeURIComponent(id)), {
        signal: AbortSignal.timeout(patience),
        headers: { accept: "application/json" },
      });
      if (!response.ok) throw new Error(`the feed answered ${response.status}`);
      return keywordIn(JSON.parse(await textWithin(response, largestAnswer)), field);
    } catch (error) {
      log.warn({ err: error, article: id }, events.adKeywordFailed);
      return "";
    } finally {
      atOnce -= 1;
    }
  };

  return (id) => (atOnce < mostAtOnce || known.has(id) ? memoized(known, id, () => ask(id)) : Promise.resolve(""));
}

async function textWithin(response: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limit) throw new Error("the feed's answer is too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** The field may stand at the top or in `data`, and hold one word or a list of them. */
export function keywordIn(answer: unknown, field: string): string {
  const value = valueOf(answer, field) ?? valueOf(valueOf(answer, "data"), field);
  const words: unknown[] = Array.isArray(value) ? value : [value];
  return words
    .filter((word) => typeof word === "string")
    .join(",")
    .slice(0, longestKeyword);
}

function valueOf(holder: unknown, field: string): unknown {
  return typeof holder === "object" && holder !== null
    ? new Map<string, unknown>(Object.entries(holder)).get(field)
    : undefined;
}

/** Ids of records and of older systems; anything else is nobody's. */
const idPattern = /^[\w.:-]{1,100}$/;

export function adKeyword(api: Hono, { metaFeed, log }: ApiParts): void {
  if (metaFeed === undefined) return;
  const askFeed = keywordFeed(metaFeed, log);
  api.get("/api/ad-keyword", async (context) => {
    const id = context.req.query("id") ?? "";
    if (!idPattern.test(id)) return context.json({ message: "id must be the id of a story", statusCode: 400 }, 400);
    context.header("cache-control", cachePolicies.settledCall);
    return context.json({ keyword: await askFeed(id) });
  });
}
