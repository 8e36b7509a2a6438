// POST /api/embed-failures: a browser tells that an embed could not be shown (EMBED-05). Logged, a few a minute; anybody can send these,
// so nothing but known words and a path goes into the log.

import type { Hono } from "hono";
import { z } from "zod";
import { embedSchemas } from "../../content/blocks/embed-schemas.ts";
import { failureReasons } from "../../site/embeds/failure-reasons.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { callBudget } from "../embeds/call-budget.ts";
import { events } from "../log.ts";
import type { ApiParts } from "./api-parts.ts";
import { cachePolicies } from "../http/cache-policies.ts";

const largest = 1024;

const reportSchema = z.object({
  kind: z.enum([...keysOf(embedSchemas), "raw-html"]),
  reason: z.enum(failureReasons),
  path: z.string().regex(/^\/[\w./-]{0,300}$/),
});

export function embedFailures(api: Hono, { limits, log }: ApiParts): void {
  const spend = callBudget({ name: "embed failures", atOnce: 10, perMinute: 60, waiting: 0, limits });

  api.post("/api/embed-failures", async (context) => {
    context.header("cache-control", cachePolicies.none);
    const length = Number(context.req.header("content-length"));
    if (!(length <= largest)) return context.json({ message: "too large", statusCode: 413 }, 413);
    try {
      const report = reportSchema.parse(JSON.parse(await context.req.text()));
      // More than this is noise, or somebody who wants to fill the log.
      await spend(async () => log.warn(report, events.embedFailed)).catch(() => undefined);
      return context.body(null, 204);
    } catch {
      return context.json({ message: "must name the kind, the reason and the path", statusCode: 400 }, 400);
    }
  });
}
