// A table from kind to component, complete for the kinds it names.

import type { ComponentType } from "react";
import type { BlockKind, BlockProps } from "../../content/blocks/schemas.ts";

export type Renderers<K extends BlockKind> = { [Kind in K]: ComponentType<BlockProps<Kind>> };
