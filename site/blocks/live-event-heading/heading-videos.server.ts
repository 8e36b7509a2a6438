// HEAD-03: the clips of a heading, looked up: its own video first, then those of its playlist. What is not there is left out.

import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { isVideoOut } from "../../../content/records/is-out.ts";
import type { Clip } from "./schema.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";

type Heading = BlockProps<"live-event-heading">;

const mostClips = 7;

export async function withVideos(context: PageContext, heading: Heading): Promise<Heading> {
  const { videoId, playlist, videos } = heading;
  if (videos.length > 0 || (videoId === undefined && playlist === undefined)) return heading;
  const list =
    playlist === undefined
      ? undefined
      : await fetchOrContinue(context, "playlist", () => context.content.byId("playlist", playlist));
  const ids = [...new Set([...(videoId === undefined ? [] : [videoId]), ...(list?.videos ?? [])])];
  const found = await Promise.all(ids.slice(0, mostClips).map((id) => clipOf(context, id)));
  const clips = found.filter((clip) => clip !== undefined);
  // A video that is not there has no page to lead to either.
  return { ...heading, videos: clips, ...(clips.length === 0 && { videoId: undefined }) };
}

async function clipOf(context: PageContext, id: string): Promise<Clip | undefined> {
  const video = await fetchOrContinue(context, "video", () => context.content.byPath("video", `/video/${id}`));
  if (video === undefined || !isVideoOut(video, context.now)) return undefined;
  const { title, thumbnail, brightcove } = video;
  return { id, title, imageUrl: thumbnail, duration: brightcove.duration };
}
