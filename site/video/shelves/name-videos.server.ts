// The first turn at the store: which videos, or which shows, each shelf is to show. Where a list tells enough, the shelf is ready with it.

import { isOut } from "../../../content/records/is-out.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { sectionList } from "../../../model/fields/list-names.ts";
import type { Card } from "../../../model/stories/card.ts";
import { hostedVideoIn } from "../../../content/blocks/hosted-video.ts";
import { messages } from "../../messages.ts";
import { searchVideos } from "../search-videos.server.ts";
import { chosenShows, type ChosenShow } from "./chosen-shows.ts";
import type { FixedPick } from "./fixed-video.ts";
import type { ShelfPlan } from "./plan-shelf.ts";
import { rankedVideos } from "./ranked-videos.ts";
import { orLogged, type ShelfContext } from "./shelf-context.ts";
import { thumbnailOfCard, type WrittenOver } from "./thumbnail.ts";
import type { CarouselThumbnail } from "../../../model/video/carousel-thumbnail.ts";

export interface NamedVideo {
  path: string;
  over?: WrittenOver;
  /** Logged when it turns out not to be there. */
  whenMissing?: string;
}

export type Named =
  | { ready: CarouselThumbnail[] }
  | { videos: NamedVideo[]; size?: number }
  | { shows: ChosenShow[] }
  | { itself: true };

/** What several shelves may need is read once for all of them. */
export interface SharedReads {
  articles: Promise<ReadonlyMap<string, RecordDocs["article"]>>;
  shows: Promise<RecordDocs["show"][]>;
}

const nothing: Named = { ready: [] };
/** Few stories of a section hold a video. */
const storiesLookedAt = 30;
const wordsLookedAt = 40;

export async function nameVideos(plan: ShelfPlan, shared: SharedReads, context: ShelfContext): Promise<Named> {
  const { content, log, now } = context;
  switch (plan.by) {
    case "itself":
      return { itself: true };
    case "nothing":
      if (plan.reason !== undefined) log.error(plan.reason);
      return nothing;
    case "rank": {
      const { listId } = plan;
      const list = await orLogged(context, messages.aggregateFailed, { rankListId: listId }, () =>
        content.byId("aggregate", listId),
      );
      return { videos: list === undefined ? [] : rankedVideos(list).map((id) => ({ path: `/video/${id}` })) };
    }
    case "search": {
      const { search, whenEmpty } = plan;
      const cards = await orLogged(context, messages.shelfVideoFailed, { ...search }, () =>
        searchVideos(content, search, now),
      );
      if (cards?.length === 0 && whenEmpty !== undefined) log.error(whenEmpty, { ...search });
      return { ready: (cards ?? []).map(thumbnailOfCard) };
    }
    case "words": {
      const { words, size } = plan;
      const found = await orLogged(context, messages.shelfVideoFailed, { words }, () =>
        content.suggestions(words, wordsLookedAt),
      );
      const videos = (found ?? []).filter(({ type }) => type === "video");
      return { videos: videos.map(({ url }) => ({ path: url })), size };
    }
    case "fixed": {
      const articles = await shared.articles;
      return { videos: plan.picks.flatMap((pick) => fixedVideo(pick, articles, context)), size: plan.size };
    }
    case "section": {
      const { section, size } = plan;
      const cards = await orLogged(context, messages.shelfVideoFailed, { section }, () =>
        content.cards({ type: "article", lists: [sectionList(section)], size: storiesLookedAt }),
      );
      const videos = videosOfStories(cards ?? []);
      if (videos.length === 0) log.error(messages.sectionWithoutVideos, { section });
      return { videos, size };
    }
    case "shows":
    default:
      return { shows: chosenShows(plan.items, await shared.shows) };
  }
}

/** SHELF-05: only stories with a hosted video remain. */
export function videosOfStories(cards: readonly Card[]): NamedVideo[] {
  const videos = cards.flatMap(({ videoId, title, publicationDate }) =>
    videoId === undefined ? [] : [{ path: `/video/${videoId}`, over: { title, publicationDate } }],
  );
  return [...new Map(videos.map((video) => [video.path, video])).values()];
}

/** SHELF-04. */
function fixedVideo(
  { kind, url, over }: FixedPick,
  articles: ReadonlyMap<string, RecordDocs["article"]>,
  { log, now }: ShelfContext,
): NamedVideo[] {
  if (kind === "foreign") {
    log.error(messages.notFromTheNewsSite, { url });
    return [];
  }
  if (kind === "video") return [{ path: url, over, whenMissing: messages.fixedVideoMissing }];
  const article = articles.get(url);
  if (article === undefined || !isOut(article, now)) {
    log.error(messages.fixedArticleMissing, { url });
    return [];
  }
  const id = hostedVideoIn(article.blocks);
  if (id === undefined) {
    log.error(messages.fixedVideoMissing, { url });
    return [];
  }
  const written = { ...over, title: over.title ?? article.title, publicationDate: article.last_modified_date };
  return [{ path: `/video/${id}`, over: written, whenMissing: messages.fixedVideoMissing }];
}
