// Opens the store, serves the built site, and stops cleanly: no new connections, those under way finish, then the store closes.

import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { openStore } from "../content/store/db.ts";
import type { Config } from "./config.ts";
import { createSite } from "./create-site.ts";
import { openFrontDoor } from "./front-door.ts";
import { events } from "./log.ts";
import { staticFiles } from "./static-files.ts";

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

const drainTime = 10_000;
/** Long enough for a query of 8 KB with its headers. */
const maxHeaderSize = 16_384;

export async function startServer(config: Config, log: Logger, distDir: string): Promise<RunningServer> {
  const store = await openStore({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  const site = await createSite({ config, log, store, files: staticFiles(distDir) });
  const server = createServer({ maxHeaderSize }, site.listener);
  const frontDoor = openFrontDoor(server, site.readyAnswer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.PORT;
  log.info({ port }, events.started);

  return {
    port,
    stop: async () => {
      log.info(events.stopping);
      // Whoever shares readers out hears of it first, so that nobody knocks at a closed door.
      site.sendElsewhere();
      await setTimeout(config.DRAIN_SECONDS * 1000);
      site.drain();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      frontDoor.close();
      server.closeIdleConnections();
      const deadline = globalThis.setTimeout(() => {
        frontDoor.cut();
        server.closeAllConnections();
      }, drainTime);
      await closed;
      clearTimeout(deadline);
      await site.close();
      await store.close();
      log.info(events.stopped);
    },
  };
}
