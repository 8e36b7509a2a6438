// The channel, live (ROUTE-04 /go and /gowatch): its stream, what is on now and what follows.

import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { liveTvHead } from "../../head/live-tv-head.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { channelOf, channels } from "../../tv/channels.ts";
import { liveVideo } from "../../tv/live-stream.server.ts";
import { changesAt, onAirAt } from "../../tv/on-air.ts";
import { newsroomOf, programDetails } from "../../tv/program-people.server.ts";
import { channelPrograms } from "../../tv/read-channel.server.ts";
import { watchUrl } from "../../tv/watch-address.ts";
import { knownVideo } from "../../video/known-video.ts";
import { videoHosts } from "../../video/page-videos.server.ts";

/** An evening's worth, for viewers who stay. */
const programCount = 9;

export async function loadLiveTvPage(context: PageContext): Promise<PageContent<"live-tv">> {
  const { content, now, origin, path } = context;
  const channel = channelOf(context.query.get("channel"));
  if (channel === undefined) throw notFound(messages.pageNotFound);
  const [{ programs, failure }, video, shows, people] = await Promise.all([
    channelPrograms(context, channel),
    liveVideo(context, channel),
    fetchOrContinue(context, "shows", () => content.all("show")),
    fetchOrContinue(context, "persons", () => content.all("person")),
  ]);
  const newsroom = newsroomOf(shows ?? [], people ?? []);
  const coming = programs
    .filter(({ end }) => end > now)
    .slice(0, programCount)
    .map((program) => programDetails(program, newsroom));
  const known = video && knownVideo(video, now);
  const videoId = video && (video.external_id ?? video.id);
  const stream = known && videoId !== undefined ? { videoId, known } : undefined;
  const onAir = onAirAt(coming, now);
  const outside = stream && videoHosts({ [stream.videoId]: stream.known });
  return {
    page: "live-tv",
    props: {
      channel: channel.name,
      channels: channels.map(({ id, name }) => ({ name, url: watchUrl(id, path), isCurrent: id === channel.id })),
      path: watchUrl(channel.id, path),
      stream,
      programs: coming,
      failure,
    },
    head: liveTvHead({ channel, known, now: onAir.now, origin }),
    ...(outside && { outside }),
    status: 200,
    isEmpty: stream === undefined && coming.length === 0,
    bodyClass: "live-tv",
    validUntil: changesAt(onAir),
  };
}
