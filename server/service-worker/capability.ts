// The service worker of readers' browsers, or its end.

import { worksOnlineOnly } from "../../site/offline/works-online-only.ts";
import { workerPath } from "../../site/service-worker/worker-settings.ts";
import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import { workerRoutes } from "./routes.ts";

export function workerCapability({ files, env }: SiteServices): Capability {
  return {
    routes: workerRoutes({
      build: files.build,
      worker: files.worker,
      assetsOrigin: env.assetsPath,
      isSwitchedOff: worksOnlineOnly(env),
    }),
    paths: [workerPath],
  };
}
