// A story that opens with a video: its poster, and what machines are told of it.

import type { Head } from "../../../core/head.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { videoObject } from "../../head/structured-video.ts";
import type { KnownVideos } from "../../video/known-video.ts";
import { lookUp } from "../../../model/fields/look-up.ts";

type LeadVideo = BlockProps<"video-inline">;

/** The story's own poster, then the video's, then the story's picture. */
export function withPoster(
  lead: LeadVideo | undefined,
  videos: KnownVideos,
  thumbnail: string | undefined,
): LeadVideo | undefined {
  return lead && { ...lead, imageUrl: lead.imageUrl ?? lookUp(videos, lead.videoId)?.imageUrl ?? thumbnail };
}

export function withLeadVideo(head: Head, lead: LeadVideo | undefined, videos: KnownVideos, origin: string): Head {
  const known = lead && lookUp(videos, lead.videoId);
  const title = lead?.title ?? known?.title;
  const imageUrl = lead?.imageUrl;
  // A video that is not there, or has no name, is not promised to anybody.
  if (known?.stream === undefined || title === undefined || imageUrl === undefined) return head;
  const described = { ...known, title, imageUrl, url: lead?.url ?? "/", streamUrl: known.stream.url };
  return { ...head, jsonLd: [...head.jsonLd, videoObject(described, origin)] };
}
