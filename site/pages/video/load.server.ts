// The page of one video (ROUTE-17): the video itself is critical; what follows it is not.

import { instantOf } from "../../../model/time/instant-of.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { topicLink } from "../../../content/records/topic-link.ts";
import { mergedHosts } from "../../../core/outside-hosts.ts";
import type { PageContent } from "../../page-types.ts";
import { videoHead } from "../../head/video-head.ts";
import { earliest } from "../../../model/time/earliest.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore, fetchOrContinue } from "../../rules/fetch-failure.ts";
import { loadOnNow } from "../../tv/strip/on-now.server.ts";
import { knownVideo } from "../../video/known-video.ts";
import { videoHosts } from "../../video/page-videos.server.ts";
import { relatedVideos } from "../../video/related-videos.server.ts";
import { videoPath } from "../../../model/video/video-address.ts";
import { displayedVideo, thumbnailOf } from "../../video/video-item.ts";
import { hasComments, videoState } from "../../video/video-state.ts";
import { signInLink } from "../../sign-in/sign-in-link.ts";
import { commentsHosts, correctionsOf } from "../article/story-props.server.ts";
import { foundVideo } from "./found-video.server.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import type { Regions } from "../../../content/layouts/regions.ts";

const upNextCount = 8;
/** The schedule that the live stream follows. */
const channel = "news";
/** It was here and will not come back. */
const gone = 410;

export async function loadVideoPage(context: PageContext): Promise<PageContent<"video">> {
  const { content, now, origin, embeds, signInService } = context;
  const video = await foundVideo(context);
  const known = knownVideo(video, now);
  const displayed = displayedVideo(video);
  const { external_id: videoId, title } = displayed;
  const isGone = known.standing === "expired";
  const show = showOf(video);
  const [upNext, regions, schedule, { onNow, validUntil }] = await Promise.all([
    relatedVideos(video, upNextCount, context),
    belowTheVideo(videoId, video.spark_shows?.show_slug, context),
    known.isLive === true ? fetchOrContinue(context, "schedule", () => content.byId("schedule", channel)) : undefined,
    loadOnNow(context),
  ]);
  const path = videoPath(videoId);
  const state = videoState({ comments: video.comments, schedule }, now);
  const platform = hasComments(state) ? embeds?.services.comments : undefined;
  const comments = platform && { script: platform.launcher, eventCode: videoId };
  // The document that a viewer signs in from plays the video too: it allows where the stream will come from, and does not say it.
  const unlocked = knownVideo(video, now, { isSignedIn: true });
  const outside = mergedHosts(videoHosts({ [videoId]: unlocked }), commentsHosts({ comments }, embeds));
  return {
    page: "video",
    props: {
      videoId,
      path,
      title,
      description: video.description,
      known,
      signInUrl:
        known.standing === "locked" && signInService !== undefined
          ? signInLink(signInService, path, origin)
          : undefined,
      show,
      section: topicLink(video.category),
      isEpisode: displayed.fullEpisode,
      lastPublishedDate: displayed.lastPublishedDate ?? video.publication_date,
      upNext,
      onNow,
      regions,
      programs: state.schedule.data,
      comments,
      ...correctionsOf(video),
    },
    validUntil: earliest(validUntil, isGone ? undefined : instantOf(video.expiration_date)),
    head: videoHead({
      title,
      description: video.description,
      url: path,
      imageUrl: thumbnailOf(video),
      duration: known.duration,
      publishedDate: known.publishedDate ?? displayed.videoAirStart,
      airStart: displayed.videoAirStart,
      isLive: known.isLive,
      lastPublishedDate: displayed.lastPublishedDate,
      expirationDate: displayed.expDate,
      streamUrl: known.stream?.url,
      show,
      isGone,
      corrections: video.corrections,
      origin,
    }),
    outside,
    status: isGone ? gone : 200,
    bodyClass: "video-single",
  };
}

function showOf({ spark_shows }: RecordDocs["video"]): { title: string; url?: string } | undefined {
  if (spark_shows?.title === undefined) return undefined;
  const slug = spark_shows.show_slug ?? spark_shows.slug;
  return { title: spark_shows.title, url: spark_shows.canonical_url ?? (slug && `/shows/${slug}`) };
}

/** What an editor put below the videos of this show, or below all. */
async function belowTheVideo(playing: string, show: string | undefined, context: PageContext): Promise<Regions> {
  const layout = await fetchFromStore(context, "video layout", () => context.content.layout("videoLayout", show));
  return (await loadRegions(layout ?? undefined, context, { playing })).regions;
}
