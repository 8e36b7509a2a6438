// Which layout stands around a page, decided here alone. A page has its own (LAYOUT-04, `site/pages/page-facts.ts`); a row of
// `site/routes.server.ts` may name another, and so may what stands on the page.

import type { AnyPageContent } from "../page-types.ts";
import { pageFacts } from "../pages/page-facts.ts";
import type { SiteRoute } from "../site-route.ts";
import { errorLayout, type LayoutName } from "./layouts.ts";

export function decideLayout({ layout }: Pick<SiteRoute, "layout">, content: AnyPageContent): LayoutName {
  const usual = pageFacts[content.page].layout;
  // An error looks the same wherever it happens.
  if (usual === errorLayout) return usual;
  const isCookieDemo = content.page === "static" && content.props.blocks.some(({ kind }) => kind === "cookie-setting");
  return isCookieDemo ? "cookie-demo" : (layout ?? usual);
}
