// The front of a section or a tag: its layout with its stories, or one of the listing pages behind it (FRONT-01 … FRONT-07).

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { sectionName, tagName, tagPrefix } from "../../../model/addresses/front-path.ts";
import { spellPath } from "../../../model/addresses/path-spelling.ts";
import { sectionList, tagList } from "../../../model/fields/list-names.ts";
import type { LayoutMeta } from "../../../content/layouts/story-query.ts";
import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { withNeighbours } from "../../head/page-neighbours.ts";
import { sectionHead } from "../../head/section-head.ts";
import type { FrontPlace } from "../../../model/layouts/front-place.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { liveFront } from "../../layouts/live-front.server.ts";
import { elementNames, layoutAt } from "../../layouts/own-layout.server.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { loadOnNow } from "../../tv/strip/on-now.server.ts";
import { archiveUrl } from "../archive/archive-address.ts";
import { loadArchivePage } from "../archive/load.server.ts";
import { builtInSectionLayout } from "./built-in-layout.server.ts";
import {
  listingLinks,
  listingPage,
  listingPlace,
  listingSize,
  storiesOfPage,
  type ListingPlace,
} from "./listing-pages.ts";
import { isEmptyFront, leadPicture, storiesOn, storyUrls } from "./front-stories.ts";
import { needsHeading, sectionBodyClass } from "./section-heading.ts";

type Category = RecordDocs["section"] | RecordDocs["tag"];

/** The archive of a front is asked for at the front's own address. */
export function loadFrontPage(
  context: PageContext,
  record: Category,
): Promise<PageContent<"section"> | PageContent<"archive">> {
  if (!context.query.has("archive")) return loadSectionPage(context, record);
  const isTopic = isTagPath(context.path);
  return loadArchivePage(context, { title: record.title, isTopic, list: listOf(context, record) });
}

const isTagPath = (path: string) => path.startsWith(tagPrefix);

/** By which stories are filed under it. */
function nameOf({ path }: PageContext, record: Category): string {
  return isTagPath(path) ? tagName(record) : sectionName(record);
}

/** Of its stories. */
function listOf(context: PageContext, record: Category): string {
  const name = nameOf(context, record);
  return isTagPath(context.path) ? tagList(name) : sectionList(name);
}

export async function loadSectionPage(context: PageContext, record: Category): Promise<PageContent<"section">> {
  const page = listingPage(context.query.get("page"));
  if (page === undefined) throw notFound(messages.pageNotFound);

  const isTag = isTagPath(context.path);
  const name = nameOf(context, record);
  const front = frontPlace(context, record);
  const layout = await layoutAt(context.content, front);
  const meta: LayoutMeta = isTag ? { tag: name } : { category: name };
  const [{ regions, offsetManager }, { onNow, validUntil }] = await Promise.all([
    loadRegions(layout ?? builtInSectionLayout, context, { meta, rail: "usual", hasFrontAds: true }),
    loadOnNow(context),
  ]);
  const used = offsetManager.get(name) ?? 0;
  const list = listOf(context, record);
  const { main, place } =
    page === 1 ? await frontPage(context, regions, list, used) : await furtherPage(context, page, regions, list, used);

  const { title, description } = record;
  const path = spellPath(context.path);
  const pages = listingLinks(path, place);
  return {
    page: "section",
    validUntil,
    props: {
      onNow,
      pages,
      ...(context.archive && used + place.pages > 1 && { archiveUrl: archiveUrl(path) }),
      topic: { url: path, name: title, kind: isTag ? "tags" : "categories", values: [name] },
      ...(needsHeading(regions.preContent) && { heading: { title, ...(page === 1 && { description }) } }),
      regions: page === 1 ? regions : { ...aroundListing(regions), main },
    },
    head: withNeighbours(
      sectionHead({
        title,
        metaTitle: record.metaTitle,
        description,
        path,
        origin: context.origin,
        imageUrl: leadPicture(regions),
        isa_value: record.isa_value,
        stories: page === 1 ? storiesOn(regions) : [],
      }),
      context.origin,
      pages,
    ),
    ...(page === 1 && context.preview === undefined && liveFront(front, layout, context.now)),
    status: 200,
    isEmpty: page === 1 && isEmptyFront(regions) && place.pages === 1,
    bodyClass: sectionBodyClass(title, regions.preContent),
  };
}

/**
 * Where its own layout is, or the default. Tags and the fronts of elections are of the category kind (LAYOUT-01); where there is no such layout,
 * they are laid out as sections are.
 */
function frontPlace({ route, path }: PageContext, record: Category): FrontPlace {
  const { layout } = "layout" in record ? record : {};
  return {
    subtypes: route.kind === "category" ? ["categoryLayout", "sectionLayout"] : ["sectionLayout"],
    names: layout === undefined ? elementNames(record.id, path) : [layout],
  };
}

/** A listing has the headings and the rails of its front. */
function aroundListing(regions: Regions): Regions {
  const preContent = regions.preContent.filter(({ kind }) => kind.endsWith("-heading"));
  return { ...regions, preContent, fullWidth: [], postContent: [] };
}

interface PageOfListing {
  main: Regions["main"];
  place: ListingPlace;
}

async function frontPage(
  { content }: PageContext,
  { main }: Regions,
  list: string,
  used: number,
): Promise<PageOfListing> {
  const next = await content.cards({ type: "article", lists: [list], size: 1, offset: used });
  return { main, place: listingPlace(1, next.length) };
}

/** Goes on where the front ends, without what other lists of the front show. */
async function furtherPage(
  { content }: PageContext,
  page: number,
  regions: Regions,
  list: string,
  used: number,
): Promise<PageOfListing> {
  const onFront = new Set(storyUrls(regions));
  const cards = await content.cards({ type: "article", lists: [list], size: listingSize, offset: used });
  const afterFront = cards.filter(({ url }) => !onFront.has(url));
  const items = storiesOfPage(page, afterFront);
  const { blocks: main } = parseBlocks(
    items.length === 0 ? [] : [{ is: "article-list", props: { title: `Page ${page}`, items } }],
  );
  return { main, place: listingPlace(page, afterFront.length) };
}
