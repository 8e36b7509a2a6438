// Finds the videos of a page and says of each what is known of it, so that it can be played wherever an editor put it. Every page passes here
// but those that look theirs up by themselves: a story's lead video is part of its head.

import { mergedHosts } from "../../core/outside-hosts.ts";
import type { AnyPageContent } from "../page-types.ts";
import { blocksIn, isBlockLike, withExchanged } from "../blocks/blocks-in-page.ts";
import type { BlockOf } from "../../content/blocks/schemas.ts";
import type { PageContext } from "../page-context.ts";
import { loadPageVideos, videoHosts, type VideoKind } from "./page-videos.server.ts";
import { lookUp } from "../../model/fields/look-up.ts";

type VideoBlock = BlockOf<VideoKind>;

const byThemselves: ReadonlySet<string> = new Set(["article", "article-amp", "article-print"]);

export async function withKnownVideos(content: AnyPageContent, context: PageContext): Promise<AnyPageContent> {
  const found = byThemselves.has(content.page) ? [] : blocksIn(content.props, isVideoBlock);
  if (found.length === 0) return content;
  const videos = await loadPageVideos(found, context);
  const known = new Map(
    found.map((block) => [block, { ...block, props: { ...block.props, known: lookUp(videos, block.props.videoId) } }]),
  );
  const outside = mergedHosts(content.outside, videoHosts(videos));
  // The same page but for videos that have gained a field.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const shown = { ...content, props: withExchanged(content.props, known) } as AnyPageContent;
  return Object.keys(outside).length === 0 ? shown : { ...shown, outside };
}

function isVideoBlock(value: object): value is VideoBlock {
  if (!isBlockLike(value) || !("videoId" in value.props)) return false;
  return value.kind === "main-video" || value.kind === "video-inline" || value.kind === "shared-video";
}
