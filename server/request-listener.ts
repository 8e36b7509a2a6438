// Every request arrives here. A page that is kept and fresh is answered before any router runs; everything else goes its way by address.

import { getRequestListener } from "@hono/node-server";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { readPreview } from "../content/preview-token.ts";
import type { FormState } from "../site/forms/form-state.ts";
import type { LiveListener } from "./live/live-listener.ts";
import { events } from "./log.ts";
import { countAnswer, type Figures } from "./operating/figures.ts";
import { pageAddress, type PageAddress } from "./page-address.ts";
import { readyPage, type CachedPage, type FreshPage, type PageCache } from "./page-cache.ts";
import { failedPage, type PageService } from "./page-service.ts";
import { redirectAnswer, type PageForm } from "./redirect-answer.ts";
import { refusedPage } from "./refused-page.ts";
import { requestIds } from "./request-id.ts";
import { longestTarget, readTarget, splitTarget, withoutHost } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendPage, sendReady } from "./send-page.ts";

export interface ListenerParts {
  router: Hono;
  /** Single paths the router answers, e.g. /robots.txt. */
  routerPaths: ReadonlySet<string>;
  cache: PageCache;
  pages: PageService;
  /** Names the build to client navigations. */
  build: string;
  /** The form of a page that has one. */
  openForm: (address: PageAddress) => FormState | undefined;
  /** Signs preview links. */
  previewSecret: string;
  live: LiveListener;
  /** What every answer says unless it says otherwise; kept pages bring it with them. */
  headersOf: (url: string) => Readonly<Record<string, string>>;
  figures: Figures;
  log: Logger;
}

const clientNavigation = "/_page";
const slowest = 1000;

/** Addresses that belong to the router whatever follows. */
const routerPrefix = /^\/(api|assets|cards|img|uploads)\//;

/** The right spelling of an address never changes. */
const movedCaching = "public, max-age=3600";

function formOf(target: string): { form: PageForm; target: string } {
  return target.startsWith(`${clientNavigation}/`)
    ? { form: "json", target: target.slice(clientNavigation.length) }
    : { form: "html", target };
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export function requestListener({
  router,
  routerPaths,
  cache,
  pages,
  build,
  openForm,
  previewSecret,
  live,
  headersOf,
  figures,
  log,
}: ListenerParts): Listener {
  const route = getRequestListener(router.fetch, { overrideGlobalObjects: false });
  const nextId = requestIds();
  const isDebugging = log.isLevelEnabled("debug");

  /** A preview goes past the cache: made for this answer, kept nowhere, shared with nobody. Any other token changes nothing. */
  const pageAt = async (address: PageAddress, form: PageForm): Promise<CachedPage> => {
    const { previewToken: token, key, path } = address;
    const preview = token === undefined ? undefined : readPreview(token, previewSecret, Date.now());
    if (token !== undefined && preview !== undefined) {
      return readyPage(await pages({ ...address, preview: { article: preview.article, token } }, form));
    }
    // Likewise a page with a form, whose token is one reader's.
    const readersForm = openForm(address);
    if (readersForm !== undefined) return readyPage(await pages({ ...address, form: readersForm }, form));
    // And the way to the address without the slash at its end, which takes the reader's whole query along.
    if (path !== "/" && path.endsWith("/")) return readyPage(await pages(address, form));
    return cache.get(form === "html" ? key : clientNavigation + key, () => pages(address, form));
  };

  const pageOf = (target: string): Promise<CachedPage> | CachedPage => {
    const { form, target: own } = formOf(target);
    const asked = readTarget(own);
    if ("path" in asked) return pageAt(pageAddress(asked.path, asked.search), form);
    return readyPage("movedTo" in asked ? movedPage(asked.movedTo, form) : refusedPage(asked.refused));
  };

  const movedPage = (to: string, form: PageForm): FreshPage => {
    const { status, body, headers } = redirectAnswer({ to, status: 301 }, form, build);
    const caching = { "cache-control": movedCaching };
    return {
      status,
      body,
      headers: { ...securityHeaders, ...caching, ...headers },
      keys: new Set(),
      degraded: false,
    };
  };

  const servePage = async (
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    id: string,
  ): Promise<void> => {
    try {
      const page = await pageOf(target);
      response.setHeader("x-request-id", id);
      await sendPage(request, response, page);
    } catch (error) {
      fail(response, error, target, id);
    }
  };

  /** The last resort, whatever went wrong: an answer if none has begun, and never the end of the process. */
  function fail(response: ServerResponse, error: unknown, url: string, id?: string): void {
    log.error({ err: error, url, ...(id !== undefined && { id }) }, events.renderFailed);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const failed = failedPage(error);
    response.writeHead(failed.status, failed.headers);
    response.end(failed.body);
  }

  function receive(request: IncomingMessage, response: ServerResponse, url: string): void {
    const isRead = request.method === "GET" || request.method === "HEAD";
    // The key of a page is its address: one that is spelled otherwise is found by the longer way.
    const cached = isRead ? cache.fresh(url) : undefined;
    if (cached !== undefined && !isDebugging && sendReady(request, response, cached)) {
      figures.keptAnswers += 1;
      return;
    }
    const target = withoutHost(url);
    const isTooLong = target.length > longestTarget;
    for (const [name, value] of Object.entries(headersOf(target))) response.setHeader(name, value);
    // A stream lasts as long as its reader: no request to be timed.
    if (isRead && !isTooLong && live(request, response, target)) return;
    const id = nextId();
    noteEnd(request, response, url, id);
    if (isTooLong || (isRead && !isRouters(target))) {
      void servePage(request, response, target, id);
      return;
    }
    response.setHeader("x-request-id", id);
    void route(request, response).catch((error: unknown) => fail(response, error, url, id));
  }

  const isRouters = (target: string) => routerPrefix.test(target) || routerPaths.has(splitTarget(target).path);

  return (request, response) => {
    const url = request.url ?? "/";
    try {
      receive(request, response, url);
    } catch (error) {
      fail(response, error, url);
    }
  };

  /** Every request counts; slow and failed ones are told, all of them when debugging. */
  function noteEnd(request: IncomingMessage, response: ServerResponse, url: string, id: string): void {
    const started = performance.now();
    response.once("finish", () => {
      const took = performance.now() - started;
      countAnswer(figures, response.statusCode, took);
      const level = response.statusCode >= 500 ? "error" : took > slowest ? "warn" : "debug";
      if (!log.isLevelEnabled(level)) return;
      log[level](
        { id, method: request.method, url, status: response.statusCode, ms: Math.round(took) },
        events.request,
      );
    });
  }
}
