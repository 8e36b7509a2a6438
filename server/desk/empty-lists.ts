// Lists of a front that find no story. They are not on its page, where somebody would see it.

import type { Block } from "../../content/blocks/schemas.ts";
import { isListBlock } from "../../content/layouts/list-blocks.ts";
import type { FrontWarning } from "../../model/desk/front-calls.ts";
import { keyOf } from "./front-warnings.ts";

/** `asked`: as the working copy has them; `shown`: as they are on the page, with their stories. */
export function emptyLists(asked: readonly Block[], shown: readonly Block[]): FrontWarning[] {
  const filled = new Set(shown.filter((block) => !isListBlock(block) || block.props.items.length > 0).map(keyOf));
  const keys = new Set(asked.filter(isListBlock).map(keyOf));
  return [...keys]
    .filter((key) => !filled.has(key))
    .map((key) => ({ key, text: "Readers see nothing of it: no story is found." }));
}
