// The calls the site answers, a file each, named as its address.

import { Hono } from "hono";
import type { Logger } from "pino";
import type { OpenClient } from "../../content/client.ts";
import type { ClientEnv } from "../../site/client-env.ts";
import type { EmbedService } from "../embeds/embed-service.ts";
import { events } from "../log.ts";
import { securityHeaders } from "../security-headers.ts";
import { adKeyword, type MetaFeed } from "./ad-keyword.ts";
import { ampConsentCall } from "./amp-consent.ts";
import { articleSearch } from "./article-search.ts";
import { embedFailures } from "./embed-failures.ts";
import { env } from "./env.ts";
import { hotTopics } from "./hotTopics.ts";
import { pageView } from "./page-view.ts";
import { instagram } from "./instagram.ts";
import { oembed } from "./oembed.ts";
import { region, type RegionSource } from "./region.ts";
import { resizer } from "./resizer.ts";
import { suggestions } from "./suggestions.ts";
import { videoSearch } from "./video-search.ts";

export interface ApiParts {
  openClient: OpenClient;
  env: ClientEnv;
  log: Logger;
  region: RegionSource;
  /** Absent: nobody knows keywords. */
  metaFeed?: MetaFeed | undefined;
  embeds: EmbedService;
}

export function apiRoutes(parts: ApiParts): Hono {
  const api = new Hono();
  api.use("/api/*", async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    if (context.res.status >= 500) context.header("cache-control", "no-store");
    else if (!context.res.headers.has("cache-control")) context.header("cache-control", "public, max-age=15");
  });
  api.get("/healthz", (context) => context.text("ok"));
  env(api, parts);
  hotTopics(api, parts);
  suggestions(api, parts);
  articleSearch(api, parts);
  videoSearch(api, parts);
  region(api, parts);
  ampConsentCall(api, parts);
  pageView(api, parts);
  adKeyword(api, parts);
  resizer(api);
  instagram(api, parts);
  oembed(api, parts);
  embedFailures(api, parts);
  api.all("/api/*", (context) => context.json({ message: "Not found", statusCode: 404 }, 404));
  api.onError((error, context) => {
    parts.log.error({ err: error, path: context.req.path }, events.apiFailed);
    return context.json({ message: "API Request failed", statusCode: 500 }, 500);
  });
  return api;
}
