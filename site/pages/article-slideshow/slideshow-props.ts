// What the slideshow page is drawn from.

import type { BlockOf, BlockProps, BodyKind } from "../../../content/blocks/schemas.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import type { StoryOffer, StoryProps } from "../article/article-props.ts";
import type { Slide } from "./slides.ts";

/** The ad beside the words, where an editor put nothing. */
export const railSlot = "rail4";

export interface SlideshowPageProps extends StoryProps {
  /** Whole. */
  shareUrl: string;
  /** The picture of the intro slide. */
  cover: BlockProps<"article-image">;
  slides: Slide[];
  /** The words of the story, below the gallery. */
  blocks: BlockOf<BodyKind>[];
  /** The section that further slideshows are asked for in. */
  recommendedIn?: string;
  recommended: StoryOffer[];
  more: StoryOffer[];
  regions: Regions;
}
