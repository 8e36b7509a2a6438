// One row a route: which page answers at each address of the URL table, what loads it, and which kind of layout it has. A row with `found`
// has no page of its own: it is answered by whatever content the rules find at the path.

import { urlTable, type RouteName } from "../model/addresses/url-table.ts";
import type { SiteRoute as EngineRoute } from "../core/site-definition.ts";
import type { LayoutKind } from "./layouts/decide-layout.ts";
import type { PageContext } from "./page-context.ts";
import type { AnyPageContent, NewsSite, PageContent } from "./page-types.ts";
import { loadAlertsPage } from "./pages/alerts/load.server.ts";
import { loadAroundTheWorldPage } from "./pages/around-the-world/load.server.ts";
import { loadCategoriesPage } from "./pages/categories/load.server.ts";
import { loadCoveragePage } from "./pages/coverage/load.server.ts";
import { loadGuidePage } from "./pages/guide/load.server.ts";
import { loadFrontPageOrArchive } from "./pages/home/load.server.ts";
import { loadFoundPage } from "./pages/load-found-page.server.ts";
import { loadLiveTvPage } from "./pages/live-tv/load.server.ts";
import { loadLoginPage } from "./pages/login/load.server.ts";
import { loadNewYearPage } from "./pages/new-year/load.server.ts";
import { loadOfflinePage } from "./pages/offline/load.server.ts";
import { loadPersonalitiesPage } from "./pages/personalities/load.server.ts";
import type { PageName } from "./pages/registry.ts";
import { loadSavedPage } from "./pages/saved/load.server.ts";
import { loadSearchPage } from "./pages/search/load.server.ts";
import { loadSettingsPage } from "./pages/settings/load.server.ts";
import { loadShowsPage } from "./pages/shows/load.server.ts";
import { loadNewslettersPage } from "./pages/static/newsletters.server.ts";
import { loadVideoLanding } from "./pages/video-landing/load.server.ts";
import { loadVideoPage } from "./pages/video/load.server.ts";
import { withPreparedBlocks } from "./pages/with-prepared-blocks.server.ts";
import { rulesByLayout, type RuleName } from "./rules/rules.ts";
import type { SiteRoute } from "./site-route.ts";

interface Common extends Pick<EngineRoute<NewsSite, PageContext>, "validate" | "keepScroll"> {
  kind: LayoutKind;
  rules: readonly RuleName[];
}

/** A page of the row's own, with what loads that page and no other. */
interface OwnRow<N extends PageName> extends Common {
  page: N;
  load: (context: PageContext) => Promise<PageContent<N>>;
}

/** Which page answers is known when it is loaded. */
interface FoundRow extends Common {
  page: "found";
  load: (context: PageContext) => Promise<AnyPageContent>;
}

export type Row = { [N in PageName]: OwnRow<N> }[PageName] | FoundRow;

/** Nothing has to be found first. */
function own<N extends PageName>(page: N, load: OwnRow<N>["load"], kind: LayoutKind = "home"): OwnRow<N> {
  return { page, load, kind, rules: [] };
}

/** Whatever the rules of the kind find; where they find nothing, `otherwise` or the 404 page. */
function found(kind: LayoutKind, otherwise?: (context: PageContext) => Promise<AnyPageContent> | undefined): FoundRow {
  return { page: "found", load: (context) => loadFoundPage(context, otherwise), kind, rules: rulesByLayout[kind] };
}

const rows: Readonly<Record<RouteName, Row>> = {
  offline: own("offline", loadOfflinePage),
  saved: own("saved", loadSavedPage),
  settings: own("settings", loadSettingsPage),
  login: own("login", loadLoginPage),
  fnctv: own("guide", loadGuidePage, "fnctv"),
  foxaroundtheworld: found("home"),
  go: own("live-tv", loadLiveTvPage),
  gowatch: own("live-tv", loadLiveTvPage),
  newyears: own("new-year", loadNewYearPage, "newyears"),
  personalities: own("personalities", loadPersonalitiesPage, "persons-list"),
  shows: own("shows", loadShowsPage, "shows-list"),
  video: own("video-landing", loadVideoLanding),
  "alerts-subscribe": own("alerts", loadAlertsPage),
  "foxaroundtheworld-search": own("around-the-world", loadAroundTheWorldPage),
  "person-personalities": own("personalities", loadPersonalitiesPage, "persons-list"),
  "search-results": own("search", loadSearchPage),
  "video-shows": own("video-landing", loadVideoLanding),
  "video-topics": own("video-landing", loadVideoLanding),
  elections: found("category"),
  "elections-2023-results": found("category"),
  "elections-2023": found("category"),
  "video-shows-id": own("video-landing", loadVideoLanding),
  "video-topics-all": own("video-landing", loadVideoLanding),
  category: found("category", loadCategoriesPage),
  "category-slug": found("category"),
  "category-all": found("category"),
  "coverage-page": found("live-event", (context) =>
    // /coverage without the name of an event.
    context.params["page"] === undefined ? loadCoveragePage(context) : undefined,
  ),
  "shows-id": found("show"),
  "video-video": own("video", loadVideoPage),
  person: found("person"),
  index: { page: "found", load: loadFrontPageOrArchive, kind: "home", rules: [] },
  section: found("section", loadNewslettersPage),
  "slug-article": found("article"),
  "slug-article-all": found("article"),
};

type TableRow = Row & SiteRoute;

/** What only those who work on the site see; the build leaves it out. */
const developmentRoutes: readonly TableRow[] = import.meta.env?.DEV
  ? [
      {
        name: "gallery",
        path: "/_gallery",
        page: "gallery",
        kind: "home",
        rules: [],
        load: async (context) => (await import("./pages/gallery/load.server.ts")).loadGalleryPage(context),
      },
    ]
  : [];

type LoadedRow = SiteRoute & Common & Pick<Row, "page"> & Pick<FoundRow, "load">;

export const routes: readonly LoadedRow[] = [
  ...developmentRoutes,
  ...urlTable.map((row): TableRow => ({ ...row, ...rows[row.name] })),
].map((row) => ({ ...row, load: withPreparedBlocks(row.load) }));
