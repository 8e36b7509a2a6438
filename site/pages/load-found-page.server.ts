// Which page answers where content was found at the address. Nothing found is a 404.

import { notFound } from "../../model/http-error.ts";
import { decideVariant, type ArticleVariant } from "../article/decide-variant.ts";
import { messages } from "../messages.ts";
import type { PageContext } from "../page-context.ts";
import type { AnyPageContent } from "../page-types.ts";
import { loadAmpPage } from "./article-amp/load.server.ts";
import { loadInteractivePage } from "./article-interactive/load.server.ts";
import { loadPrintPage } from "./article-print/load.server.ts";
import { loadSlideshowPage } from "./article-slideshow/load.server.ts";
import { loadArticlePage } from "./article/load.server.ts";
import { loadElectionPage } from "./election/load.server.ts";
import { loadLiveEventPage } from "./live-event/load.server.ts";
import { loadPersonPage } from "./person/load.server.ts";
import { loadFrontPage } from "./section/load.server.ts";
import { loadShowPage } from "./show/load.server.ts";
import { loadStaticPage } from "./static/load.server.ts";

/** ART-01. */
const variantLoaders: Readonly<Record<ArticleVariant, (context: PageContext) => Promise<AnyPageContent>>> = {
  print: loadPrintPage,
  amp: loadAmpPage,
  slideshow: loadSlideshowPage,
  interactive: loadInteractivePage,
  standard: loadArticlePage,
};

export async function loadFoundPage(
  context: PageContext,
  otherwise?: (context: PageContext) => Promise<AnyPageContent>,
): Promise<AnyPageContent> {
  const { actual } = context.state;
  switch (actual?.type) {
    case "article":
      return variantLoaders[decideVariant(context.path, actual.record)](context);
    case "section":
      return loadFrontPage(context, actual.record);
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
      if (otherwise !== undefined) return otherwise(context);
  }
  throw notFound(messages.pageNotFound);
}
