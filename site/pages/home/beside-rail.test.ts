import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { besideRail } from "./beside-rail.ts";

const blocks = (...kinds: string[]) => parseBlocks(kinds.map((is) => ({ is, props: {} }))).blocks;

it.each([
  ["everything without a rail", ["bucket", "bucket"], [], 2],
  ["everything when the page is shorter than the rail", ["bucket"], ["newsletter", "ad"], 1],
  ["modules up to the rail's end", ["spotlight", "bucket", "bucket"], ["newsletter", "ad"], 1],
  ["with a module's ads", ["spotlight", "ad", "ad", "bucket"], ["newsletter", "ad"], 3],
  ["with ads at the end", ["spotlight", "ad"], ["newsletter"], 2],
])("beside the rail: %s", (_, main, rail, count) => {
  expect(besideRail(blocks(...main), blocks(...rail))).toBe(count);
});
