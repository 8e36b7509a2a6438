// The calls: records into the store, and everything else that is asked at /api/. What nobody answered before is not found here, so other
// capabilities with calls of their own are listed earlier.

import { Hono } from "hono";
import { openParseWorker } from "../../content/import/parse-in-worker.ts";
import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import { contentCallRoutes } from "./content-door.ts";
import { contentRoutes } from "./content.ts";
import { mediaAnswers } from "./media.ts";
import { apiRoutes } from "./routes.ts";

export function apiCapability({
  config,
  store,
  media,
  parseWorker,
  access,
  source,
  openClient,
  origin,
  env,
  embeds,
  limits,
  log,
  now,
}: SiteServices): Capability {
  const routes = new Hono();
  const parser = openParseWorker({ file: parseWorker });
  const door = { access, store, log };
  routes.route("/", contentCallRoutes(mediaAnswers({ media: media.store, store }), door));
  if (source.isOwn) {
    routes.route("/", contentRoutes({ store, parser, secret: config.PREVIEW_SECRET, origin, now }, door));
  }
  routes.route(
    "/",
    apiRoutes({
      openClient,
      origin,
      env,
      log,
      region: { header: config.REGION_HEADER, assumed: config.REGION_DEFAULT },
      metaFeed: config.AD_META_URL === undefined ? undefined : { url: config.AD_META_URL, field: config.AD_META_FIELD },
      embeds,
      limits,
      now,
    }),
  );
  return { routes, close: () => parser.stop() };
}
