// Makes what the ads of a page are drawn from: the newsroom's promos, and how the ad server knows this page.

import { articleSections } from "../article/article-section.ts";
import type { PageContext } from "../page-context.ts";
import type { PageName } from "../pages/registry.ts";
import { leadsSomewhere } from "../shell/shown-links.ts";
import { categoryOf } from "./ad-unit.ts";
import { builtInPromos, type HousePromoText } from "./house-promos.ts";
import type { PageAds } from "./page-ads.ts";

/** The layout record that holds the promos. */
const promosId = "house-promos";

export async function loadPageAds(context: PageContext, page: PageName): Promise<PageAds> {
  const live = liveAds(context, page);
  const ofNewsroom = await loadPromos(context);
  const promos = (ofNewsroom.length > 0 ? ofNewsroom : builtInPromos).filter(({ url }) =>
    leadsSomewhere(url, context.deadLinks ?? []),
  );
  if (live !== undefined) return { promos, live };
  return { promos, ...(ofNewsroom.length === 0 && { isOnceEach: true }) };
}

/** A failing read is as if there were none. */
async function loadPromos({ content, log, noteFailure }: PageContext): Promise<readonly HousePromoText[]> {
  try {
    const layout = await content.byId("layout", promosId);
    return layout?.main.flatMap((block) => (block.kind === "house-promo" ? [block.props] : [])) ?? [];
  } catch (error) {
    noteFailure();
    log.error("house promos failed", { message: error instanceof Error ? error.message : String(error) });
    return [];
  }
}

/** A draft is nobody's inventory. */
function liveAds({ ads, state, path, preview }: PageContext, page: PageName): PageAds["live"] {
  if (ads?.server === undefined || preview !== undefined) return undefined;
  const { script, network, site, refreshSeconds, hasKeywords } = ads.server;
  const article = state.actual?.type === "article" ? state.actual.record : undefined;
  const section = article && articleSections(article).section?.slug;
  return {
    script,
    refreshSeconds,
    unit: { network, site, category: section ?? categoryOf(path), kind: page },
    ...(hasKeywords && article !== undefined && { article: article.id }),
  };
}
