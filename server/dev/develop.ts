// `npm run dev`: the site on Vite's development server, without a build. After an edit the server code it touches is read anew and the
// browser loads the page again; an edited style is changed in place.

import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { Hono } from "hono";
import { createServer, type ViteDevServer } from "vite";
import { openStore } from "../../content/store/open-store.ts";
import { brand } from "../../model/brand.ts";
import { brandFolder } from "../../model/brand/brand-folder.ts";
import { escapeText } from "../../model/html/escape.ts";
import { brandFiles } from "../http/brand-files.ts";
import { ConfigError, readConfig, siteHosts, type Config } from "../config.ts";
import type * as SiteModule from "../create-site.ts";
import { createReadableLog, type Fault } from "./dev-log.ts";
import { developmentAmpStyle, developmentClassName, developmentStyles, pageUpdates } from "./dev-styles.ts";
import { serviceAddress } from "../sign-in/sign-in-service.ts";
import type { ClientFiles } from "../site-services.ts";
import { alone } from "../workers/alone.ts";

type CreateSite = typeof SiteModule.createSite;

const root = join(import.meta.dirname, "..", "..");
const brandStylePath = "/brand.css";
const viteClient = "/@vite/client";
const siteModule = "/server/create-site.ts";

/** A document whose making failed connects within this time; it is then shown what went wrong. */
const faultShownFor = 5000;

function developmentFiles(vite: ViteDevServer): ClientFiles {
  const ofBrand = brandFiles();
  return {
    build: "development",
    program: "",
    assets: (page) => ({
      styles: [...developmentStyles(vite, page), brandStylePath],
      scripts: [viteClient, "/site/client/entry.ts"],
      preloads: [],
      fonts: ofBrand.fonts,
    }),
    fragmentStyles: () => [],
    routes: new Hono()
      .get("/amp.css", async (context) =>
        context.body(await developmentAmpStyle(vite), 200, { "content-type": "text/css; charset=utf-8" }),
      )
      .get(brandStylePath, (context) => context.body(ofBrand.style, 200, { "content-type": "text/css; charset=utf-8" }))
      .get("/assets/*", (context) => {
        const bytes = ofBrand.contents.get(context.req.path);
        return bytes === undefined
          ? context.notFound()
          : context.body(new Uint8Array(bytes), 200, { "content-type": "font/woff2" });
      }),
    paths: ["/amp.css", brandStylePath],
  };
}

/** The page while the site cannot be loaded. It has Vite's client, so it goes away by itself when the fault does. */
function faultPage(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return `<!doctype html><title>The site could not be loaded</title><pre>${escapeText(text)}</pre><script type="module" src="${viteClient}"></script>`;
}

async function develop(config: Config): Promise<void> {
  const server = createHttpServer();
  const vite = await createServer({
    root,
    appType: "custom",
    publicDir: join(brandFolder(), "public"),
    plugins: [pageUpdates()],
    css: { modules: { generateScopedName: developmentClassName(root) } },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ["**/data/**", "**/dist/**", "**/.cache/**"] },
    },
  });

  const { hot } = vite.environments.client;
  let lastFault: { fault: Fault; at: number } | undefined;
  const log = createReadableLog(config.LOG_LEVEL, (fault) => {
    lastFault = { fault, at: Date.now() };
    hot.send({ type: "error", err: fault });
  });
  hot.on("vite:client:connect", (_payload, client) => {
    if (lastFault !== undefined && Date.now() - lastFault.at < faultShownFor)
      client.send({ type: "error", err: lastFault.fault });
    lastFault = undefined;
  });

  const store = await openStore({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    ownHosts: siteHosts(config),
    imageSources: { sources: config.IMAGE_SOURCES, areAll: true },
    canSignIn: serviceAddress(config.SIGN_IN_URL, brand.login) !== undefined,
    opener: { who: "the site", way: "site" },
  });
  let current: { createSite: CreateSite; site: Promise<SiteModule.Site> } | undefined;
  const currentSite = async (): Promise<SiteModule.Site> => {
    const createSite: CreateSite = (await vite.ssrLoadModule(siteModule))["createSite"];
    if (current?.createSite !== createSite) {
      current?.site.then((site) => site.close()).catch(() => undefined);
      current = {
        createSite,
        site: createSite({
          config,
          log,
          store,
          team: alone(),
          files: developmentFiles(vite),
          parseWorker: join(root, "content", "import", "parse-worker.ts"),
          drawingWorker: join(root, "server", "images", "drawing-worker.ts"),
          development: true,
        }),
      };
    }
    return current.site;
  };

  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => {
      currentSite().then(
        (site) => site.listener(request, response),
        (error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          log.error({ err: error }, "the site could not be loaded");
          response.writeHead(500, { "content-type": "text/html; charset=utf-8" }).end(faultPage(error));
        },
      );
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  process.stdout.write(
    `${brand.name} is in development on http://localhost:${config.PORT}, the gallery on /_gallery\n`,
  );

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      server.closeAllConnections();
      void vite
        .close()
        .then(() => store.close())
        .then(() => process.exit(0));
    });
  }
  // So that the first page does not wait for all of them.
  currentSite().catch(() => undefined);
}

/** Until it is ended; what keeps it from starting is told. */
export async function developSite(): Promise<void> {
  try {
    await develop(readConfig({ ENV_STAGE: "dev", ...process.env }));
  } catch (error) {
    const inUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    const message =
      error instanceof ConfigError || inUse ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}
