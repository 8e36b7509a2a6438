// Says of every video of a page what is known of it, so that it can be played wherever an editor put it.

import type { Block, BlockOf } from "../../content/blocks/schemas.ts";
import { mergedHosts } from "../../core/outside-hosts.ts";
import { lookUp } from "../../model/fields/look-up.ts";
import type { PageContext } from "../page-context.ts";
import type { AnyPageContent } from "../page-types.ts";
import { blocksOf, withBlocks } from "../pages/page-blocks.ts";
import { pageFacts } from "../pages/page-facts.ts";
import type { KnownVideo } from "./known-video.ts";
import { loadPageVideos, videoHosts, type VideoKind } from "./page-videos.server.ts";

export async function withKnownVideos(content: AnyPageContent, context: PageContext): Promise<AnyPageContent> {
  const found = pageFacts[content.page].videos === "own" ? [] : blocksOf(content).filter(isVideoBlock);
  if (found.length === 0) return content;
  const videos = await loadPageVideos(found, context);
  const known = new Map<Block, Block>(
    found.map((block) => [block, knowing(block, lookUp(videos, block.props.videoId))]),
  );
  const outside = mergedHosts(content.outside, videoHosts(videos));
  const shown = withBlocks(content, known);
  return Object.keys(outside).length === 0 ? shown : { ...shown, outside };
}

function knowing<B extends BlockOf<VideoKind>>(block: B, known: KnownVideo | undefined): B {
  return { ...block, props: { ...block.props, known } };
}

function isVideoBlock(block: Block): block is BlockOf<VideoKind> {
  return block.kind === "main-video" || block.kind === "video-inline" || block.kind === "shared-video";
}
