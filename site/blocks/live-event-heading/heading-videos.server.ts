// HEAD-03: the clips of a heading, looked up: its own video first, then those of its playlist. What is not there is left out.

import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { isVideoOut } from "../../../content/records/is-out.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { Clip } from "./schema.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { knownVideo } from "../../video/known-video.ts";

type Heading = BlockProps<"live-event-heading">;

const mostClips = 7;
/** Some of a playlist are over. */
const mostLookedUp = 50;

export async function withVideos(context: PageContext, heading: Heading): Promise<Heading> {
  const { videoId, playlist, videos } = heading;
  if (videos.length > 0 || (videoId === undefined && playlist === undefined)) return heading;
  const list =
    playlist === undefined
      ? undefined
      : await fetchOrContinue(context, "playlist", () => context.content.byId("playlist", playlist));
  const ids = [...new Set([...(videoId === undefined ? [] : [videoId]), ...(list?.videos ?? [])])].slice(
    0,
    mostLookedUp,
  );
  const paths = ids.map((id) => `/video/${id}`);
  const found = await fetchOrContinue(context, "videos", () => context.content.byPaths("video", paths));
  const clips = ids.flatMap((id, place) => clipOf(id, found?.[place], context.now)).slice(0, mostClips);
  // A video that is not there has no page to lead to either.
  return { ...heading, videos: clips, ...(clips.length === 0 && { videoId: undefined }) };
}

/** Without what is over, as playlists are shown everywhere. */
function clipOf(id: string, video: RecordDocs["video"] | undefined, now: number): Clip[] {
  if (video === undefined || !isVideoOut(video, now) || knownVideo(video, now).standing === "expired") return [];
  const { title, thumbnail, brightcove } = video;
  return [{ id, title, imageUrl: thumbnail, duration: brightcove.duration }];
}
