// Pictures: in any of the allowed sizes, as they were stored, and as the cards that pages are shared with.

import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { defaultSocialImage } from "../../site/head/social-tags.ts";
import { isResizable } from "../../model/pictures/image-url.ts";
import { mediaPath } from "../../model/pictures/media-path.server.ts";
import type { Capability } from "../capability.ts";
import { cardDrawing, type PictureOf } from "../cards/draw-card.ts";
import { cardRoutes } from "../cards/routes.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";
import { conversionQueue, drawingQueue } from "./conversions.ts";
import { openDrawingProcesses } from "./drawing-process.ts";
import { focalPoints } from "./focal-points.ts";
import { pictureFinder } from "./find-picture.ts";
import { pictureThere, type IsPictureThere } from "./picture-there.ts";
import { openOutsidePictures } from "./outside/open-outside-pictures.ts";
import { preparePictures } from "./prepare-pictures.ts";
import { resizer } from "./resize.ts";
import { imageRoutes } from "./routes.ts";

const megabyte = 1024 * 1024;

export interface ImageCapability extends Capability {
  isPictureThere: IsPictureThere;
}

export function imageCapability(services: SiteServices): ImageCapability {
  const { config, store, media, team, files, drawingWorker, limits, openClient, edges, log, now } = services;
  const queue = conversionQueue(team);
  const drawings = drawingQueue(team);
  const processes = openDrawingProcesses({ file: drawingWorker, longest: config.DRAWING_SECONDS * 1000 });
  const images = resizer({
    cache: media.madeCache("images", 1024 * megabyte),
    photographs: queue,
    drawings,
    processes,
    onFailure: ({ name }, error) => log.warn({ err: error, source: name }, events.imageFailed),
  });

  const outside = openOutsidePictures(services, { drawings, processes });
  const points = focalPoints(store);
  const findPicture = pictureFinder({ findUpload: media.findUpload, outside, points });

  const pictureOf: PictureOf = async (url, size) => {
    const source = isResizable(url) ? await findPicture(url) : undefined;
    if (source === undefined) return undefined;
    const picture = await images.picture({ source, size, format: "jpeg" });
    return Buffer.isBuffer(picture) ? picture : readFile(picture.path);
  };
  const draw = cardDrawing({
    pictureOf,
    publishersCard: async () => Buffer.from(await (await files.routes.request(defaultSocialImage)).arrayBuffer()),
    queue,
  });

  const stopPreparing = preparePictures({
    store,
    team,
    findPicture,
    images,
    areReadersWaiting: () => queue.waiting > 0,
    // What cannot be read is told by the resizer.
    onFailure: (story, error) => log.debug({ story, err: error }, events.imageFailed),
    now,
  });

  const focalPointOf = async (url: string) => points.of(mediaPath(url));

  const routes = new Hono();
  routes.route(
    "/",
    imageRoutes({ findPicture, images, limits, edgeHeaders: edges.headers, now, onAway: media.noteAway }),
  );
  routes.route(
    "/",
    cardRoutes({
      openClient,
      cache: media.madeCache("cards", 256 * megabyte),
      draw,
      focalPointOf,
      limits,
      edgeHeaders: edges.headers,
      log,
      now,
    }),
  );
  return {
    isPictureThere: pictureThere({ findPicture, hasFile: async (path) => (await files.routes.request(path)).ok }),
    routes,
    close: async () => {
      await stopPreparing();
      points.close();
      outside.close();
      processes.stop();
    },
  };
}
