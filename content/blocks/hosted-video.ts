// SHELF-04, SHELF-05: a story counts as a video when one of its components is a video, hosted here, and carries an id.
// Exports name such a component `video` or after its host; all of them are read as one kind of block.

import type { Block } from "./schemas.ts";
import { isExternal } from "../../model/addresses/site-path.ts";

/** The id of the first one. */
export function hostedVideoIn(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    if (block.kind === "video-inline" && !isExternal(block.props.url)) return block.props.videoId;
  }
  return undefined;
}
