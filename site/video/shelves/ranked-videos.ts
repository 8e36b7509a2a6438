// SHELF-01: of a ranked list only posts that are hosted videos count, and at most twenty of them. Pure.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { mostRanked } from "../../../model/page-sizes.ts";

/** Exports name the type after the host of the videos or by what it is. */
const hostedTypes: ReadonlySet<string> = new Set(["hosted_video", "brightcove_video"]);

/** The ids of the videos, the first one first. */
export function rankedVideos({ post_group }: Pick<RecordDocs["aggregate"], "post_group">): string[] {
  const ids = post_group.filter(({ post_type }) => isHosted(post_type)).map(({ spark_id }) => spark_id);
  return [...new Set(ids)].slice(0, mostRanked);
}

function isHosted(postType: string): boolean {
  return hostedTypes.has(postType.toLowerCase().replaceAll(/[-\s]/g, "_"));
}
