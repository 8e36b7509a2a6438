// The process of a site: reads the environment, starts the server, says where it is, and stops cleanly when asked to.

import { NewerStoreError } from "../content/store/migrate.ts";
import { brand } from "../model/brand.ts";
import { ConfigError, readConfig } from "./config.ts";
import { createLog, leave } from "./log.ts";
import { startServer, type RunningServer, type StopReason } from "./http/start-server.ts";
import { joinTeam } from "./workers/join-team.ts";

const shownHost = (host: string) => (host === "0.0.0.0" || host === "::" ? "localhost" : host);

/** From a folder of a build. */
export async function serveSite(build: string): Promise<void> {
  try {
    const config = readConfig(process.env);
    let server: RunningServer | undefined;
    // A second signal while requests finish changes nothing.
    let stopped: Promise<void> | undefined;
    const stop = (reason: StopReason) => {
      if (server === undefined) process.exit(reason === "orphaned" ? 1 : 0);
      stopped ??= server.stop(reason).finally(() => leave(log, 0));
    };
    const team = joinTeam(process.env, { onRetire: () => stop("retired"), onOrphaned: () => stop("orphaned") });
    const log = createLog(config.LOG_LEVEL, team.worker);
    server = await startServer({ config, log, build, team });
    // Whoever hears that it serves may tell it to end at once.
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop("asked"));
    const who = team.worker === undefined ? "" : ` (worker ${team.worker})`;
    process.stdout.write(`${brand.name} is serving on http://${shownHost(config.HOST)}:${server.port}${who}\n`);
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
