// Opens the store, serves the built site, and stops cleanly: no new connections, those under way finish, then the store closes.

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { openStore } from "../../content/store/open-store.ts";
import { brand } from "../../model/brand.ts";
import { siteHosts, type Config } from "../config.ts";
import { continueInTurn } from "./continue-in-turn.ts";
import { createSite } from "../create-site.ts";
import { serviceAddress } from "../sign-in/sign-in-service.ts";
import { openFrontDoor } from "../front-door/front-door.ts";
import { events } from "../log.ts";
import { requestTimeouts } from "./request-timeouts.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { staticFiles } from "./static-files.ts";
import { cutStalledClients } from "./write-timeout.ts";
import { cachePolicies } from "./cache-policies.ts";

export interface RunningServer {
  port: number;
  /** Handed over: another process takes the connections to the same address from now on, so nobody has to be told to go elsewhere. */
  stop(how?: { handedOver?: boolean }): Promise<void>;
}

const drainTime = 10_000;
/** A connection that waits is ended after five seconds in any case; until then its reader may ask once more. */
const lastQuestion = 6_000;
/** Long enough for a query of 8 KB with its headers. */
const maxHeaderSize = 16_384;

export async function startServer(config: Config, log: Logger, distDir: string): Promise<RunningServer> {
  const store = await openStore({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    ownHosts: siteHosts(config),
    imageSources: { sources: config.IMAGE_SOURCES, areAll: true },
    canSignIn: serviceAddress(config.SIGN_IN_URL, brand.login) !== undefined,
    opener: { who: "the site", way: "site" },
  });
  const site = await createSite({
    config,
    log,
    store,
    files: staticFiles(distDir),
    parseWorker: join(distDir, "server", "parse-worker.js"),
    drawingWorker: join(distDir, "server", "drawing-worker.js"),
  });
  let isLeaving = false;
  const refuse = (response: ServerResponse, status: number) =>
    response.writeHead(status, { ...site.headers, "cache-control": cachePolicies.none, "content-length": "0" }).end();
  const receive: RequestListener = (request, response) => {
    // Whoever asks again then does so elsewhere, instead of on a connection that is about to end.
    if (isLeaving) response.shouldKeepAlive = false;
    if (namesHost(request)) site.listener(request, response);
    else refuse(response, 400);
  };
  const server = createServer(
    // node:http would refuse what names no host without the headers of every answer, and HTTP/1.0 with it.
    { maxHeaderSize, requireHostHeader: false, ...requestTimeouts(config.REQUEST_TIMEOUT_SECONDS) },
    receive,
  );
  server.on("checkContinue", (request, response) => {
    continueInTurn(response);
    receive(request, response);
  });
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  server.on("clientError", refuseUnreadable(site.headers));
  const onFailure = (error: unknown) => log.error({ err: error }, events.renderFailed);
  const frontDoor = config.FRONT_DOOR === "on" ? openFrontDoor(server, site.cachedAnswer, onFailure) : undefined;
  cutStalledClients(server, config.WRITE_TIMEOUT_SECONDS * 1000);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.PORT;
  log.info({ port }, events.started);

  return {
    port,
    stop: async ({ handedOver = false } = {}) => {
      log.info({ handedOver }, events.stopping);
      isLeaving = handedOver || config.DRAIN_SECONDS > 0;
      if (isLeaving) frontDoor?.retire();
      let closed: Promise<void>;
      if (handedOver) {
        closed = stopAccepting(server);
        site.drain();
        await Promise.race([closed, setTimeout(lastQuestion, undefined, { ref: false })]);
      } else {
        // Whoever shares readers out hears of it first, so that nobody knocks at a closed door.
        site.sendElsewhere();
        await setTimeout(config.DRAIN_SECONDS * 1000);
        isLeaving = true;
        site.drain();
        closed = stopAccepting(server);
      }
      frontDoor?.close();
      server.closeIdleConnections();
      const deadline = globalThis.setTimeout(() => {
        frontDoor?.cut();
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

/** A request of HTTP/1.1 must (RFC 9112, 3.2); the health checks of some balancers speak HTTP/1.0. */
function namesHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersion === "1.0";
}

/** Resolves when the last connection has ended. Unlike close() of node:http it ends none of those that wait. */
function stopAccepting(server: Server): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}
