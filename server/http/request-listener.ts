// Every request arrives here. A page that is cached and fresh is answered before any router runs; everything else goes its way by address.

import { getRequestListener } from "@hono/node-server";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { isEmptyFolder } from "../../model/addresses/no-page.ts";
import { askedPage, formOf, type AskedPageParts } from "../pages/asked-page.ts";
import { Refused } from "../limits/refused.ts";
import { sendRefusal } from "../limits/send-refusal.ts";
import type { LiveListener } from "../live/live-listener.ts";
import { events } from "../log.ts";
import { activity } from "../operating/activity.ts";
import { countAnswer, type Figures } from "../operating/figures.ts";
import { cacheResultOf, countTime, routeKindOf } from "../operating/request-times.ts";
import type { Tally } from "../operating/tally.ts";
import { failedPage } from "../pages/page-service.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { OpenAnswers } from "./open-answers.ts";
import { requestIds } from "./request-id.ts";
import { longestTarget, splitTarget, withoutHost } from "./request-target.ts";
import { sendPage, sendReady } from "../pages/send-page.ts";

export interface ListenerParts extends AskedPageParts {
  router: Hono;
  /** Single paths the router answers, e.g. /robots.txt. */
  routerPaths: ReadonlySet<string>;
  /** First segments of addresses that are the router's, whatever follows. */
  routerFolders: ReadonlySet<string>;
  live: LiveListener;
  /** What every answer says unless it says otherwise; cached pages bring it with them. */
  headersOf: (target: string) => Readonly<Record<string, string>>;
  figures: Figures;
  /** What is counted instead of logged one by one. */
  tally: Tally;
  log: Logger;
  tracing?: Tracing;
}

const slowest = 1000;
/** For the router, where the request names none. */
const unnamedHost = "localhost";

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export function requestListener(parts: ListenerParts): Listener {
  const { router, routerPaths, routerFolders, cache, limits, live, headersOf, figures, tally, log, tracing } = parts;
  const route = getRequestListener(router.fetch, { overrideGlobalObjects: false, hostname: unnamedHost });
  const pageFor = askedPage(parts);
  const nextId = requestIds();
  const openAnswers = new OpenAnswers();
  const isDebugging = log.isLevelEnabled("debug");

  async function servePage(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    try {
      await sendPage(request, response, await pageFor(request, target));
    } catch (error) {
      if (error instanceof Refused) sendRefusal(response, error, formOf(target).form);
      else fail(response, error, target);
    }
  }

  /** The last resort, whatever went wrong: an answer if none has begun, and never the end of the process. */
  function fail(response: ServerResponse, error: unknown, url: string): void {
    log.error({ err: error, url, id: response.getHeader("x-request-id") }, events.renderFailed);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const failed = failedPage(error);
    response.writeHead(failed.status, failed.headers);
    response.end(failed.body);
  }

  const isRouters = (target: string) => {
    const { path } = splitTarget(target);
    const end = path.indexOf("/", 1);
    if (routerPaths.has(path)) return true;
    return end > 0 && routerFolders.has(path.slice(1, end)) && !isEmptyFolder(path);
  };

  function receive(request: IncomingMessage, response: ServerResponse, url: string): void {
    const started = performance.now();
    const isRead = request.method === "GET" || request.method === "HEAD";
    // The key of a page is its address: one that is spelled otherwise is found by the longer way.
    const cached = isRead ? cache.fresh(url) : undefined;
    if (cached !== undefined && !isDebugging && sendReady(request, response, cached)) {
      figures.cachedAnswers += 1;
      countTime(figures.times[routeKindOf(url)].hit, performance.now() - started);
      return;
    }
    const target = withoutHost(url);
    const isTooLong = target.length > longestTarget;
    for (const [name, value] of Object.entries(headersOf(target))) response.setHeader(name, value);
    // A stream lasts as long as its reader: no request to be timed.
    if (isRead && !isTooLong && live(request, response, target)) return;
    if (!openAnswers.begin(request.socket, response)) return;
    const id = nextId();
    noteEnd(request, response, { url, id, started });
    response.setHeader("x-request-id", id);
    const answer = () => {
      if (isTooLong || (isRead && !isRouters(target))) void servePage(request, response, target);
      else route(request, response).catch((error: unknown) => fail(response, error, url));
    };
    if (tracing === undefined) answer();
    else tracing.ofRequest({ request, response, target, id }, answer);
  }

  /** Every request counts; slow and failed ones are told, all of them when debugging. */
  function noteEnd(
    request: IncomingMessage,
    response: ServerResponse,
    { url, id, started }: { url: string; id: string; started: number },
  ): void {
    response.once("close", activity.begin(`${request.method} ${url}`));
    response.once("finish", () => {
      const took = performance.now() - started;
      const status = response.statusCode;
      countAnswer(figures, status);
      const times = figures.times[routeKindOf(withoutHost(url))];
      countTime(times[cacheResultOf(request)] ?? times.none, took);
      if (status === 404) {
        figures.notFound += 1;
        tally.count(events.notFound, url);
      }
      // Strangers can cause any number of these: they are counted.
      const isCounted = status === 404 || limits.isRefused(request);
      const level = isCounted ? "debug" : status >= 500 ? "error" : took > slowest ? "warn" : "debug";
      if (!log.isLevelEnabled(level)) return;
      log[level]({ id, method: request.method, url, status, ms: Math.round(took) }, events.request);
    });
  }

  return (request, response) => {
    const url = request.url ?? "/";
    try {
      receive(request, response, url);
    } catch (error) {
      fail(response, error, url);
    }
  };
}
