// What the interactive page is drawn from.

import type { Block } from "../../blocks/schemas.ts";
import type { StoryOffer, StoryProps } from "../article/article-props.ts";

export interface Band {
  width: "column" | "wide" | "frame" | "full";
  blocks: Block[];
}

export interface InteractivePageProps extends StoryProps {
  /** Blocks of bodies and modules of layouts alike, in their order (INTER-01). */
  bands: Band[];
  more: StoryOffer[];
}
