// Everything that is made for an address and cached: documents that are no pages, and pages. Counted as it is made.

import type { Block } from "../../content/blocks/schemas.ts";
import { pageMaker } from "../../core/make-page.server.ts";
import { mergedHosts, type OutsideHosts } from "../../core/outside-hosts.ts";
import { blocksOf } from "../../site/pages/page-blocks.ts";
import { siteDefinition } from "../../site/site-definition.server.ts";
import { themeScript } from "../../site/theme-script.ts";
import { adHosts, adSettings } from "./ad-settings.ts";
import { isDeadEnd } from "./dead-links.ts";
import { drawPageWith, type DrawPageWith } from "./draw-with.ts";
import { linkOutcomes } from "./link-outcome.ts";
import { siteDocuments } from "../documents/site-documents.ts";
import type { PageDictionary } from "../dictionary/dcz.ts";
import type { PageAddress } from "./page-address.ts";
import { isEmptyFolder } from "../../model/addresses/no-page.ts";
import { isFixedAddress } from "../../content/redirects/is-fixed-address.ts";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import { everyEdgeKey } from "../edges/edge-keys.ts";
import { events } from "../log.ts";
import type { PageCache } from "./page-cache.ts";
import { pageContexts, type OpenPageContext } from "./page-contexts.ts";
import { watchShellLinks } from "./shell-links.ts";
import { pageService, type PageService, type PageServiceParts } from "./page-service.ts";
import { ampSecurityPolicy, answerHeaders, contentSecurityPolicy } from "../http/security-headers.ts";
import type { SiteServices } from "../site-services.ts";
import { styleSheets } from "./style-sheets.ts";

export interface SitePages {
  pages: PageService;
  /** What stands on the page at an address; nothing where a redirect does. */
  blocksAt: (address: PageAddress) => Promise<Block[]>;
  drawWith: DrawPageWith;
  /** Nothing answers there, or a page with nothing on it. */
  isDeadLink: (path: string) => Promise<boolean>;
  close: () => void;
}

export function sitePages(services: SiteServices, cache: PageCache, dictionary?: PageDictionary): SitePages {
  const { config, development, edges, embeds, env, figures, files, log, now, openClient, origin, signIn, tally } =
    services;
  const openContext: OpenPageContext = pageContexts({
    log,
    tally,
    env,
    ads: adSettings(config),
    ...(config.SHELF_TIME_ZONE !== undefined && { shelfTimeZone: config.SHELF_TIME_ZONE }),
    origin,
    styleSheet: styleSheets({
      own: (path) => files.routes.request(path),
      build: files.build,
      keep: !development,
    }),
    embeds,
    ...(signIn !== undefined && { signInService: signIn.url }),
    deadLinks: () => links.current(),
  });
  const outcomeAt = linkOutcomes(services, openContext);
  /** Pages wait for the first look at the links: what that finds is no news to anybody. */
  let isShown = false;
  const links = watchShellLinks(services, {
    outcomeAt,
    onFound: () => {
      cache.purge([everythingKey]);
      if (isShown) purgeEdges(services);
    },
  });
  void links.ready.then(() => {
    isShown = true;
  });
  const documents = siteDocuments(services, openContext);
  const headersOf = answerHeaders(services);
  const parts: PageServiceParts = {
    openClient,
    ...(services.source.isOwn && { openArchive: services.source.openArchive }),
    openContext,
    log,
    env,
    ...(!development && { policies: policiesOf(services) }),
    surrogateKeys: config.SURROGATE_KEYS === "on",
    edgeHeaders: edges.headers,
    freshSeconds: config.PAGE_FRESH_SECONDS,
    dictionary,
    document: { build: files.build, assets: files.assets, inlineScript: themeScript },
    now,
    tracing: services.tracing,
  };
  const pages = pageService(parts);
  const makePage = pageMaker(siteDefinition);
  return {
    async pages(address, form) {
      await links.ready;
      figures.renders += 1;
      const page = await ((form === "html" && !isEmptyFolder(address.path) ? documents(address) : undefined) ??
        pages(address, form));
      if (page.status >= 500) figures.renderFailures += 1;
      return { ...page, headers: { ...headersOf(address.path), ...page.headers } };
    },
    async blocksAt(address) {
      const outcome = await makePage(env, ({ noteFailure }) =>
        openContext(address, { content: openClient(new Set()), now: now(), noteFailure }),
      );
      return "page" in outcome ? blocksOf(outcome.page) : [];
    },
    drawWith: drawPageWith(parts),
    isDeadLink: async (path) =>
      !isFixedAddress(path) && (await isDeadEnd(path, (at) => outcomeAt(at, new Set()))) === true,
    close: () => links.close(),
  };
}

/** Other processes find out by themselves, and each may have given an edge what it made before. */
function purgeEdges({ config, store, log }: SiteServices): void {
  if (config.PURGE.length === 0) return;
  store.tell([everyEdgeKey]).catch((error: unknown) => log.error({ err: error }, events.purgeFailed));
}

function policiesOf({ config, env, origin }: SiteServices): NonNullable<PageServiceParts["policies"]> {
  const hosts = { assetsOrigin: env.assetsPath, secure: origin.startsWith("https:") };
  const hostsOfAds = adHosts(adSettings(config));
  const site = contentSecurityPolicy({ ...hosts, inlineScript: themeScript });
  return {
    site: (outside?: OutsideHosts) => site(mergedHosts(hostsOfAds, outside)),
    amp: ampSecurityPolicy(hosts),
  };
}
