// What to watch after a video: the newest of its show, then the newest of all. Expired and locked ones lead nowhere, so they are left out.

import { sitePath } from "../../model/addresses/site-path.ts";
import { everythingList, showList } from "../../model/fields/list-names.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { messages } from "../messages.ts";
import type { PageContext } from "../page-context.ts";
import { knownVideo } from "./known-video.ts";
import { orLogged } from "./shelves/shelf-context.ts";
import { videoIdOf, videoItem } from "./video-item.ts";
import type { VideoItem } from "../../model/video/video-item.ts";

export async function relatedVideos(
  video: RecordDocs["video"],
  size: number,
  context: PageContext,
): Promise<VideoItem[]> {
  const show = video.spark_shows?.show_slug ?? video.spark_shows?.slug;
  const lists = [...(show === undefined ? [] : [showList(show)]), everythingList];
  const found = await orLogged(context, messages.nextUpFailed, {}, () => newestOf(lists, size, context));
  const own = videoIdOf(video);
  const seen = new Set([own]);
  return (found ?? [])
    .filter((one) => {
      const id = videoIdOf(one);
      const isNew = !seen.has(id) && knownVideo(one, context.now).standing === "playable";
      seen.add(id);
      return isNew;
    })
    .slice(0, size)
    .map((one) => videoItem(one, own));
}

async function newestOf(
  lists: readonly string[],
  size: number,
  { content }: PageContext,
): Promise<RecordDocs["video"][]> {
  // A few more than are shown: some may have expired.
  const cards = await Promise.all(lists.map((list) => content.cards({ type: "video", lists: [list], size: size + 4 })));
  const paths = [...new Set(cards.flat().map(({ url }) => sitePath(url) ?? url))];
  const videos = await content.byPaths("video", paths);
  return videos.filter((video) => video !== undefined);
}
