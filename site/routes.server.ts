// One row a route: which page answers at each address of the URL table, what loads it, who may store it. A row with `found` has no page of
// its own: it is answered by whatever content the rules find at the path.

import type { RouteName } from "../model/addresses/url-rows.ts";
import { urlTable } from "../model/addresses/url-table.ts";
import type { SiteRoute as EngineRoute } from "../core/site-definition.ts";
import {
  alertsInWords,
  correctionsInWords,
  coverageInWords,
  homeInWords,
  peopleInWords,
  showsInWords,
  videoInWords,
  videoRoomInWords,
  type PageInWords,
} from "./lite/lite-own-pages.server.ts";
import type { PageContext } from "./page-context.ts";
import type { AnyPageContent, NewsSite, PageContent } from "./page-types.ts";
import { loadAlertsPage } from "./pages/alerts/load.server.ts";
import { loadAroundTheWorldPage } from "./pages/around-the-world/load.server.ts";
import { loadCategoriesPage } from "./pages/categories/load.server.ts";
import { loadCorrectionsPage } from "./pages/corrections/load.server.ts";
import { loadCoveragePage } from "./pages/coverage/load.server.ts";
import { loadGuidePage } from "./pages/guide/load.server.ts";
import { loadFrontPageOrArchive } from "./pages/home/load.server.ts";
import { loadFoundPage } from "./pages/load-found-page.server.ts";
import { loadLiveTvPage } from "./pages/live-tv/load.server.ts";
import { loadLoginPage } from "./pages/login/load.server.ts";
import { loadNewYearPage } from "./pages/new-year/load.server.ts";
import { loadOfflinePage } from "./pages/offline/load.server.ts";
import { loadPersonalitiesPage } from "./pages/personalities/load.server.ts";
import type { PageInWordsByRow } from "./pages/page-facts.ts";
import type { PageName } from "./pages/registry.ts";
import { loadSavedPage } from "./pages/saved/load.server.ts";
import { loadSearchPage } from "./pages/search/load.server.ts";
import { loadSettingsPage } from "./pages/settings/load.server.ts";
import { loadShowsPage } from "./pages/shows/load.server.ts";
import { loadVideoLanding } from "./pages/video-landing/load.server.ts";
import { loadVideoPage } from "./pages/video/load.server.ts";
import { withPreparedBlocks } from "./pages/with-prepared-blocks.server.ts";
import { rulesByKind, type RuleName } from "./rules/rules.ts";
import type { RouteKind, SiteRoute } from "./site-route.ts";

interface Common
  extends
    Pick<SiteRoute, "kind" | "layout">,
    Pick<EngineRoute<NewsSite, PageContext>, "cache" | "validate" | "keepScroll"> {
  rules: readonly RuleName[];
}

/** What loads a page and no other, and gives its text edition where nothing else does. */
type Answer<N extends PageName> = N extends PageInWordsByRow
  ? { load: Load<N | ArchiveOf<N>>; inWords: PageInWords }
  : { load: Load<N>; inWords?: undefined };

type Load<N extends PageName> = (context: PageContext) => Promise<PageContent<N>>;

/** The archive of everything is a question to the front page. */
type ArchiveOf<N> = N extends "home" ? "archive" : never;

type AnyAnswer = { [N in PageName]: Answer<N> }[PageName];

type OwnRow = { [N in PageName]: Common & Answer<N> & { page: N } }[PageName];

/** Which page answers is known when it is loaded. */
interface FoundRow extends Common {
  page: "found";
  load: (context: PageContext) => Promise<AnyPageContent>;
  inWords?: PageInWords;
}

export type Row = OwnRow | FoundRow;

/** Nothing has to be found first. */
const own = { kind: "home", rules: [], cache: "everyone" } as const;

/** Whatever the rules of the kind find; where they find nothing, `otherwise` or the 404 page. */
function found(kind: RouteKind, otherwise?: AnyAnswer): FoundRow {
  return {
    page: "found",
    load: (context) => loadFoundPage(context, otherwise?.load),
    inWords: otherwise?.inWords,
    kind,
    rules: rulesByKind[kind],
    cache: "everyone",
  };
}

const videoRoom = { ...own, page: "video-landing", load: loadVideoLanding, inWords: videoRoomInWords } as const;
const people = {
  ...own,
  page: "personalities",
  load: loadPersonalitiesPage,
  inWords: peopleInWords,
  kind: "persons-list",
} as const;

const rows: Readonly<Record<RouteName, Row>> = {
  offline: { ...own, page: "offline", load: loadOfflinePage },
  saved: { ...own, page: "saved", load: loadSavedPage },
  settings: { ...own, page: "settings", load: loadSettingsPage },
  login: { ...own, page: "login", load: loadLoginPage },
  // A static page there is a part of it.
  corrections: {
    ...found("section", { load: loadCorrectionsPage, inWords: correctionsInWords }),
    rules: rulesByKind.section.filter((rule) => rule !== "static-page"),
  },
  contact: { ...found("section"), cache: "one-reader" },
  newsletters: { ...found("section"), rules: [...rulesByKind.section, "usual-newsletters"], cache: "one-reader" },
  fnctv: { ...own, page: "guide", load: loadGuidePage, kind: "fnctv" },
  foxaroundtheworld: found("home"),
  go: { ...own, page: "live-tv", load: loadLiveTvPage },
  // LAYOUT-05: the channel and nothing else.
  gowatch: { ...own, page: "live-tv", load: loadLiveTvPage, layout: "bare" },
  newyears: { ...own, page: "new-year", load: loadNewYearPage, kind: "newyears" },
  personalities: people,
  shows: { ...own, page: "shows", load: loadShowsPage, inWords: showsInWords, kind: "shows-list" },
  video: videoRoom,
  "alerts-subscribe": { ...own, page: "alerts", load: loadAlertsPage, inWords: alertsInWords },
  "foxaroundtheworld-search": { ...own, page: "around-the-world", load: loadAroundTheWorldPage },
  "person-personalities": { ...people, layout: "persons" },
  "search-results": { ...own, page: "search", load: loadSearchPage },
  "video-shows": videoRoom,
  "video-topics": videoRoom,
  elections: found("category"),
  "elections-2023-results": found("category"),
  "elections-2023": found("category"),
  // A story may have such an address too.
  "elections-results": { ...found("article"), rules: ["election", ...rulesByKind.article] },
  "video-shows-id": videoRoom,
  "video-topics-all": videoRoom,
  category: found("category", { load: loadCategoriesPage }),
  "category-slug": found("category"),
  "category-all": found("category"),
  "coverage-page": found("live-event", { load: loadCoveragePage, inWords: coverageInWords }),
  "shows-id": found("show"),
  "video-video": { ...own, page: "video", load: loadVideoPage, inWords: videoInWords },
  person: found("person"),
  index: { ...own, page: "home", load: loadFrontPageOrArchive, inWords: homeInWords },
  section: found("section"),
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
        ...own,
        page: "gallery",
        load: async (context) => (await import("./pages/gallery/load.server.ts")).loadGalleryPage(context),
      },
    ]
  : [];

type LoadedRow = SiteRoute & Common & Pick<Row, "page"> & Pick<FoundRow, "load" | "inWords">;

export const routes: readonly LoadedRow[] = [
  ...developmentRoutes,
  ...urlTable.map((row): TableRow => ({ ...row, ...rows[row.name] })),
].map((row) => ({ ...row, load: withPreparedBlocks(row.load) }));
