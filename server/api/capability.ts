// The calls: records into the store, and everything else that is asked at /api/. What nobody answered before is not found here, so other
// capabilities with calls of their own are listed earlier.

import { Hono } from "hono";
import type { Capability } from "../capability.ts";
import type { SiteGround } from "../site-ground.ts";
import { contentRoutes } from "./content.ts";
import { apiRoutes } from "./routes.ts";

export function apiCapability({
  config,
  store,
  access,
  source,
  openClient,
  env,
  embeds,
  limits,
  log,
}: SiteGround): Capability {
  const routes = new Hono();
  if (source.isOwn) routes.route("/", contentRoutes({ store, access, log }));
  routes.route(
    "/",
    apiRoutes({
      openClient,
      env,
      log,
      region: { header: config.REGION_HEADER, assumed: config.REGION_DEFAULT },
      metaFeed: config.AD_META_URL === undefined ? undefined : { url: config.AD_META_URL, field: config.AD_META_FIELD },
      embeds,
      limits,
    }),
  );
  return { routes };
}
