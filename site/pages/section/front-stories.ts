// The stories that stand on a front, and whether there is anything at all.

import { isListBlock } from "../../../content/layouts/list-blocks.ts";
import type { BlockKind } from "../../../content/blocks/schemas.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { regionNames } from "../../../model/layouts/region-names.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";

export function storiesOn({ preContent, main, fullWidth }: Regions): StoryItem[] {
  return [...preContent, ...main, ...fullWidth].flatMap((block) => (isListBlock(block) ? block.props.items : []));
}

export function storyUrls(regions: Regions): string[] {
  return storiesOn(regions).map(({ url }) => url);
}

/** The picture that stands for the front when it is shared: that of its first story. */
export function leadPicture(regions: Regions): string | undefined {
  return storiesOn(regions).find(({ imageUrl }) => imageUrl !== undefined)?.imageUrl;
}

/** What stands around stories, and is nothing to read by itself. */
const furniture: ReadonlySet<BlockKind> = new Set<BlockKind>([
  "ad",
  "category-heading",
  "heading",
  "list",
  "paragraph",
  "pull-quote",
  "raw-html",
  "contact-form",
  "house-promo",
  "legal-links",
  "newsletter",
  "show-subnav",
  "sponsored-heading",
  "video-navigation",
  "watch-live-promo",
]);

/** Such a front says so, whatever its rails and its end bring. */
export function isEmptyFront({ preContent, main, fullWidth }: Regions): boolean {
  return [...preContent, ...main, ...fullWidth].every(({ kind }) => furniture.has(kind));
}

/** A list that goes on by itself (LIST-08) leads to the pages behind the front. */
export function offersMore(regions: Regions): boolean {
  return regionNames.some((name) =>
    regions[name].some((block) => block.kind === "article-list" && block.props.hasMore && block.props.moreUrl),
  );
}
