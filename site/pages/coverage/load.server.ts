// ROUTE-15: /coverage without the name of an event lists the live coverage there is and was.

import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { brand } from "../../../model/brand.ts";
import { listHead } from "../../head/show-head.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore } from "../../rules/fetch-failure.ts";
import { listedCoverage } from "./listed-coverage.ts";

const title = "Live coverage";
const description = `What ${brand.name} is covering live right now, update by update, and the coverage of days before.`;

export async function loadCoveragePage(context: PageContext): Promise<PageContent<"coverage">> {
  const { content, params, path, origin, now } = context;
  if (params["page"] !== undefined) throw notFound(messages.pageNotFound);
  const events = await fetchFromStore(context, "live events", () => content.all("live_event"));
  if (events === null) throw notFound(messages.pageNotFound);
  const { current, past } = listedCoverage(events, now);
  const layout = await content.layout("liveEventLayout", "coverage");
  const { regions } = await loadRegions(layout, context, { rail: "usual" });
  return {
    page: "coverage",
    props: { title, description, current, past, regions },
    head: listHead(
      { title, description, path, origin, pageType: "live-events", imageUrl: current[0]?.imageUrl },
      [...current, ...past].map(({ title: name, url }) => ({ name, url })),
    ),
    status: 200,
    isEmpty: current.length + past.length === 0,
    bodyClass: "live-events",
  };
}
