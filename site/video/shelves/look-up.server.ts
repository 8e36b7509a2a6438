// The second turn at the store: the records of all videos that the shelves name, in one read, and the newest of every show they name.

import { sitePath } from "../../../model/addresses/site-path.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { messages } from "../../messages.ts";
import { searchVideos } from "../search-videos.server.ts";
import type { Named } from "./name-videos.server.ts";
import { orLogged, type ShelfContext } from "./shelf-context.ts";
import type { LatestOfShow } from "./video-show.ts";

export interface LookedUp {
  /** By path. */
  videos: ReadonlyMap<string, RecordDocs["video"]>;
  /** By the show's slug. */
  latest: ReadonlyMap<string, LatestOfShow>;
}

export async function lookUp(named: readonly Named[], context: ShelfContext): Promise<LookedUp> {
  const paths = new Set(named.flatMap((one) => ("videos" in one ? one.videos.map(({ path }) => path) : [])));
  const slugs = new Set(named.flatMap((one) => ("shows" in one ? one.shows.map(({ show }) => show.show_slug) : [])));
  const [videos, latest] = await Promise.all([
    videosAt([...paths], context),
    Promise.all([...slugs].map(async (slug) => [slug, await latestOfShow(slug, context)] as const)),
  ]);
  return { videos, latest: new Map(latest) };
}

/** Should the one read fail, each video is asked for by itself: only what cannot be had is then missing. */
async function videosAt(
  paths: readonly string[],
  context: ShelfContext,
): Promise<ReadonlyMap<string, RecordDocs["video"]>> {
  if (paths.length === 0) return new Map();
  const found = await readTogether(paths, context).catch(() =>
    Promise.all(
      paths.map((path) =>
        orLogged(context, messages.shelfVideoFailed, { path }, () =>
          context.content.byPath("video", pathOfVideo(path)),
        ),
      ),
    ),
  );
  return new Map(paths.flatMap((path, index) => (found[index] === undefined ? [] : [[path, found[index]]])));
}

const pathOfVideo = (url: string) => sitePath(url) ?? url;

const readTogether = (urls: readonly string[], { content }: ShelfContext) =>
  content.byPaths("video", urls.map(pathOfVideo));

/** SHOW-04. */
async function latestOfShow(show: string, context: ShelfContext): Promise<LatestOfShow> {
  const { content, now } = context;
  const found = await orLogged(context, messages.shelfVideoFailed, { show }, () =>
    Promise.all([
      searchVideos(content, { size: 1, show, mediaTags: ["full_episode"] }, now),
      searchVideos(content, { size: 1, show, excludeMedia: ["full_episode", "live_stream"] }, now),
    ]),
  );
  return { episode: found?.[0][0], clip: found?.[1][0] };
}
