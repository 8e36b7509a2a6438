// The head of a channel's live page. Its stream is a video that is being broadcast, by the program that is on.

import type { Head } from "../../core/head.ts";
import type { Channel } from "../tv/channels.ts";
import { watchUrl } from "../tv/watch-address.ts";
import type { KnownVideo } from "../video/known-video.ts";
import { simpleHead } from "./simple-head.ts";
import { breadcrumbs } from "./structured-breadcrumbs.ts";
import { broadcastEvent, type BroadcastParts } from "./structured-broadcast.ts";
import { videoObject } from "./structured-video.ts";

interface LiveTvHeadParts {
  channel: Channel;
  /** The stream, where there is one. */
  known: KnownVideo | undefined;
  now: BroadcastParts | undefined;
  origin: string;
}

export function liveTvHead({ channel, known, now, origin }: LiveTvHeadParts): Head {
  const { id, name } = channel;
  // The page without a masthead is another look at the same.
  const path = watchUrl(id);
  const title = `Watch ${name} Live`;
  const description =
    now === undefined
      ? `${name}, live around the clock.`
      : `On now: ${now.title}. Watch ${name} live, around the clock.`;
  const imageUrl = known?.imageUrl ?? now?.imageUrl;
  const jsonLd: object[] = [breadcrumbs(origin, [{ name: title, path }])];
  if (known?.imageUrl !== undefined) {
    jsonLd.push({
      ...videoObject(
        {
          title: `${name}, live`,
          description: known.description ?? description,
          url: path,
          imageUrl: known.imageUrl,
          publishedDate: known.publishedDate,
          expirationDate: known.expirationDate,
          streamUrl: known.stream?.url,
        },
        origin,
      ),
      ...(now !== undefined && { publication: broadcastEvent(now, name, origin) }),
    });
  }
  return { ...simpleHead({ title, description, path, origin, imageUrl, pageType: "live-tv" }), jsonLd };
}
