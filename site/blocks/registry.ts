// kind → renderer, exhaustive by type. Article pages load the body blocks only, fronts both; the two tables keep their chunks apart.

import { bodyComponents } from "./body-components.ts";
import { moduleComponents } from "./module-components.ts";
import type { Renderers } from "./renderers.ts";
import type { BlockKind } from "../../content/blocks/schemas.ts";

export const blockComponents: Renderers<BlockKind> = { ...bodyComponents, ...moduleComponents };
