// `npm run dev`: the site on Vite's development server. Server code is read anew after every edit, the browser keeps its state.

import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { Hono } from "hono";
import { createServer, type ViteDevServer } from "vite";
import { openStore } from "../content/store/db.ts";
import { readConfig } from "./config.ts";
import type { ClientFiles, Site } from "./create-site.ts";
import { createLog } from "./log.ts";

const root = join(import.meta.dirname, "..");

function stylesIn(vite: ViteDevServer): string[] {
  const modules = vite.environments.ssr.moduleGraph.idToModuleMap.values();
  const styles = [...modules].map(({ url }) => url).filter((url) => url.endsWith(".css"));
  // The shared styles first: they set the order of the style layers.
  const isShared = (url: string) => url.startsWith("/site/styles/");
  return [...styles.filter(isShared), ...styles.filter((url) => !isShared(url))].map((url) => `${url}?direct`);
}

function developmentFiles(vite: ViteDevServer): ClientFiles {
  return {
    build: "development",
    assets: () => ({ styles: stylesIn(vite), scripts: ["/core/client/entry.ts"], preloads: [], fonts: [] }),
    routes: new Hono(),
    paths: [],
  };
}

const config = readConfig({ ENV_STAGE: "dev", ...process.env });
const log = createLog(config.LOG_LEVEL);
const store = await openStore({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
const server = createHttpServer();
const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: "custom" });

type SiteModule = typeof import("./create-site.ts");
let current: { module: SiteModule; site: Site } | undefined;

async function currentSite(): Promise<Site> {
  const module = (await vite.ssrLoadModule("/server/create-site.ts")) as SiteModule;
  if (current?.module.createSite !== module.createSite) {
    current?.site.close();
    const site = await module.createSite({ config, log, store, files: developmentFiles(vite), development: true });
    current = { module, site };
  }
  return current.site;
}

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    currentSite().then(
      (site) => site.listener(request, response),
      (error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        log.error({ err: error }, "the site could not be loaded");
        response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
      },
    );
  });
});

server.listen(config.PORT, config.HOST, () => {
  process.stdout.write(`Meridian is in development on http://localhost:${config.PORT}\n`);
});
