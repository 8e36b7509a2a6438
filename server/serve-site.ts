// The process of a site: reads the environment, starts the server, says where it is, and stops cleanly when asked to.

import { NewerStoreError } from "../content/store/migrate.ts";
import { brand } from "../model/brand.ts";
import { ConfigError, readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { startServer } from "./http/start-server.ts";

const shownHost = (host: string) => (host === "0.0.0.0" || host === "::" ? "localhost" : host);

/** From a folder of a build. */
export async function serveSite(build: string): Promise<void> {
  try {
    const config = readConfig(process.env);
    const log = createLog(config.LOG_LEVEL);
    const server = await startServer(config, log, build);
    process.stdout.write(`${brand.name} is serving on http://${shownHost(config.HOST)}:${server.port}\n`);
    // A second signal while requests finish changes nothing.
    let stopped: Promise<void> | undefined;
    const stop = (handedOver: boolean) => {
      stopped ??= server.stop({ handedOver }).finally(() => process.exit(0));
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(false));
    // From whoever started another process on the same address; see scripts/serve.mjs.
    process.on("message", (message) => message === "retire" && stop(true));
  } catch (error) {
    // What whoever starts the site can mend is told in a sentence.
    const message =
      error instanceof ConfigError || error instanceof NewerStoreError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}
