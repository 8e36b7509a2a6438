import { bodySchemas } from "./body-schemas.ts";
import type { Block, BlockOf, BodyKind } from "./schemas.ts";

/** A layout's modules may stand beside the text of some stories; a body is drawn of these alone. */
export function isBodyBlock(block: Block): block is BlockOf<BodyKind> {
  return Object.hasOwn(bodySchemas, block.kind);
}
