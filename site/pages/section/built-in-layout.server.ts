// How a front looks before any editor has arranged it.

import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import type { Block } from "../../../content/blocks/schemas.ts";

interface BuiltInLayout {
  preContent: Block[];
  main: Block[];
}

/** As a layout has them. */
export const builtInSectionModules = {
  preContent: [],
  main: [
    { is: "spotlight", props: { searchCriteria: { size: 5 } } },
    { is: "three-across", props: { searchCriteria: { size: 3 } } },
    { is: "article-list", props: { title: "Latest", hasMore: true, searchCriteria: { size: 10 } } },
  ],
};

export const builtInHomeModules = {
  preContent: [{ is: "spotlight", props: { searchCriteria: { size: 6 } } }],
  main: [
    { is: "three-across", props: { searchCriteria: { size: 3 } } },
    { is: "article-list", props: { title: "Latest", hasMore: true, searchCriteria: { size: 10 } } },
  ],
};

export const builtInSectionLayout = parsedLayout(builtInSectionModules);
export const builtInHomeLayout = parsedLayout(builtInHomeModules);

function parsedLayout({ preContent, main }: Readonly<Record<keyof BuiltInLayout, readonly object[]>>): BuiltInLayout {
  return { preContent: parseBlocks(preContent).blocks, main: parseBlocks(main).blocks };
}
