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
import { shareOf, type Team } from "../workers/team.ts";

/**
 * Retired: another process takes the connections to the same address from now on, so nobody has to be told to go elsewhere. Orphaned: whoever
 * started this one is gone, and may be started again on the same address at once.
 */
export type StopReason = "asked" | "retired" | "orphaned";

export interface RunningServer {
  port: number;
  stop(reason: StopReason): Promise<void>;
}

export interface ServerParts {
  config: Config;
  log: Logger;
  /** The folder of the build. */
  build: string;
  team: Team;
}

const drainTime = 10_000;
/** Milliseconds by which a connection that waits is ended later than it is promised to be. */
const pastKeepAlive = 1_000;
/** Long enough for a query of 8 KB with its headers. */
const maxHeaderSize = 16_384;
/** To a database that is shared, of all workers together; fewer than that keep one worker waiting for itself. */
const mostConnections = 10;
const fewestConnections = 4;

export async function startServer({ config, log, build, team }: ServerParts): Promise<RunningServer> {
  const store = await openStore({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    readUrl: config.DATABASE_READ_URL,
    ownHosts: siteHosts(config),
    imageSources: { sources: config.IMAGE_SOURCES, areAll: true },
    canSignIn: serviceAddress(config.SIGN_IN_URL, brand.login) !== undefined,
    opener: { who: "the site", way: "site" },
    connections: Math.max(fewestConnections, shareOf(mostConnections, team)),
  });
  const site = await createSite({
    config,
    log,
    store,
    team,
    files: staticFiles(build),
    parseWorker: join(build, "server", "parse-worker.js"),
    drawingWorker: join(build, "server", "drawing-worker.js"),
  });
  let isLeaving = false;
  /** Connections that other workers have more room for. */
  let toEase = 0;
  const refuse = (response: ServerResponse, status: number) =>
    response.writeHead(status, { ...site.headers, "cache-control": cachePolicies.none, "content-length": "0" }).end();
  const receive: RequestListener = (request, response) => {
    // Whoever asks again then does so elsewhere, instead of on a connection that is about to end.
    if (isLeaving || toEase > 0) response.shouldKeepAlive = false;
    if (toEase > 0) toEase -= 1;
    if (namesHost(request)) site.listener(request, response);
    else refuse(response, 400);
  };
  const server = createServer(
    // node:http would refuse what names no host without the headers of every answer, and HTTP/1.0 with it.
    {
      maxHeaderSize,
      requireHostHeader: false,
      keepAliveTimeout: config.KEEP_ALIVE_SECONDS * 1000,
      ...requestTimeouts(config.REQUEST_TIMEOUT_SECONDS),
    },
    receive,
  );
  server.on("checkContinue", (request, response) => {
    continueInTurn(response);
    receive(request, response);
  });
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  server.on("clientError", refuseUnreadable(site.headers));
  const onFailure = (error: unknown) => log.error({ err: error }, events.renderFailed);
  const frontDoor =
    config.FRONT_DOOR === "on"
      ? openFrontDoor(server, {
          cachedAnswer: (url, accepted) => (toEase > 0 ? undefined : site.cachedAnswer(url, accepted)),
          keepAlive: config.KEEP_ALIVE_SECONDS * 1000,
          onSent: site.noteSent,
          onFailure,
        })
      : undefined;
  cutStalledClients(server, config.WRITE_TIMEOUT_SECONDS * 1000);
  const socket = await team.mayListen();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    if (socket === undefined) server.listen(config.PORT, config.HOST, resolve);
    else server.listen(socket, resolve);
  });
  team.listening(server, {
    count: (tell) => server.getConnections((_error, count) => tell(count - site.openStreams())),
    ease: (connections) => {
      toEase = connections;
    },
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.PORT;
  log.info({ port }, events.started);

  return {
    port,
    stop: async (reason) => {
      log.info({ reason }, events.stopping);
      isLeaving = reason === "retired" || config.DRAIN_SECONDS > 0;
      if (isLeaving) frontDoor?.retire();
      let closed: Promise<void>;
      if (reason === "retired") {
        closed = stopAccepting(server);
        site.drain();
        // Who has a connection may ask once more, for as long as it was promised to be there: a proxy would take it for broken otherwise.
        const promised = config.KEEP_ALIVE_SECONDS * 1000 + pastKeepAlive;
        await Promise.race([closed, setTimeout(promised, undefined, { ref: false })]);
      } else {
        // Whoever shares readers out hears of it first, so that nobody knocks at a closed door.
        site.sendElsewhere();
        if (reason === "asked") await setTimeout(config.DRAIN_SECONDS * 1000);
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
      team.close();
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
