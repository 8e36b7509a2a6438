// The front page.

import type { PageContent } from "../../page-types.ts";
import { homeHead } from "../../head/home-head.ts";
import { decideLayout } from "../../layouts/decide-layout.ts";
import type { PageContext } from "../../page-context.ts";
import { loadOnNow } from "../../tv/strip/on-now.server.ts";
import { builtInHomeLayout } from "../section/built-in-layout.server.ts";
import { leadPicture, resolveFront, storiesOn, withFrontAds, withNamedSlots } from "../section/front-blocks.server.ts";

export async function loadHomePage(context: PageContext): Promise<PageContent<"home">> {
  const layout = (await context.content.layout("homeLayout", undefined)) ?? builtInHomeLayout;
  const [{ regions }, { onNow, validUntil }] = await Promise.all([resolveFront(layout, context), loadOnNow(context)]);
  return {
    page: "home",
    props: { onNow, ...withNamedSlots({ ...regions, main: withFrontAds(regions.main) }) },
    validUntil,
    head: homeHead({ origin: context.origin, imageUrl: leadPicture(regions), stories: storiesOn(regions) }),
    layout: decideLayout(context.route, undefined),
    status: 200,
    bodyClass: "home",
  };
}
