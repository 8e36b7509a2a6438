import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { besideRails } from "./beside-rails.ts";

const blocks = (...kinds: string[]) => parseBlocks(kinds.map((is) => ({ is, props: {} }))).blocks;

it.each([
  ["everything without a rail", ["bucket", "bucket"], [], 2],
  ["everything when the page is shorter than the rail", ["bucket"], ["newsletter", "ad"], 1],
  ["modules up to the rail's end", ["spotlight", "bucket", "bucket"], ["newsletter", "ad"], 1],
  ["with a module's ads", ["spotlight", "ad", "ad", "bucket"], ["newsletter", "ad"], 3],
  ["with ads at the end", ["spotlight", "ad"], ["newsletter"], 2],
])("beside the rail: %s", (_, main, rail, count) => {
  const [column, modules] = [blocks(...main), blocks(...rail)];
  expect(besideRails({ main: column, leftRail: [], rightRail: modules })).toBe(count);
  expect(besideRails({ main: column, leftRail: modules, rightRail: [] })).toBe(count);
});

it("beside the rails: modules up to the end of the longer one", () => {
  const main = blocks("spotlight", "bucket", "bucket", "bucket");
  const [leftRail, rightRail] = [blocks("trending", "newsletter"), blocks("newsletter", "bucket", "bucket", "bucket")];
  expect(besideRails({ main, leftRail, rightRail })).toBe(3);
  expect(besideRails({ main, leftRail: rightRail, rightRail: leftRail })).toBe(3);
});
