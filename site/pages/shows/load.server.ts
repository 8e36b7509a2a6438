// The list of shows (ROUTE-04, API-05).

import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { brand } from "../../../model/brand.ts";
import { listHead } from "../../head/show-head.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore, fetchOrContinue } from "../../rules/fetch-failure.ts";
import { showSummary, sortShows } from "./show-summary.ts";

export async function loadShowsPage(context: PageContext): Promise<PageContent<"shows">> {
  const { content, path, origin } = context;
  const [shows, people] = await Promise.all([
    fetchFromStore(context, "shows", () => content.all("show")),
    fetchOrContinue(context, "persons", () => content.all("person")),
  ]);
  if (shows === null) throw notFound(messages.pageNotFound);
  const summaries = sortShows(shows).map((show) => showSummary(show, people ?? []));
  return {
    page: "shows",
    props: { shows: summaries },
    head: listHead(
      {
        title: "Shows",
        description: `Every show of ${brand.name}: hosts, airtimes and the latest stories.`,
        path,
        origin,
        pageType: "shows",
      },
      summaries.map(({ title, url }) => ({ name: title, url })),
    ),
    status: 200,
    isEmpty: summaries.length === 0,
    bodyClass: "shows",
  };
}
