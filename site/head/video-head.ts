// The head of a video's page (META-05).

import type { Head } from "../../core/head.ts";
import { canonicalOf } from "./addresses.ts";
import { siteFeedLinks } from "./feed-addresses.ts";
import { meta, property } from "./head-tags.ts";
import { robots } from "./robots.ts";
import { basicTags, withSuffix } from "./simple-head.ts";
import { socialTags } from "./social-tags.ts";
import { breadcrumbs } from "./structured-breadcrumbs.ts";
import { videoObject, type VideoMetadata } from "./structured-video.ts";

export interface VideoHeadParts extends VideoMetadata {
  lastPublishedDate?: string;
  show?: { title: string; url?: string };
  /** It can no longer be watched: machines are told nothing of it but its name. */
  isGone: boolean;
  origin: string;
}

export function videoHead(video: VideoHeadParts): Head {
  const { title, description, url: path, imageUrl, duration, lastPublishedDate, show, isGone, origin } = video;
  const url = canonicalOf(origin, path);
  const trail = [
    { name: "Video", path: "/video" },
    ...(show?.url === undefined ? [] : [{ name: show.title, path: show.url }]),
    { name: title, path },
  ];
  return {
    title: withSuffix(title),
    tags: [
      ...basicTags({
        description: description ?? title,
        robots: isGone ? robots.none : robots.article,
        canonical: url,
        pageType: "video",
      }),
      ...siteFeedLinks(),
      ...meta("dc.date", lastPublishedDate),
      ...meta("show", show?.title),
      ...socialTags({ origin, type: "video.other", url, title, description, imageUrl, imageAlt: title }),
      ...property("video:duration", duration === undefined ? undefined : String(Math.round(duration / 1000))),
      ...property("video:release_date", video.publishedDate),
    ],
    jsonLd: [...(isGone ? [] : [videoObject(video, origin)]), breadcrumbs(origin, trail)],
  };
}
