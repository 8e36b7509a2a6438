// A channel's live stream: the first video of its live playlist (API-05). A failure of that feed is an empty result (SCHED-04).

import type { RecordDocs } from "../../content/records/kinds.ts";
import type { PageContext } from "../page-context.ts";
import { fetchOrContinue } from "../rules/fetch-failure.ts";
import { isWatchable, knownVideo } from "../video/known-video.ts";
import type { Channel } from "./channels.ts";

export async function liveVideo(context: PageContext, channel: Channel): Promise<RecordDocs["video"] | undefined> {
  const { content, now } = context;
  return fetchOrContinue(context, "live playlist", async () => {
    const playlist = await content.byId("playlist", channel.livePlaylist);
    const paths = (playlist?.videos ?? []).map((id) => `/video/${id}`);
    const videos = await content.byPaths("video", paths);
    return videos.find((video) => {
      const known = knownVideo(video, now);
      return known.isLive === true && isWatchable(known);
    });
  });
}
