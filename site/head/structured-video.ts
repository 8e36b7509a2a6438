// META-05: a video as structured data, so that search engines can show it as one.

import type { BroadcastEvent, SeekToAction, VideoObject, WithContext } from "schema-dts";
import type { Correction } from "../../content/records/corrections.ts";
import { brand, isOn } from "../../model/brand.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { isoDuration } from "../lib/durations.ts";
import { absoluteUrl, sizedUrl } from "./addresses.ts";
import { structuredCorrections } from "./structured-corrections.ts";
import { publisher } from "./structured-publisher.ts";

export interface VideoMetadata {
  title: string;
  description?: string;
  /** Its page. */
  url: string;
  imageUrl: string;
  /** Milliseconds. */
  duration?: number;
  /** ISO text. */
  publishedDate?: string;
  expirationDate?: string;
  streamUrl?: string;
  /** When it is, or was, on the air. */
  airStart?: string;
  isLive?: boolean;
  corrections?: readonly Correction[];
}

/** Search engines offer places in a video only from this length on. */
const longEnoughToSeek = 30_000;

export function videoObject(video: VideoMetadata, origin: string): WithContext<VideoObject> {
  const { title, description, url, imageUrl, duration, publishedDate, expirationDate, streamUrl } = video;
  const page = absoluteUrl(origin, url);
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    ...(isOn("videoRoom") && { "@id": `${page}#video`, url: page }),
    name: title,
    description: description ?? title,
    thumbnailUrl: [sizedUrl(origin, imageUrl, imageSizes.social)],
    ...(publishedDate !== undefined && { uploadDate: publishedDate }),
    ...(duration !== undefined && { duration: isoDuration(duration) }),
    ...(expirationDate !== undefined && { expires: expirationDate }),
    ...(streamUrl !== undefined && { contentUrl: absoluteUrl(origin, streamUrl) }),
    ...(video.isLive === true && { publication: broadcast(video) }),
    ...(isOn("videoRoom") &&
      duration !== undefined &&
      duration >= longEnoughToSeek && { potentialAction: seekAction(page) }),
    ...structuredCorrections(video.corrections ?? []),
    inLanguage: brand.language,
    publisher: publisher(origin),
  };
}

/** The LIVE badge; a channel without an end is on the air as long as its record lasts. */
function broadcast({ airStart, publishedDate, expirationDate }: VideoMetadata): BroadcastEvent {
  const startDate = airStart ?? publishedDate;
  return {
    "@type": "BroadcastEvent",
    isLiveBroadcast: true,
    ...(startDate !== undefined && { startDate }),
    ...(expirationDate !== undefined && { endDate: expirationDate }),
  };
}

/** The player begins where the address says (`asked-start.ts`). The input is no property of the vocabulary's types, but of its actions. */
function seekAction(page: string): SeekToAction & { "startOffset-input": string } {
  return {
    "@type": "SeekToAction",
    target: `${page}?t={seek_to_second_number}`,
    "startOffset-input": "required name=seek_to_second_number",
  };
}
