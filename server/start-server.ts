// Puts the parts together and serves until told to stop.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { openStore } from "../content/store/db.ts";
import { openStoreClient } from "../content/store-client.ts";
import { withVersion, type ClientEnv } from "../site/client-env.ts";
import { loadPage, pages, type PageName } from "../site/pages/registry.ts";
import { themeScript } from "../site/theme-script.ts";
import { apiRoutes } from "./api/routes.ts";
import type { Config } from "./config.ts";
import { httpServer } from "./http-server.ts";
import { imageRoutes } from "./images/routes.ts";
import { events } from "./log.ts";
import { assetsByPage, readManifest } from "./manifest.ts";
import { PageCache } from "./page-cache.ts";
import { pageService } from "./page-service.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { Hono } from "hono";

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** How long a page counts as fresh; changes are shown at once by purge, this is for what time alone changes. */
const freshFor = 30_000;
const drainTime = 10_000;

function clientEnv(config: Config): ClientEnv {
  const assetsPath = config.ASSETS_URL ?? "";
  return withVersion({
    assetsPath,
    envStage: config.ENV_STAGE,
    a57Url: "",
    staticDomain: assetsPath,
    ISADomain: "",
    facebookArticleAppId: "",
    flags: config.FLAGS,
    analyticsUrl: config.ANALYTICS_URL ?? "",
  });
}

export async function startServer(config: Config, log: Logger, distDir: string): Promise<RunningServer> {
  const store = await openStore({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  const openClient = openStoreClient(store);
  const clientDir = join(distDir, "client");
  const manifestText = readFileSync(join(clientDir, ".vite/manifest.json"), "utf8");
  const files = staticFiles(clientDir);
  const origin = config.SITE_ORIGIN ?? `http://localhost:${config.PORT}`;
  const env = clientEnv(config);
  await Promise.all((Object.keys(pages) as PageName[]).map(loadPage));

  const cache = new PageCache({
    maxBytes: config.PAGE_CACHE_MB * 1024 * 1024,
    freshFor,
    now: Date.now,
    onStale: (key, error) => log.warn({ key, err: error }, events.staleServed),
  });
  const stopListening = store.onChange((keys) => {
    const pagesTouched = cache.purge(keys);
    log.debug({ keys: keys.length, pages: pagesTouched }, events.storeChanged);
  });

  const service = pageService({
    openClient,
    log,
    env,
    origin,
    policy: contentSecurityPolicy({
      inlineScript: themeScript,
      assetsOrigin: config.ASSETS_URL ?? "",
      secure: origin.startsWith("https:"),
    }),
    surrogateKeys: config.SURROGATE_KEYS === "on",
    document: {
      build: files.buildId(manifestText),
      assets: assetsByPage(readManifest(manifestText), files.fonts()),
      inlineScript: themeScript,
    },
    now: Date.now,
  });

  const router = new Hono();
  router.route("/", apiRoutes({ openClient, env, log }));
  router.route("/", imageRoutes({ dataDir: config.DATA_DIR, log }));
  router.route("/", files.routes());

  const server = httpServer({ api: router, routerPaths: new Set([...files.paths(), "/healthz"]), cache, pages: service, log });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  log.info({ port, origin }, events.started);

  return {
    port,
    stop: async () => {
      log.info(events.stopping);
      stopListening();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const deadline = setTimeout(() => server.closeAllConnections(), drainTime);
      await closed;
      clearTimeout(deadline);
      await store.close();
      log.info(events.stopped);
    },
  };
}
