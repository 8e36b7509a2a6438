// Films and sound. They stand among the uploads with the pictures, and are looked for first.

import type { Capability } from "../capability.ts";
import type { SiteGround } from "../site-ground.ts";
import { mediaRoutes } from "./routes.ts";

export function mediaCapability({ config, now }: SiteGround): Capability {
  return { routes: mediaRoutes({ dataDir: config.DATA_DIR, now }) };
}
