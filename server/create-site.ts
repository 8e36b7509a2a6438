// The site as one request listener: page cache, pages, calls, pictures and files put together on an open store.

import { Hono } from "hono";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { openStoreArchive } from "../content/archive.ts";
import { accessSecret } from "../content/access-token.ts";
import { formSecret } from "../content/list-links.ts";
import { previewSecret } from "../content/preview-token.ts";
import { rememberReads } from "../content/remember-reads.ts";
import { openStoreClient } from "../content/store-client.ts";
import type { Store } from "../content/store/store.ts";
import { mergedHosts, type OutsideHosts } from "../core/outside-hosts.ts";
import type { PageAssets } from "../core/render-document.server.tsx";
import { withVersion, type ClientEnv } from "../site/client-env.ts";
import { defaultSocialImage } from "../site/head/social-tags.ts";
import { isResizable } from "../site/lib/image-url.ts";
import { brand } from "../site/brand.ts";
import { isFormPage } from "../site/forms/form-pages.ts";
import { loadPages, type PageName } from "../site/pages/registry.ts";
import { themeScript } from "../site/theme-script.ts";
import { contentRoutes } from "./api/content.ts";
import { apiRoutes } from "./api/routes.ts";
import { adHosts, adSettings } from "./ad-settings.ts";
import { cardDrawing } from "./cards/draw-card.ts";
import { cardRoutes } from "./cards/routes.ts";
import { announcer } from "./announce/announcer.ts";
import type { Config } from "./config.ts";
import { embedService } from "./embeds/embed-service.ts";
import { documentService } from "./documents/document-service.ts";
import { feedRoutes } from "./feeds/routes.ts";
import type { ReadyAnswer } from "./front-door.ts";
import { imageRoutes, siteResizer } from "./images/routes.ts";
import { liteRoutes } from "./lite/routes.ts";
import { LiveHub } from "./live/live-hub.ts";
import { liveListener } from "./live/live-listener.ts";
import { liveReader } from "./live/read-live.ts";
import { exportRoutes } from "./forms/export-routes.ts";
import { knownLists } from "./forms/known-lists.ts";
import { openForm } from "./forms/open-form.ts";
import { formRoutes } from "./forms/routes.ts";
import { events } from "./log.ts";
import { startPostman } from "./mail/postman.ts";
import { letterSender } from "./mail/send-letter.ts";
import { mediaRoutes } from "./media/routes.ts";
import { pageAddress } from "./page-address.ts";
import { newFigures } from "./operating/figures.ts";
import { operatingPaths, operatingRoutes } from "./operating/routes.ts";
import { PageCache } from "./page-cache.ts";
import { pageService, type PageService } from "./page-service.ts";
import { requestListener } from "./request-listener.ts";
import { ampSecurityPolicy, contentSecurityPolicy } from "./security-headers.ts";
import { sitemapRoutes } from "./sitemaps/routes.ts";
import { styleSheets } from "./style-sheets.ts";
import { readyBytes } from "./send-page.ts";
import { wellKnownRoutes } from "./well-known/routes.ts";

/** What the browser loads: the built files, or Vite's while developing. */
export interface ClientFiles {
  /** Names the build; a client of another one loads documents until it is the same. */
  build: string;
  assets: (page: PageName) => PageAssets;
  routes: Hono;
  /** The addresses of files outside /assets/. */
  paths: readonly string[];
}

export interface SiteParts {
  config: Config;
  log: Logger;
  store: Store;
  files: ClientFiles;
  /** While developing every page is made anew, without a policy that would stop Vite's scripts. */
  development?: boolean;
}

export interface Site {
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  readyAnswer: ReadyAnswer;
  /** /readyz says no from now on; everything is answered as before. */
  sendElsewhere(): void;
  /** Lets go of readers whose answer would never end by itself. */
  drain(): void;
  /** Resolves when nothing is under way any more. */
  close(): Promise<void>;
}

function clientEnv(config: Config): ClientEnv {
  const assetsPath = config.ASSETS_URL ?? "";
  return withVersion({
    assetsPath,
    envStage: config.ENV_STAGE,
    a57Url: config.A57_URL,
    staticDomain: assetsPath,
    ISADomain: config.ISA_DOMAIN,
    facebookArticleAppId: config.FACEBOOK_ARTICLE_APP_ID,
    flags: config.FLAGS,
    analyticsUrl: config.ANALYTICS_URL ?? "",
  });
}

export async function createSite({ config, log, store, files, development = false }: SiteParts): Promise<Site> {
  const figures = newFigures();
  let isDraining = false;
  const openClient = rememberReads(openStoreClient(store), store);
  const origin = config.SITE_ORIGIN ?? `http://localhost:${config.PORT}`;
  const env = clientEnv(config);
  const embeds = embedService(config, log);
  await loadPages();

  const cache = new PageCache({
    maxBytes: development ? 1 : config.PAGE_CACHE_MB * 1024 * 1024,
    freshFor: config.PAGE_FRESH_SECONDS * 1000,
    now: Date.now,
    onStale: (key, error) => {
      figures.stalePages += 1;
      log.warn({ key, err: error }, events.staleServed);
    },
  });
  const stopPurging = store.onChange((keys) => {
    figures.contentChanges += 1;
    log.debug({ keys: keys.length, pages: cache.purge(keys) }, events.storeChanged);
  });
  const hub = new LiveHub({
    store,
    openClient,
    read: await liveReader((error) => log.error({ err: error }, events.liveFailed)),
    build: files.build,
    log,
    now: Date.now,
    heartbeat: config.LIVE_HEARTBEAT_SECONDS * 1000,
    mostStreams: config.LIVE_STREAMS,
  });
  const live = liveListener({ hub, build: files.build, now: Date.now, log });

  const hosts = { assetsOrigin: env.assetsPath, secure: origin.startsWith("https:") };
  const ads = adSettings(config);
  const hostsOfAds = adHosts(ads);
  const sitePolicy = contentSecurityPolicy({ ...hosts, inlineScript: themeScript });
  const policies = {
    site: (outside?: OutsideHosts) => sitePolicy(mergedHosts(hostsOfAds, outside)),
    amp: ampSecurityPolicy(hosts),
  };
  const service = pageService({
    openClient,
    log,
    env,
    ads,
    ...(config.SHELF_TIME_ZONE !== undefined && { shelfTimeZone: config.SHELF_TIME_ZONE }),
    origin,
    ...(!development && { policies }),
    styleSheet: styleSheets({
      own: (path) => files.routes.request(path),
      build: files.build,
      keep: !development,
    }),
    embeds,
    surrogateKeys: config.SURROGATE_KEYS === "on",
    document: { build: files.build, assets: files.assets, inlineScript: themeScript },
    now: Date.now,
  });

  const documents = documentService({
    routes: [
      ...feedRoutes({ dataDir: config.DATA_DIR, hub: config.WEBSUB_HUB }),
      ...sitemapRoutes,
      ...liteRoutes,
      ...wellKnownRoutes({
        robots: {
          search: config.ROBOTS_SEARCH === "allow",
          training: config.ROBOTS_TRAINING === "allow",
          userFetch: config.ROBOTS_USER_FETCH === "allow",
        },
        isPublic: config.ENV_STAGE === "prod",
        sellers: config.ADS_TXT,
        securityContact: config.SECURITY_CONTACT,
        indexNowKey: config.INDEXNOW_KEY,
      }),
    ],
    openClient,
    openArchive: openStoreArchive(store),
    origin,
    surrogateKeys: config.SURROGATE_KEYS === "on",
    log,
    now: Date.now,
  });

  const pages: PageService = async (address, form) => {
    figures.renders += 1;
    const page = await ((form === "html" ? documents(address) : undefined) ?? service(address, form));
    if (page.status >= 500) figures.renderFailures += 1;
    return page;
  };
  const announcing = announcer({
    origin,
    indexNow: config.INDEXNOW_KEY === undefined ? undefined : { url: config.INDEXNOW_URL, key: config.INDEXNOW_KEY },
    hub: config.WEBSUB_HUB,
    isServed: async (path) => {
      const address = pageAddress(encodeURI(path));
      // A page with a form is never kept: whoever got it next would get a stranger's token.
      const page = isFormPage(address.path)
        ? pages(address, "html")
        : cache.get(address.key, () => pages(address, "html"));
      return (await page).status === 200;
    },
    log,
    now: Date.now,
  });
  const stopAnnouncing = store.onChange((keys) => announcing.changed(keys));

  const access = { secret: config.ACCESS_SECRET ?? (await store.secret(accessSecret)), now: Date.now };
  const forms = {
    mailroom: store.mailroom,
    secret: config.FORM_SECRET ?? (await store.secret(formSecret)),
    origin,
    log,
    now: Date.now,
  };
  const postman = postmanOf(config, store, log);
  const router = new Hono();
  router.route(
    "/",
    operatingRoutes({
      figures,
      cache,
      hub,
      store,
      access,
      versions: { Version: env.version, Build: files.build, Node: process.version },
      isDraining: () => isDraining,
      now: Date.now,
    }),
  );
  router.route("/", contentRoutes({ store, access, log }));
  router.route("/", exportRoutes({ ...forms, access }));
  router.route(
    "/",
    formRoutes({
      ...forms,
      draw: (path, form) => pages({ ...pageAddress(path), form }, "html"),
      lists: () => knownLists(openClient(new Set())),
      onTaken: () => postman?.call(),
      contactTo: config.CONTACT_TO ?? brand.contact.audience,
      addressHeader: config.CLIENT_ADDRESS_HEADER,
      perHour: config.FORMS_PER_HOUR,
    }),
  );
  router.route(
    "/",
    apiRoutes({
      openClient,
      env,
      log,
      region: { header: config.REGION_HEADER, assumed: config.REGION_DEFAULT },
      metaFeed: config.AD_META_URL === undefined ? undefined : { url: config.AD_META_URL, field: config.AD_META_FIELD },
      embeds,
    }),
  );
  router.route("/", mediaRoutes({ dataDir: config.DATA_DIR, now: Date.now }));
  const images = siteResizer(config.DATA_DIR);
  router.route("/", imageRoutes({ dataDir: config.DATA_DIR, images, log }));
  const draw = cardDrawing({
    pictureOf: async (url, size) => (isResizable(url) ? images.resize({ source: url, ...size }, "jpeg") : undefined),
    publishersCard: async () => Buffer.from(await (await files.routes.request(defaultSocialImage)).arrayBuffer()),
  });
  router.route("/", cardRoutes({ openClient, dataDir: config.DATA_DIR, draw, log }));
  router.route("/", files.routes);
  const routerPaths = new Set<string>([...files.paths, ...operatingPaths]);
  return {
    listener: requestListener({
      router,
      routerPaths,
      cache,
      pages,
      openForm: (address) => openForm(address, forms.secret, Date.now()),
      previewSecret: config.PREVIEW_SECRET ?? (await store.secret(previewSecret)),
      live,
      figures,
      log,
    }),
    // When debugging every request is logged, and only the listener does that.
    readyAnswer: (url, acceptEncoding) => {
      const page = log.isLevelEnabled("debug") ? undefined : cache.fresh(url);
      const ready = page && readyBytes(page, acceptEncoding);
      if (ready !== undefined) figures.keptAnswers += 1;
      return ready;
    },
    sendElsewhere: () => {
      isDraining = true;
    },
    drain: () => hub.close(),
    close: async () => {
      hub.close();
      stopPurging();
      stopAnnouncing();
      announcing.stop();
      await postman?.stop();
    },
  };
}

const lettersAtOnce = 4;

/** Without a mail server letters wait in the store until there is one. */
function postmanOf({ SMTP_URL, MAIL_FROM, MAIL_CLAIM_SECONDS }: Config, { mailroom }: Store, log: Logger) {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) {
    log.info(events.mailWaits);
    return undefined;
  }
  const sender = letterSender({
    url: SMTP_URL,
    from: MAIL_FROM,
    fromName: brand.name,
    connections: lettersAtOnce,
  });
  return startPostman({
    outbox: mailroom.outbox,
    sender,
    claimFor: MAIL_CLAIM_SECONDS * 1000,
    atOnce: lettersAtOnce,
    log,
    now: Date.now,
  });
}
