// The documents of this site that are no pages: feeds, sitemaps, the text edition, the files at fixed addresses.

import { isOn } from "../../model/brand.ts";
import { feedRoutes } from "../feeds/routes.ts";
import { liteRoutes } from "../lite/routes.ts";
import type { OpenPageContext } from "../pages/page-contexts.ts";
import type { SiteServices } from "../site-services.ts";
import { sitemapRoutes } from "../sitemaps/routes.ts";
import { wellKnownRoutes } from "../well-known/routes.ts";
import { documentService, type DocumentService } from "./document-service.ts";

export function siteDocuments(
  { config, source, media, openClient, edges, origin, log, now }: SiteServices,
  openContext: OpenPageContext,
): DocumentService {
  return documentService({
    routes: [
      ...feedRoutes({ findUpload: media.findUpload, hub: config.WEBSUB_HUB }),
      ...sitemapRoutes,
      ...(isOn("textEdition") ? liteRoutes(openContext) : []),
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
    openArchive: source.openArchive,
    origin,
    surrogateKeys: config.SURROGATE_KEYS === "on",
    edgeHeaders: edges.headers,
    freshSeconds: config.PAGE_FRESH_SECONDS,
    log,
    now,
  });
}
