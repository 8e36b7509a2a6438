// Pictures: in any of the allowed sizes, as they were stored, and as the cards that pages are shared with.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { defaultSocialImage } from "../../site/head/social-tags.ts";
import { isResizable } from "../../model/pictures/image-url.ts";
import type { Capability } from "../capability.ts";
import { cardDrawing, type PictureOf } from "../cards/draw-card.ts";
import { cardRoutes } from "../cards/routes.ts";
import { events } from "../log.ts";
import { canonicalPath } from "../media/canonical-path.ts";
import { uploadsIn } from "../media/find-upload.ts";
import type { SiteServices } from "../site-services.ts";
import { conversionQueue, drawingQueue } from "./conversions.ts";
import { diskCache } from "./disk-cache.ts";
import { openDrawingProcesses } from "./drawing-process.ts";
import { resizer } from "./resize.ts";
import { imageRoutes } from "./routes.ts";

const megabyte = 1024 * 1024;

export function imageCapability({ config, files, drawingWorker, limits, openClient, log }: SiteServices): Capability {
  const cacheOf = (name: string, maxBytes: number) =>
    diskCache({
      dir: join(config.DATA_DIR, "cache", name),
      maxBytes,
      maxFiles: 32_768,
      onError: (error) => log.warn({ err: error, cache: name }, events.cacheNotWritten),
    });
  const findUpload = uploadsIn(join(config.DATA_DIR, "uploads"));
  const queue = conversionQueue();
  const processes = openDrawingProcesses({ file: drawingWorker, longest: config.DRAWING_SECONDS * 1000 });
  const images = resizer({
    cache: cacheOf("images", 1024 * megabyte),
    photographs: queue,
    drawings: drawingQueue(),
    processes,
    onFailure: ({ name }, error) => log.warn({ err: error, source: name }, events.imageFailed),
  });

  const pictureOf: PictureOf = async (url, size) => {
    const path = isResizable(url) ? canonicalPath(url) : undefined;
    const source = path === undefined ? undefined : await findUpload(path);
    if (source === undefined) return undefined;
    const picture = await images.picture({ source, size, format: "jpeg" });
    return Buffer.isBuffer(picture) ? picture : readFile(picture.path);
  };
  const draw = cardDrawing({
    pictureOf,
    publishersCard: async () => Buffer.from(await (await files.routes.request(defaultSocialImage)).arrayBuffer()),
    queue,
  });

  const routes = new Hono();
  routes.route("/", imageRoutes({ findUpload, images, limits }));
  routes.route("/", cardRoutes({ openClient, cache: cacheOf("cards", 256 * megabyte), draw, limits, log }));
  return { routes, close: processes.stop };
}
