// Puts their videos into the shelves of a page. All shelves are asked for together: what they name first, then everything that was named,
// so that twenty shelves cost two turns at the store. A shelf that fails or stays empty is dropped and the page goes on (SHELF-07, ERR-03).

import { sitePath } from "../../../model/addresses/site-path.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import { messages } from "../../messages.ts";
import { lookUp, type LookedUp } from "./look-up.server.ts";
import { nameVideos, type Named, type SharedReads } from "./name-videos.server.ts";
import { mostRanked } from "../../../model/page-sizes.ts";
import { isShelf, planShelf, type ShelfBlock, type ShelfPlan } from "./plan-shelf.ts";
import { orLogged, type ShelfContext } from "./shelf-context.ts";
import { datedShow, datedThumbnail } from "./shelf-date.server.ts";
import { thumbnailOfVideo } from "./thumbnail.ts";
import type { CarouselThumbnail } from "../../../model/video/carousel-thumbnail.ts";
import { videoShow } from "./video-show.ts";
import type { VideoShow } from "../../../model/video/video-show.ts";

/** Blocks of other kinds stay as they are. */
export async function fillShelves(blocks: readonly Block[], context: ShelfContext): Promise<Block[]> {
  const shelves = blocks.filter(isShelf);
  if (shelves.length === 0) return [...blocks];
  const plans = shelves.map(planShelf);
  const shared = sharedReads(plans, context);
  const named = await Promise.all(plans.map((plan) => nameVideos(plan, shared, context)));
  const found = await lookUp(named, context);
  const filled = new Map<Block, ShelfBlock | undefined>(
    shelves.map((shelf, index) => [shelf, filledShelf(shelf, named[index] ?? { ready: [] }, found, context)]),
  );
  return blocks.flatMap((block) => (filled.has(block) ? (filled.get(block) ?? []) : [block]));
}

function sharedReads(plans: readonly ShelfPlan[], context: ShelfContext): SharedReads {
  const stories = new Set(
    plans.flatMap((plan) =>
      plan.by === "fixed" ? plan.picks.filter(({ kind }) => kind === "article").map(({ url }) => url) : [],
    ),
  );
  return {
    articles: articlesAt([...stories], context),
    shows: plans.some(({ by }) => by === "shows") ? allShows(context) : Promise.resolve([]),
  };
}

/** By the addresses as they were given. */
async function articlesAt(
  urls: readonly string[],
  context: ShelfContext,
): Promise<ReadonlyMap<string, RecordDocs["article"]>> {
  if (urls.length === 0) return new Map();
  const { content } = context;
  const paths = urls.map((url) => sitePath(url) ?? url);
  const found = await content.byPaths("article", paths).catch(() =>
    // Only what cannot be had is then missing.
    Promise.all(
      paths.map((path, index) =>
        orLogged(context, messages.fixedArticleMissing, { url: urls[index] }, () => content.byPath("article", path)),
      ),
    ),
  );
  return new Map(urls.flatMap((url, index) => (found[index] === undefined ? [] : [[url, found[index]]])));
}

/** ERR-03: falls back to an empty list. */
async function allShows(context: ShelfContext): Promise<RecordDocs["show"][]> {
  return (await orLogged(context, messages.showsFailed, {}, () => context.content.all("show"))) ?? [];
}

function filledShelf(shelf: ShelfBlock, named: Named, found: LookedUp, context: ShelfContext): ShelfBlock | undefined {
  const zone = context.shelfTimeZone;
  if (shelf.kind === "show-carousel") {
    const shows = "shows" in named ? showsOf(named, found) : [];
    return shows.length === 0
      ? undefined
      : { ...shelf, props: { ...shelf.props, shows: shows.map((show) => datedShow(show, zone)) } };
  }
  const thumbnails = "itself" in named ? shelf.props.videos : thumbnailsOf(named, found, context);
  if (thumbnails.length === 0) return undefined;
  const videos = thumbnails.map((video) => datedThumbnail(video, zone));
  return shelf.kind === "rank-tool"
    ? { ...shelf, props: { ...shelf.props, videos } }
    : { ...shelf, props: { ...shelf.props, videos } };
}

function showsOf({ shows }: Extract<Named, { shows: unknown }>, { latest }: LookedUp): VideoShow[] {
  return shows.map(({ show, over }) => videoShow(show, latest.get(show.show_slug), over));
}

function thumbnailsOf(
  named: Exclude<Named, { itself: true }>,
  { videos }: LookedUp,
  { log, now }: ShelfContext,
): readonly CarouselThumbnail[] {
  if ("ready" in named) return named.ready;
  if ("shows" in named) return [];
  const thumbnails = named.videos.flatMap(({ path, over, whenMissing }) => {
    const thumbnail = thumbnailOfVideo(videos.get(path), now, over);
    if (thumbnail === undefined && whenMissing !== undefined) log.error(whenMissing, { path });
    return thumbnail ?? [];
  });
  return thumbnails.slice(0, named.size ?? mostRanked);
}
