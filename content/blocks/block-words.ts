// What the blocks of a body say, from the one table of blocks. A block without words does not compile.

import type { Passage } from "../../model/words/passage.ts";
import { blockSchemas, type BlockKind, type BlockOf, type BlockProps } from "./schemas.ts";

const words: { [K in BlockKind]: { words: (props: BlockProps<K>) => Passage[] } } = blockSchemas;

export function wordsOf<K extends BlockKind>(block: BlockOf<K>): Passage[] {
  return words[block.kind].words(block.props);
}
