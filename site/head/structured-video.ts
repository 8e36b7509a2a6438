// META-05: a video as structured data, so that search engines can show it as one.

import type { VideoObject, WithContext } from "schema-dts";
import { imageSizes } from "../lib/image-sizes.ts";
import { isoDuration } from "../lib/durations.ts";
import { absoluteUrl, sizedUrl } from "./addresses.ts";
import { publisher } from "./structured-publisher.ts";

export interface VideoMetadata {
  title: string;
  description?: string | undefined;
  /** Its page. */
  url: string;
  imageUrl: string;
  /** Milliseconds. */
  duration?: number | undefined;
  /** ISO text. */
  publishedDate?: string | undefined;
  expirationDate?: string | undefined;
  streamUrl?: string | undefined;
}

export function videoObject(video: VideoMetadata, origin: string): WithContext<VideoObject> {
  const { title, description, url, imageUrl, duration, publishedDate, expirationDate, streamUrl } = video;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    "@id": `${absoluteUrl(origin, url)}#video`,
    url: absoluteUrl(origin, url),
    name: title,
    description: description ?? title,
    thumbnailUrl: [sizedUrl(origin, imageUrl, imageSizes.social)],
    ...(publishedDate !== undefined && { uploadDate: publishedDate }),
    ...(duration !== undefined && { duration: isoDuration(duration) }),
    ...(expirationDate !== undefined && { expires: expirationDate }),
    ...(streamUrl !== undefined && { contentUrl: absoluteUrl(origin, streamUrl) }),
    publisher: publisher(origin),
  };
}
