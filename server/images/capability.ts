// Pictures: in any of the allowed sizes, as they were stored, and as the cards that pages are shared with.

import { Hono } from "hono";
import { defaultSocialImage } from "../../site/head/social-tags.ts";
import { isResizable } from "../../site/lib/image-url.ts";
import type { Capability } from "../capability.ts";
import { cardDrawing } from "../cards/draw-card.ts";
import { cardRoutes } from "../cards/routes.ts";
import type { SiteGround } from "../site-ground.ts";
import { imageRoutes, siteResizer } from "./routes.ts";

export function imageCapability({ config, files, openClient, log }: SiteGround): Capability {
  const dataDir = config.DATA_DIR;
  const images = siteResizer(dataDir);
  const draw = cardDrawing({
    pictureOf: async (url, size) => (isResizable(url) ? images.resize({ source: url, ...size }, "jpeg") : undefined),
    publishersCard: async () => Buffer.from(await (await files.routes.request(defaultSocialImage)).arrayBuffer()),
  });
  const routes = new Hono();
  routes.route("/", imageRoutes({ dataDir, images, log }));
  routes.route("/", cardRoutes({ openClient, dataDir, draw, log }));
  return { routes };
}
