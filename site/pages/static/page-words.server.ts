// A page that is always there takes its title and some words from the static page at its address, where a publisher has stored one.

import { isBodyBlock } from "../../../content/blocks/is-body-block.ts";
import type { BlockOf, BodyKind } from "../../../content/blocks/schemas.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore } from "../../rules/fetch-failure.ts";

export interface PageWords {
  title?: string;
  description?: string;
  blocks: BlockOf<BodyKind>[];
}

export async function pageWords(context: PageContext): Promise<PageWords> {
  const { content, path } = context;
  const found = await fetchFromStore(context, "static page", () => content.byPath("static_page", path));
  if (found?.published !== true) return { blocks: [] };
  const { title, description, blocks } = found;
  return { title, description, blocks: blocks.filter(isBodyBlock) };
}
