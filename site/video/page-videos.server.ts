// Looks up the videos that a page's blocks name, all in one read. A read that fails is logged and ignored (ERR-04): posters then lead to
// the videos' own pages.

import { normaliseError } from "../../model/http-error.ts";
import type { OutsideHosts } from "../../core/outside-hosts.ts";
import type { Block } from "../../content/blocks/schemas.ts";
import { isExternal } from "../../model/addresses/site-path.ts";
import { messages } from "../messages.ts";
import type { PageContext } from "../page-context.ts";
import { knownVideo, type KnownVideo, type KnownVideos } from "./known-video.ts";

/** Blocks that play one video. */
export type VideoKind = "main-video" | "shared-video" | "video-inline";

type VideoReads = Pick<PageContext, "content" | "log" | "now" | "noteFailure">;

export async function loadPageVideos(blocks: readonly Block[], context: VideoReads): Promise<KnownVideos> {
  const ids = [...new Set(blocks.flatMap(videoIdIn))];
  if (ids.length === 0) return {};
  try {
    const found = await context.content.byPaths(
      "video",
      ids.map((id) => `/video/${id}`),
    );
    return Object.fromEntries(ids.map((id, index) => [id, knownVideo(found[index], context.now)]));
  } catch (error) {
    context.noteFailure();
    context.log.error(messages.videoFetchFailed, { videos: ids, ...normaliseError(error) });
    return {};
  }
}

/** A video on a sister site is not ours to play. */
function videoIdIn(block: Block): string[] {
  if (block.kind !== "video-inline" && block.kind !== "shared-video" && block.kind !== "main-video") return [];
  return isExternal(block.props.url) ? [] : [block.props.videoId];
}

/** Where streams come from that are not on this host: the player loads them itself or by way of the element. */
export function videoHosts(videos: KnownVideos): OutsideHosts | undefined {
  const hosts = [...new Set(Object.values(videos).flatMap(hostsOf))];
  return hosts.length === 0 ? undefined : { media: hosts, connect: hosts };
}

function hostsOf({ stream, captions }: KnownVideo): string[] {
  return [stream?.url, captions?.url].flatMap((address) => {
    const url = address === undefined ? null : URL.parse(address);
    return url === null ? [] : [url.origin];
  });
}
