// Where a video has its page: /video/{external_id} here, or the same on the site it is shared from.

import { brand, isOn } from "../brand.ts";
import { siteUrl } from "../addresses/site-path.ts";

export function videoPath(videoId: string): string {
  return `/video/${encodeURIComponent(videoId)}`;
}

/** Where a reader can be sent to watch it: the page of a video is nowhere where the publisher has no video room. */
export function watchUrl(url: string, hasRoom: boolean = isOn("videoRoom")): string | undefined {
  return hasRoom || !url.startsWith("/video/") ? url : undefined;
}

/** A domain that is the site's own gives a path, and so does a name that is no domain: that site has none for us to lead to. */
export function videoUrl(videoId: string, domain: string = brand.domain): string {
  return domain.includes(".") ? siteUrl(`https://${domain}${videoPath(videoId)}`) : videoPath(videoId);
}
