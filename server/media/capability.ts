// Films and sound. They stand among the uploads with the pictures, and are looked for first.

import { join } from "node:path";
import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import { uploadsIn } from "./find-upload.ts";
import { mediaRoutes } from "./routes.ts";

export function mediaCapability({ config, edges, now }: SiteServices): Capability {
  return {
    routes: mediaRoutes({ findUpload: uploadsIn(join(config.DATA_DIR, "uploads")), edgeHeaders: edges.headers, now }),
  };
}
