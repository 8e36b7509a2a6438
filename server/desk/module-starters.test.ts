import { expect, it } from "vitest";
import { moduleSchemas } from "../../content/blocks/module-schemas.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { moduleStarters } from "../../model/desk/module-starters.ts";

it("every module may be added to a front", () => {
  expect(Object.keys(moduleStarters).toSorted()).toEqual(Object.keys(moduleSchemas).toSorted());
});

it.each(Object.entries(moduleStarters))("%s begins whole: nothing of it is left out", (is, { props }) => {
  const { blocks, gaps } = parseBlocks([{ is, props }]);
  expect(gaps).toEqual([]);
  expect(blocks).toMatchObject([{ kind: is }]);
});
