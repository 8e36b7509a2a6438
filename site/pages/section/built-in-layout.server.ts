// How a front looks before any editor has arranged it.

import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import type { Block } from "../../../content/blocks/schemas.ts";

interface BuiltInLayout {
  preContent: Block[];
  main: Block[];
}

export const builtInSectionLayout: BuiltInLayout = {
  preContent: [],
  main: parseBlocks([
    { is: "spotlight", props: { searchCriteria: { size: 5 } } },
    { is: "three-across", props: { searchCriteria: { size: 3 } } },
    { is: "article-list", props: { title: "Latest", hasMore: true, searchCriteria: { size: 10 } } },
  ]).blocks,
};

export const builtInHomeLayout: BuiltInLayout = {
  preContent: parseBlocks([{ is: "spotlight", props: { searchCriteria: { size: 6 } } }]).blocks,
  main: parseBlocks([
    { is: "three-across", props: { searchCriteria: { size: 3 } } },
    { is: "article-list", props: { title: "Latest", hasMore: true, searchCriteria: { size: 10 } } },
  ]).blocks,
};
