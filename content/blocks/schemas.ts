// Every block the site knows, by its own name. `registry.ts` must hold a renderer for each: a missing one does not compile.

import type { z } from "zod";
import type { StoryItem } from "../../model/stories/story-item.ts";
import { bodySchemas } from "./body-schemas.ts";
import { moduleSchemas } from "./module-schemas.ts";

export const blockSchemas = { ...bodySchemas, ...moduleSchemas };

export type BlockKind = keyof typeof blockSchemas;
export type BodyKind = keyof typeof bodySchemas;
export type ModuleKind = keyof typeof moduleSchemas;

export type BlockProps<K extends BlockKind> = z.output<(typeof blockSchemas)[K]["schema"]>;
export type BlockOf<K extends BlockKind> = {
  [Name in K]: { kind: Name; props: BlockProps<Name>; mark?: ModuleMark };
}[K];
export type Block = BlockOf<BlockKind>;

/** Of a module that is drawn for whoever arranges the page at the desk. */
export interface ModuleMark {
  key: string;
  /** What the query of a list would fill in next. */
  next?: StoryItem[];
}
