// The site as one request listener: page cache, pages and capabilities put together on an open store.

import { Hono } from "hono";
import type { IncomingMessage, ServerResponse } from "node:http";
import { previewSecret } from "../content/preview-token.ts";
import { loadPages } from "../site/pages/registry.ts";
import { announceCapability } from "./announce/capability.ts";
import { apiCapability } from "./api/capability.ts";
import { switchedOffCalls } from "./api/switched-off-calls.ts";
import { browserReportsCapability } from "./browser-reports/capability.ts";
import type { Capability } from "./capability.ts";
import { deskCapability } from "./desk/capability.ts";
import { dictionaryCapability } from "./dictionary/capability.ts";
import { pageDictionary } from "./dictionary/page-dictionary.ts";
import { edgesCapability } from "./edges/capability.ts";
import { formsCapability } from "./forms/capability.ts";
import type { CachedAnswer, FrontDoorParts } from "./front-door/front-door.ts";
import { imageCapability } from "./images/capability.ts";
import { movedByQuery } from "./pages/moved-by-query.ts";
import { compressAgainCapability } from "./pages/compress-again-capability.ts";
import { redrawCapability } from "./pages/redraw-capability.ts";
import { sitePageCache } from "./pages/site-page-cache.ts";
import { liveCapability } from "./live/capability.ts";
import { mediaCapability } from "./media/capability.ts";
import { nodesCapability } from "./nodes/capability.ts";
import { operatingCapability } from "./operating/capability.ts";
import { countTime, routeKindOf } from "./operating/request-times.ts";
import { pushCapability } from "./push/capability.ts";
import { redirectCapability } from "./redirects/capability.ts";
import { signInCapability } from "./sign-in/capability.ts";
import { requestListener } from "./http/request-listener.ts";
import { standInsCapability } from "./stand-ins/capability.ts";
import { answerHeaders } from "./http/security-headers.ts";
import { readyBytes } from "./pages/send-page.ts";
import { upkeepCapability } from "./upkeep/capability.ts";
import { webhooksCapability } from "./webhooks/capability.ts";
import { workerCapability } from "./service-worker/capability.ts";
import { siteServices, type SiteParts } from "./site-services.ts";
import { sitePages } from "./pages/site-pages.ts";

export interface Site {
  /** Of an answer to what could not be read as a request. */
  headers: Readonly<Record<string, string>>;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  cachedAnswer: CachedAnswer;
  noteSent: FrontDoorParts["onSent"];
  /** How many connections will never be asked on again. */
  openStreams(): number;
  /** /readyz says no from now on; everything is answered as before. */
  sendElsewhere(): void;
  /** Lets go of readers whose answer would never end by itself. */
  drain(): void;
  /** Resolves when nothing is under way any more. */
  close(): Promise<void>;
}

/** Of calls, files and pictures, which every site has. */
const usualFolders = ["api", "assets", "cards", "img", "uploads"];

export async function createSite(parts: SiteParts): Promise<Site> {
  const services = await siteServices(parts);
  const { config, store, files, figures, limits, tally, tracing, log, now } = services;
  await loadPages();

  const pageCache = sitePageCache(services);
  const { cache } = pageCache;
  const live = await liveCapability(services);
  const dictionary = await pageDictionary(services);
  const drawing = sitePages(services, cache, dictionary);
  const { pages } = drawing;
  const operating = operatingCapability(services, { cache, hub: live.hub });
  const forms = await formsCapability(services, drawing);
  const redirects = redirectCapability(services);
  const images = imageCapability(services);

  const capabilities: readonly Capability[] = [
    switchedOffCalls(),
    live,
    pageCache,
    redrawCapability(services, { pageCache, pages }),
    compressAgainCapability(services, { pageCache }),
    { close: drawing.close },
    { close: () => tracing?.close() },
    announceCapability(services, { cache, pages }),
    operating,
    forms,
    await pushCapability(services),
    signInCapability(services),
    deskCapability(services, { ...drawing, ...images }),
    redirects,
    webhooksCapability(services),
    edgesCapability(services),
    standInsCapability(services),
    browserReportsCapability(services),
    // Says "not found" for what is left of /api/: calls are added above it.
    apiCapability(services),
    mediaCapability(services),
    images,
    workerCapability(services),
    upkeepCapability(services),
    nodesCapability(services),
    dictionaryCapability(dictionary),
    files,
    // Whatever page it is posted to.
    forms.posts,
  ];
  const router = new Hono();
  for (const { routes } of capabilities) if (routes !== undefined) router.route("/", routes);

  const headersOf = answerHeaders(services);

  /** Every request is logged then, and only the listener does that. */
  const isDebugging = log.isLevelEnabled("debug");

  return {
    headers: headersOf("/"),
    listener: requestListener({
      router,
      routerPaths: new Set(capabilities.flatMap(({ paths = [] }) => paths)),
      routerFolders: new Set([...usualFolders, ...capabilities.flatMap(({ folders = [] }) => folders)]),
      cache,
      pages,
      build: files.build,
      openForm: forms.openForm,
      isMovedByQuery: movedByQuery(services.openClient),
      onRedirected: redirects.note,
      previewSecret: config.PREVIEW_SECRET ?? (await store.secret(previewSecret)),
      live: live.listener,
      headersOf,
      limits,
      figures,
      tally,
      tracing,
      log,
      now,
    }),
    cachedAnswer: (url, accepted) => {
      if (isDebugging) return undefined;
      const at = now();
      const page = cache.fresh(url, at);
      const ready = page && readyBytes(page, accepted, { now: at, keepAlive: config.KEEP_ALIVE_SECONDS });
      if (ready !== undefined) figures.cachedAnswers += 1;
      return ready;
    },
    // Each is said to have taken as long as the first of those it left with.
    noteSent: (addresses, milliseconds) => {
      for (const address of addresses) countTime(figures.times[routeKindOf(address)].hit, milliseconds);
    },
    openStreams: () => live.hub.streams,
    sendElsewhere: operating.sendElsewhere,
    drain: () => {
      for (const { drain } of capabilities) drain?.();
    },
    close: async () => {
      for (const { close } of capabilities) await close?.();
    },
  };
}
