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
  /** What every answer says unless it says otherwise; kept pages bring it with them. */
  headersOf: (url: string) => Readonly<Record<string, string>>;
  figures: Figures;
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
  headersOf,
  figures,
  log,
}: ListenerParts): Listener {
  const route = getRequestListener(router.fetch, { overrideGlobalObjects: false });
  const nextId = requestIds();
  const isDebugging = log.isLevelEnabled("debug");

  /** A preview goes past the cache: made for this answer, kept nowhere, shared with nobody. Any other token changes nothing. */
  const pageAt = async (address: PageAddress, form: PageForm): Promise<CachedPage> => {
    const { previewToken: token, key } = address;
    const preview = token === undefined ? undefined : readPreview(token, previewSecret, Date.now());
    if (token !== undefined && preview !== undefined) {
      return readyPage(await pages({ ...address, preview: { article: preview.article, token } }, form));
    }
    // Likewise a page with a form, whose token is one reader's.
    const readersForm = openForm(address);
    if (readersForm !== undefined) return readyPage(await pages({ ...address, form: readersForm }, form));
    return cache.get(form === "html" ? key : clientNavigation + key, () => pages(address, form));
  };

  const servePage = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    id: string,
  ): Promise<void> => {
    const { form, url: address } = formOf(url);
    try {
      const page = await pageAt(pageAddress(address), form);
      response.setHeader("x-request-id", id);
      await sendPage(request, response, page);
    } catch (error) {
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
      return;
    }
    for (const [name, value] of Object.entries(headersOf(url))) response.setHeader(name, value);
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
