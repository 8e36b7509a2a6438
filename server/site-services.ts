// The services every capability stands on: the environment, the store as pages read it, and what is known of this process.

import type { Hono } from "hono";
import type { Logger } from "pino";
import { accessSecret } from "../content/access-token.ts";
import type { OpenClient } from "../content/client.ts";
import type { Store } from "../content/store/store.ts";
import { brand } from "../model/brand.ts";
import type { AssetsOf } from "./http/manifest.ts";
import { withVersion, type ClientEnv } from "../site/client-env.ts";
import type { Config } from "./config.ts";
import { contentSource, type ContentSource } from "./content-source/content-source.ts";
import { siteEdges, type SiteEdges } from "./edges/site-edges.ts";
import { embedService, type EmbedService } from "./embeds/embed-service.ts";
import { clientOfRequest } from "./limits/client-of-request.ts";
import { siteMedia, type SiteMedia } from "./media/site-media.ts";
import { siteLimits, type SiteLimits } from "./limits/site-limits.ts";
import type { AccessDoor } from "./operating/access-door.ts";
import { newFigures, type Figures } from "./operating/figures.ts";
import { tokenLog } from "./operating/token-log.ts";
import { Tally } from "./operating/tally.ts";
import { offeredContent, signInService, type SignInService } from "./sign-in/sign-in-service.ts";
import type { DeskFiles } from "./desk/routes.ts";
import type { WorkerFiles } from "./service-worker/routes.ts";
import { tracedReads } from "./tracing/traced-site.ts";
import { tracingOf } from "./tracing/site-tracing.ts";
import type { Tracing } from "./tracing/tracing.ts";
import type { Team } from "./workers/team.ts";

/** What the browser loads: the built files, or Vite's while developing. */
export interface ClientFiles {
  /** Names the build; a client of another one loads documents until it is the same. */
  build: string;
  /** Names the code that makes pages. */
  program: string;
  assets: AssetsOf;
  /** The style sheets of a piece of a page, drawn by itself. */
  fragmentStyles: (html: string) => string[];
  routes: Hono;
  /** The service worker; none while developing. */
  worker?: WorkerFiles;
  /** Of the newsroom's desk; read where it is switched on. */
  desk?: () => DeskFiles;
  /** The addresses of files outside /assets/. */
  paths: readonly string[];
}

export interface SiteParts {
  config: Config;
  log: Logger;
  store: Store;
  /** The other processes that serve on the same address. */
  team: Team;
  files: ClientFiles;
  /** The file with the code of the thread that parses records. */
  parseWorker: string;
  /** The file with the code of the processes that draw SVG. */
  drawingWorker: string;
  /** While developing every page is made anew, without a policy that would stop Vite's scripts. */
  development?: boolean;
}

export interface SiteServices extends Required<SiteParts> {
  /** Scheme and host of the site as readers know it. */
  origin: string;
  env: ClientEnv;
  /** Where pages read from. */
  source: ContentSource;
  openClient: OpenClient;
  embeds: EmbedService;
  /** Absent: nobody can sign in, and locked videos are not offered. */
  signIn: SignInService | undefined;
  /** Where a token opens what is not for readers. */
  access: AccessDoor;
  /** What answers say to caches in front of the site. */
  edges: SiteEdges;
  /** Uploads, and what is made of pictures. */
  media: SiteMedia;
  figures: Figures;
  /** Absent: nothing is traced. */
  tracing: Tracing | undefined;
  /** What is counted instead of logged one by one. */
  tally: Tally;
  limits: SiteLimits;
  now: () => number;
}

export async function siteServices({
  config,
  log,
  store,
  team,
  files,
  parseWorker,
  drawingWorker,
  development = false,
}: SiteParts): Promise<SiteServices> {
  const { now } = store;
  const signIn = await signInService(config, brand.login, store);
  const figures = newFigures();
  const tally = new Tally(log);
  const tracing = await tracingOf({ config, figures, tally, release: files.build });
  const source = offeredContent(contentSource(config, store, { log, tracing }), signIn);
  const limits = siteLimits({
    config,
    clientOf: clientOfRequest(config.CLIENT_ADDRESS_HEADER, log),
    figures,
    tally,
    team,
  });
  return {
    config,
    log,
    store,
    team,
    files,
    parseWorker,
    drawingWorker,
    development,
    origin: config.SITE_ORIGIN ?? `http://localhost:${config.PORT}`,
    env: clientEnv(config),
    source,
    openClient: tracing === undefined ? source.openClient : tracedReads(source.openClient, tracing),
    embeds: embedService(config, log, limits),
    signIn,
    access: {
      secret: config.ACCESS_SECRET ?? (await store.secret(accessSecret)),
      tokens: store.tokens,
      now,
      noteUse: tokenLog(log, now),
      takeWrongToken: (request) => limits.takeWrongToken(request),
    },
    edges: siteEdges(config, `${files.build} ${files.program}`),
    media: siteMedia({ config, store, log, figures, tally, now }),
    figures,
    tracing,
    tally,
    limits,
    now,
  };
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
    vitalsShare: config.VITALS_SHARE,
  });
}
