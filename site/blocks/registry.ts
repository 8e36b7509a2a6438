// kind → renderer, exhaustive by type. Article pages load the body blocks only, fronts both; the two tables keep their chunks apart.

import type { ComponentType } from "react";
import { bodyComponents } from "./body-components.ts";
import { moduleComponents } from "./module-components.ts";
import type { BlockKind, BlockProps } from "./schemas.ts";

export type Renderers<K extends BlockKind> = { [Kind in K]: ComponentType<BlockProps<Kind>> };

export const blockComponents: Renderers<BlockKind> = { ...bodyComponents, ...moduleComponents };
