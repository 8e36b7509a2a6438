// New Year's Eve (ROUTE-04 /newyears): the celebration, with the layout an editor made for it.

import type { PageContent } from "../../page-types.ts";
import { brand } from "../../../model/brand.ts";
import { simpleHead } from "../../head/simple-head.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import type { PageContext } from "../../page-context.ts";
import { celebrationAt } from "./celebration.ts";

export async function loadNewYearPage(context: PageContext): Promise<PageContent<"new-year">> {
  const { content, path, origin, now } = context;
  const layout = await content.layout("newyearsLayout", undefined);
  const { regions } = await loadRegions(layout, context);
  const celebration = celebrationAt(now);
  const title = `Countdown to ${celebration.year}`;
  return {
    page: "new-year",
    props: { title, celebration, regions },
    head: simpleHead({
      title,
      description: `The countdown to ${celebration.year}, and midnight time zone by time zone, on ${brand.name}.`,
      path,
      origin,
    }),
    status: 200,
    bodyClass: "new-year",
  };
}
