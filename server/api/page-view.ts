// POST /api/page-view: where a site that counts its page views by itself sends them (STATE-07, ANALYTICS_URL). A view is a line of the
// log at level debug; nothing else is stored. It is there only while views are counted.

import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { events } from "../log.ts";
import type { ApiParts } from "./api-parts.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export const pageViewPath = "/api/page-view";
const mostBytes = 2048;

const view = z.object({
  path: z.string().startsWith("/").max(1000),
  layout: z.string().max(50),
  referrer: z.string().max(1000).default(""),
});

export function pageView(api: Hono, { env, log }: ApiParts): void {
  if (env.analyticsUrl !== pageViewPath) return;
  const limit = bodyLimit({ maxSize: mostBytes, onError: (context) => context.body(null, 413) });
  api.post(pageViewPath, limit, async (context) => {
    context.header("cache-control", cachePolicies.none);
    const read = view.safeParse(parsedJson(await context.req.text()));
    if (!read.success) return context.body(null, 400);
    log.debug(read.data, events.pageViewed);
    return context.body(null, 204);
  });
}

/** Beacons come as plain text. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
