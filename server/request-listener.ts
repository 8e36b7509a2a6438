// Every request arrives here. A page that is kept and fresh is answered before any router runs; everything else goes its way by address.

import { getRequestListener } from "@hono/node-server";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { readPreview } from "../content/preview-token.ts";
import type { FormState } from "../site/forms/form-state.ts";
import type { LiveListener } from "./live/live-listener.ts";
import { Refused } from "./limits/refused.ts";
import { sendRefusal } from "./limits/send-refusal.ts";
import type { SiteLimits } from "./limits/site-limits.ts";
import { events } from "./log.ts";
import { activity } from "./operating/activity.ts";
import { countAnswer, type Figures } from "./operating/figures.ts";
import type { Tally } from "./operating/tally.ts";
import { pageAddress, type PageAddress } from "./page-address.ts";
import { readyPage, type CachedPage, type PageCache } from "./page-cache.ts";
import { failedPage, type PageForm, type PageService } from "./page-service.ts";
import { sendPage, sendReady } from "./send-page.ts";
import { requestIds } from "./request-id.ts";

export interface ListenerParts {
  router: Hono;
  /** Single paths the router answers, e.g. /robots.txt. */
  routerPaths: ReadonlySet<string>;
  cache: PageCache;
  pages: PageService;
  /** The form of a page that has one. */
  openForm: (address: PageAddress) => FormState | undefined;
  /** Signs preview links. */
  previewSecret: string;
  live: LiveListener;
  limits: SiteLimits;
  figures: Figures;
  /** What is counted instead of logged one by one. */
  tally: Tally;
  log: Logger;
}

const clientNavigation = "/_page";
const slowest = 1000;

/** Addresses that belong to the router whatever follows. */
const routerPrefix = /^\/(api|assets|cards|img|uploads)\//;

function formOf(url: string): { form: PageForm; url: string } {
  return url.startsWith(`${clientNavigation}/`)
    ? { form: "json", url: url.slice(clientNavigation.length) }
    : { form: "html", url };
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export function requestListener({
  router,
  routerPaths,
  cache,
  pages,
  openForm,
  previewSecret,
  live,
  limits,
  figures,
  tally,
  log,
}: ListenerParts): Listener {
  const route = getRequestListener(router.fetch, { overrideGlobalObjects: false });
  const nextId = requestIds();
  const isDebugging = log.isLevelEnabled("debug");

  /** A preview goes past the cache: made for this answer, kept nowhere, shared with nobody. Any other token changes nothing. */
  const pageAt = async (request: IncomingMessage, address: PageAddress, form: PageForm): Promise<CachedPage> => {
    const make = (asked: PageAddress) => limits.makePage(request, asked.path, () => pages(asked, form));
    const { previewToken: token, key } = address;
    const preview = token === undefined ? undefined : readPreview(token, previewSecret, Date.now());
    if (token !== undefined && preview !== undefined) {
      return readyPage(await make({ ...address, preview: { article: preview.article, token } }));
    }
    // Likewise a page with a form, whose token is one reader's.
    const readersForm = openForm(address);
    if (readersForm !== undefined) return readyPage(await make({ ...address, form: readersForm }));
    return cache.get(form === "html" ? key : clientNavigation + key, () => make(address));
  };

  const servePage = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    id: string,
  ): Promise<void> => {
    const { form, url: address } = formOf(url);
    try {
      const page = await pageAt(request, pageAddress(address), form);
      response.setHeader("x-request-id", id);
      await sendPage(request, response, page);
    } catch (error) {
      if (error instanceof Refused) {
        response.setHeader("x-request-id", id);
        sendRefusal(response, error, form);
        return;
      }
      log.error({ err: error, url, id }, events.renderFailed);
      const failed = failedPage(error);
      response.writeHead(failed.status, { ...failed.headers, "x-request-id": id });
      response.end(failed.body);
    }
  };

  return (request, response) => {
    const url = request.url ?? "/";
    const isRead = request.method === "GET" || request.method === "HEAD";
    // A page is kept under its own address; one with odd escapes is found by the longer way.
    const kept = isRead ? cache.fresh(url) : undefined;
    if (kept !== undefined && !isDebugging && sendReady(request, response, kept)) {
      figures.keptAnswers += 1;
      if (kept.status === 404) noteMissing(url);
      return;
    }
    // A stream lasts as long as its reader: no request to be timed.
    if (isRead && live(request, response, url)) return;
    const id = nextId();
    noteEnd(request, response, url, id);
    if (isRead && !routerPrefix.test(url) && !routerPaths.has(url.split("?", 1)[0] ?? "")) {
      void servePage(request, response, url, id);
      return;
    }
    response.setHeader("x-request-id", id);
    void route(request, response);
  };

  function noteMissing(url: string): void {
    figures.notFound += 1;
    tally.count(events.notFound, url);
  }

  /** Every request counts; slow and failed ones are told, all of them when debugging. */
  function noteEnd(request: IncomingMessage, response: ServerResponse, url: string, id: string): void {
    const started = performance.now();
    response.once("close", activity.begin(`${request.method} ${url}`));
    response.once("finish", () => {
      const took = performance.now() - started;
      const status = response.statusCode;
      countAnswer(figures, status, took);
      if (status === 404) noteMissing(url);
      // Strangers can cause any number of these: they are counted.
      const isCounted = status === 404 || limits.isRefused(request);
      const level = isCounted ? "debug" : status >= 500 ? "error" : took > slowest ? "warn" : "debug";
      if (!log.isLevelEnabled(level)) return;
      log[level]({ id, method: request.method, url, status, ms: Math.round(took) }, events.request);
    });
  }
}
