// The front page.

import type { PageContent } from "../../../core/page-object.ts";
import { homeHead } from "../../head/home-head.ts";
import { decideLayout } from "../../layouts/decide-layout.ts";
import type { PageContext } from "../../page-context.ts";
import { builtInHomeLayout } from "../section/built-in-layout.server.ts";
import { leadPicture, resolveFront, withFrontAds, withNamedSlots } from "../section/front-blocks.server.ts";

export async function loadHomePage(context: PageContext): Promise<PageContent<"home">> {
  const layout = (await context.content.layout("homeLayout", undefined)) ?? builtInHomeLayout;
  const { regions } = await resolveFront(layout, context);
  return {
    page: "home",
    props: withNamedSlots({ ...regions, main: withFrontAds(regions.main) }),
    head: homeHead({ origin: context.origin, imageUrl: leadPicture(regions) }),
    layout: decideLayout(context.route.name, undefined),
    status: 200,
    bodyClass: "home",
  };
}
