// The front page, and the archive of everything behind it.

import { everythingList } from "../../../model/fields/list-names.ts";
import type { FrontPlace } from "../../../model/layouts/front-place.ts";
import type { PageContent } from "../../page-types.ts";
import { homeHead } from "../../head/home-head.ts";
import { liveFront } from "../../layouts/live-front.server.ts";
import { layoutAt } from "../../layouts/own-layout.server.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import type { PageContext } from "../../page-context.ts";
import { loadOnNow } from "../../tv/strip/on-now.server.ts";
import { loadArchivePage } from "../archive/load.server.ts";
import { builtInHomeLayout } from "../section/built-in-layout.server.ts";
import { archiveUrl } from "../archive/archive-address.ts";
import { isEmptyFront, leadPicture, storiesOn } from "../section/front-stories.ts";
import type { StoriesBehind } from "./Page.tsx";

/** The archive of everything is a question to the front page, as that of a section is one to its front. */
export function loadFrontPageOrArchive(context: PageContext): Promise<PageContent<"home"> | PageContent<"archive">> {
  if (!context.query.has("archive")) return loadHomePage(context);
  return loadArchivePage(context, { title: "All stories", isTopic: false, list: everythingList });
}

const place: FrontPlace = { subtypes: ["homeLayout"], names: [] };

async function loadHomePage(context: PageContext): Promise<PageContent<"home">> {
  const layout = await layoutAt(context.content, place);
  const [{ regions }, { onNow, validUntil }] = await Promise.all([
    loadRegions(layout ?? builtInHomeLayout, context, { rail: "usual", hasFrontAds: true }),
    loadOnNow(context),
  ]);
  return {
    page: "home",
    props: { onNow, regions, ...(isEmptyFront(regions) && { behind: await storiesBehind(context) }) },
    validUntil,
    head: homeHead({ origin: context.origin, imageUrl: leadPicture(regions), stories: storiesOn(regions) }),
    ...(context.preview === undefined && liveFront(place, layout, context.now)),
    status: 200,
    bodyClass: "home",
  };
}

/** Of a front on which nothing stands. */
async function storiesBehind({ content, archive, path }: PageContext): Promise<StoriesBehind> {
  const [newest] = await content.cards({ type: "article", lists: [everythingList], size: 1 });
  return { hasStories: newest !== undefined, ...(archive && newest && { archiveUrl: archiveUrl(path) }) };
}
