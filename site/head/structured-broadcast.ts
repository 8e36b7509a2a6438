// A program on air as structured data: what, on which channel, from when to when. A live stream says by it that it is live, and how long.

import type { BroadcastEvent } from "schema-dts";
import { brand } from "../../model/brand.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { absoluteUrl, sizedUrl } from "./addresses.ts";
import { publisher } from "./structured-publisher.ts";

export interface BroadcastParts {
  title: string;
  /** Milliseconds. */
  start: number;
  end: number;
  description?: string;
  imageUrl?: string;
  show?: { title: string; url: string };
}

export function broadcastEvent(
  { title, start, end, description, imageUrl, show }: BroadcastParts,
  channel: string,
  origin: string,
): Exclude<BroadcastEvent, string> {
  return {
    "@type": "BroadcastEvent",
    name: title,
    ...(description !== undefined && { description }),
    ...(imageUrl !== undefined && { image: sizedUrl(origin, imageUrl, imageSizes.social) }),
    isLiveBroadcast: true,
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    inLanguage: brand.language,
    publishedOn: {
      "@type": "BroadcastService",
      name: channel,
      broadcastDisplayName: channel,
      broadcastTimezone: brand.timeZone,
      inLanguage: brand.language,
      broadcaster: publisher(origin),
    },
    ...(show !== undefined && {
      workPerformed: { "@type": "TVSeries", name: show.title, url: absoluteUrl(origin, show.url) },
    }),
  };
}
