// What the interactive page is drawn from.

import type { Regions } from "../../../content/layouts/regions.ts";
import type { StoryOffer, StoryProps } from "../article/article-props.ts";
import type { InteractiveBlock } from "./interactive-kinds.ts";

export interface Band {
  width: "column" | "wide" | "frame" | "full";
  blocks: InteractiveBlock[];
}

export interface InteractivePageProps extends StoryProps {
  /** Blocks of bodies and some modules of layouts, in their order (INTER-01). */
  bands: Band[];
  more: StoryOffer[];
  regions: Regions;
}
