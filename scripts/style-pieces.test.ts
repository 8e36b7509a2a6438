import { expect, it } from "vitest";
import type { ModuleGraph } from "./module-graph.ts";
import { companionsOf, frameStyles, islandStyles, stylesUnder } from "./style-pieces.ts";

const file = (imports: string[], dynamicImports: string[] = []) => ({ imports, dynamicImports });

const graph: ModuleGraph = {
  "site/pages/home/Page.tsx": file(["site/blocks/registry.ts", "site/ui/Card.tsx", "site/pages/home/Page.module.css"]),
  "site/pages/home/Page.module.css": file([]),
  "site/blocks/registry.ts": file(["site/blocks/body-components.ts", "site/blocks/Timeline.tsx"]),
  "site/blocks/body-components.ts": file(["site/blocks/Quote.tsx"]),
  "site/blocks/Timeline.tsx": file(["site/blocks/Timeline.module.css"]),
  "site/blocks/Timeline.module.css": file([]),
  "site/blocks/Quote.tsx": file(["site/blocks/Quote.module.css", "site/ui/Card.tsx"]),
  "site/blocks/Quote.module.css": file([]),
  "site/ui/Card.tsx": file(["site/ui/Card.module.css", "site/styles/colours.css"], ["site/ui/Player.tsx"]),
  "site/ui/Card.module.css": file([]),
  "site/styles/colours.css": file([]),
  "site/ui/Player.tsx": file(["site/ui/Player.module.css", "site/ui/Card.tsx"]),
  "site/ui/Player.module.css": file([]),
};
const page = "site/pages/home/Page.tsx";

it("the styles of a component stand after those of all that it is made of", () => {
  expect(stylesUnder(graph, [page])).toEqual([
    "site/ui/Card.module.css",
    "site/styles/colours.css",
    "site/blocks/Quote.module.css",
    "site/blocks/Timeline.module.css",
    "site/pages/home/Page.module.css",
  ]);
});

it("the frame of a page is all but the blocks of its tables", () => {
  expect(frameStyles(graph, page)).toEqual([
    "site/ui/Card.module.css",
    "site/styles/colours.css",
    "site/pages/home/Page.module.css",
  ]);
});

it("an island has the styles of what it imports later, too", () => {
  expect(islandStyles(graph, "site/ui/Card.tsx")).toContain("site/ui/Player.module.css");
});

it("a style without classes goes with those of its component", () => {
  expect(companionsOf(graph, "site/styles/colours.css")).toEqual(["site/ui/Card.module.css"]);
});
