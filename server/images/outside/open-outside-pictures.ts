// Outside pictures by the settings of the site.

import { join } from "node:path";
import { setImageSources } from "../../../model/pictures/image-sources.server.ts";
import type { WorkQueue } from "../../../model/work/work-queue.server.ts";
import { events } from "../../log.ts";
import type { SiteServices } from "../../site-services.ts";
import { diskCache } from "../disk-cache.ts";
import type { DrawingProcesses } from "../drawing-process.ts";
import { sourceCalls } from "./ask-source.ts";
import { pictureChecks } from "./check-picture.ts";
import { outsidePictures, type OutsidePictures } from "./outside-pictures.ts";

const megabyte = 1024 * 1024;
const mostFiles = 1_000_000;
/** What is noted of a million pictures. */
const mostFactBytes = 512 * megabyte;
/** Each folder of the cache holds a share of it: room for several of the largest. */
const largestInFolder = 8;

export interface OpenOutsidePictures extends OutsidePictures {
  close: () => void;
}

export function openOutsidePictures(
  { config, origin, now, log, tally }: Pick<SiteServices, "config" | "origin" | "now" | "log" | "tally">,
  drawing: { drawings: WorkQueue; processes: DrawingProcesses },
): OpenOutsidePictures {
  // The store has said so too; while developing, its modules are others.
  setImageSources(config.IMAGE_SOURCES);
  const { IMAGE_SOURCES_DISK_MB: diskSize, IMAGE_SOURCES_LARGEST_MB: largest } = config;
  const cacheOf = (name: string, maxBytes: number, folders: number) =>
    diskCache({
      dir: join(config.DATA_DIR, "cache", name),
      maxBytes,
      maxFiles: mostFiles,
      folders,
      onError: (error) => log.warn({ err: error, cache: name }, events.cacheNotWritten),
    });
  const folders = Math.max(1, Math.min(1024, Math.floor(diskSize / (largest * largestInFolder))));
  const source = sourceCalls({
    insideHosts: config.IMAGE_SOURCES_INSIDE,
    mostBytes: largest * megabyte,
    timeout: config.IMAGE_SOURCES_TIMEOUT_SECONDS * 1000,
    userAgent: `Mozilla/5.0 (compatible; pictures for ${origin})`,
  });
  const pictures = outsidePictures({
    source,
    check: pictureChecks(drawing),
    files: cacheOf("outside", diskSize * megabyte, folders),
    facts: cacheOf("outside-facts", mostFactBytes, 1024),
    freshFor: config.IMAGE_SOURCES_FRESH_SECONDS * 1000,
    now,
    // Anybody can name pictures that a source does not have.
    onFailure: ({ host, pathname }, reason) =>
      tally.count(events.outsidePictureFailed, `${host}${pathname}: ${reason}`),
  });
  return { ...pictures, close: source.close };
}
