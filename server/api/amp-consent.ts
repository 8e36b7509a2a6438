// POST /api/amp-consent: AMP pages ask whether the reader must be asked before ads (ADS-06). Also those that an AMP cache serves under a
// host of its own, so the answer names that host. It holds for one reader and is cached by nobody.

import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie } from "hono/cookie";
import { z } from "zod";
import { ampChoiceCookie, ampConsent, ampConsentPath, askFirst } from "../../site/privacy/amp-consent.ts";
import { regionOf } from "./region.ts";
import type { ApiParts } from "./api-parts.ts";
import { lookUp } from "../../model/fields/look-up.ts";
import { cachePolicies } from "../http/cache-policies.ts";

const mostBytes = 8192;

/** AMP's caches: a subdomain for each publisher. */
const ampCache = /^https:\/\/[a-z0-9-]+\.(cdn\.ampproject\.org|bing-amp\.com)$/;

const question = z.object({
  matchedGeoGroup: z.string().nullish(),
  consentStateValue: z.string().nullish(),
});

const words: Readonly<Record<string, boolean>> = { yes: true, no: false };

export function ampConsentCall(api: Hono, { region }: ApiParts): void {
  const limit = bodyLimit({ maxSize: mostBytes, onError: (context) => context.body(null, 413) });
  api.post(ampConsentPath, limit, async (context) => {
    context.header("cache-control", cachePolicies.none);
    allowAmpCache(context);
    const asked = question.safeParse(parsedJson(await context.req.text()));
    if (!asked.success) return context.body(null, 400);
    const { matchedGeoGroup, consentStateValue } = asked.data;
    return context.json(
      ampConsent({
        region: regionOf(context, region),
        asksFirst: matchedGeoGroup === askFirst,
        gpc: context.req.header("sec-gpc") === "1",
        chosen: lookUp(words, getCookie(context, ampChoiceCookie) ?? ""),
        isRejected: consentStateValue === "rejected",
      }),
    );
  });
}

function allowAmpCache(context: Context): void {
  context.header("vary", "Origin");
  const origin = context.req.header("origin") ?? "";
  if (!ampCache.test(origin)) return;
  context.header("access-control-allow-origin", origin);
  context.header("access-control-allow-credentials", "true");
}

/** It comes as plain text, or browsers would ask for leave first. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
