// The front page.

import type { PageContent } from "../../page-types.ts";
import { homeHead } from "../../head/home-head.ts";
import { decideLayout } from "../../layouts/decide-layout.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import type { PageContext } from "../../page-context.ts";
import { loadOnNow } from "../../tv/strip/on-now.server.ts";
import { builtInHomeLayout } from "../section/built-in-layout.server.ts";
import { leadPicture, storiesOn } from "../section/front-stories.ts";

export async function loadHomePage(context: PageContext): Promise<PageContent<"home">> {
  const layout = (await context.content.layout("homeLayout", undefined)) ?? builtInHomeLayout;
  const [{ regions }, { onNow, validUntil }] = await Promise.all([
    loadRegions(layout, context, { rail: "usual", hasFrontAds: true }),
    loadOnNow(context),
  ]);
  return {
    page: "home",
    props: { onNow, regions },
    validUntil,
    head: homeHead({ origin: context.origin, imageUrl: leadPicture(regions), stories: storiesOn(regions) }),
    layout: decideLayout(context.route, undefined),
    status: 200,
    bodyClass: "home",
  };
}
