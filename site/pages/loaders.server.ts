// Which page answers: the route's own, or that of the content which the rules found at the address. Nothing found is a 404.

import type { AnyPageContent } from "../../core/page-object.ts";
import { notFound } from "../../model/http-error.ts";
import { decideVariant, type ArticleVariant } from "../article/decide-variant.ts";
import { withReadyEmbeds } from "../embeds/embeds-of-page.server.ts";
import { messages } from "../messages.ts";
import { withKnownVideos } from "../video/videos-of-page.server.ts";
import type { PageContext } from "../page-context.ts";
import { loadAlertsPage } from "./alerts/load.server.ts";
import { loadArticlePage } from "./article/load.server.ts";
import { loadAmpPage } from "./article-amp/load.server.ts";
import { loadInteractivePage } from "./article-interactive/load.server.ts";
import { loadPrintPage } from "./article-print/load.server.ts";
import { loadSlideshowPage } from "./article-slideshow/load.server.ts";
import { loadAroundTheWorldPage } from "./around-the-world/load.server.ts";
import { loadGuidePage } from "./guide/load.server.ts";
import { loadHomePage } from "./home/load.server.ts";
import { loadNewYearPage } from "./new-year/load.server.ts";
import { loadCategoriesPage } from "./categories/load.server.ts";
import { loadCoveragePage } from "./coverage/load.server.ts";
import { loadElectionPage } from "./election/load.server.ts";
import { loadLiveEventPage } from "./live-event/load.server.ts";
import { loadLiveTvPage } from "./live-tv/load.server.ts";
import { loadOfflinePage } from "./offline/load.server.ts";
import { loadPersonalitiesPage } from "./personalities/load.server.ts";
import { loadPersonPage } from "./person/load.server.ts";
import type { PageName } from "./registry.ts";
import { loadSavedPage } from "./saved/load.server.ts";
import { loadSearchPage } from "./search/load.server.ts";
import { loadSectionPage } from "./section/load.server.ts";
import { loadSettingsPage } from "./settings/load.server.ts";
import { loadShowPage } from "./show/load.server.ts";
import { loadShowsPage } from "./shows/load.server.ts";
import { loadStaticPage } from "./static/load.server.ts";
import { loadVideoLanding } from "./video-landing/load.server.ts";
import { loadVideoPage } from "./video/load.server.ts";

type Loader = (context: PageContext) => Promise<AnyPageContent>;

const loadersByRoute: Readonly<Partial<Record<PageName, Loader>>> = {
  alerts: loadAlertsPage,
  "around-the-world": loadAroundTheWorldPage,
  guide: loadGuidePage,
  home: loadHomePage,
  "live-tv": loadLiveTvPage,
  "new-year": loadNewYearPage,
  offline: loadOfflinePage,
  personalities: loadPersonalitiesPage,
  saved: loadSavedPage,
  search: loadSearchPage,
  settings: loadSettingsPage,
  shows: loadShowsPage,
  video: loadVideoPage,
  "video-landing": loadVideoLanding,
  ...(import.meta.env.DEV && {
    gallery: async (context) => (await import("./gallery/load.server.ts")).loadGalleryPage(context),
  }),
};

/** ART-01. */
const variantLoaders: Readonly<Record<ArticleVariant, Loader>> = {
  print: loadPrintPage,
  amp: loadAmpPage,
  slideshow: loadSlideshowPage,
  interactive: loadInteractivePage,
  standard: loadArticlePage,
};

export async function loadContentPage(context: PageContext): Promise<AnyPageContent> {
  const { page } = context.route;
  const load = (page && loadersByRoute[page]) ?? loadFoundPage;
  return withReadyEmbeds(await withKnownVideos(await load(context), context), context);
}

async function loadFoundPage(context: PageContext): Promise<AnyPageContent> {
  const { actual } = context.state;
  switch (actual?.type) {
    case "article":
      return variantLoaders[decideVariant(context.path, actual.record)](context);
    case "section":
      return loadSectionPage(context, actual.record);
    case "static-page":
      return loadStaticPage(context, actual.record);
    case "election":
      return loadElectionPage(context, actual.record);
    case "live-event":
      return loadLiveEventPage(context, actual.record);
    case "person":
      return loadPersonPage(context, actual.record);
    case "show":
      return loadShowPage(context, actual.record);
    case undefined:
      if (isCoverageList(context)) return loadCoveragePage(context);
      if (context.route.name === "category") return loadCategoriesPage(context);
  }
  throw notFound(messages.pageNotFound);
}

/** /coverage without the name of an event. */
function isCoverageList({ route, params }: PageContext): boolean {
  return route.name === "coverage-page" && params.page === undefined;
}
