// LAYOUT-07: what an editor put around a story, around the stories of its section, or around all of them. The story itself does not need it.

import type { Regions } from "../../../content/layouts/regions.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { ownLayout } from "../../layouts/own-layout.server.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";

export async function regionsAround(
  { id }: RecordDocs["article"],
  { section, ownSlots }: { section: string | undefined; ownSlots: readonly string[] },
  context: PageContext,
): Promise<Regions> {
  const layout = await fetchOrContinue(context, "article layout", () =>
    ownLayout(context.content, "articleLayout", [id, section]),
  );
  const { regions } = await loadRegions(layout, context, { ownSlots, meta: section ? { category: section } : {} });
  return regions;
}
