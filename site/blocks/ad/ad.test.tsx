import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { gapsOf, propsOf } from "../testing.tsx";

it("reads StrikeGam as an ad", () => {
  expect(parseBlocks([{ component: "StrikeGam", model: {} }]).blocks[0]?.kind).toBe("ad");
});

it.each([
  [{ iu: "lb/2 <x>" }, { iu: "lb2x" }],
  [{ sizes: "300x250" }, { sizes: ["300x250"] }],
  [{ device: "fridge" }, { device: undefined }],
])("ADS-04 %o is read as %o", (props, expected) => {
  expect(propsOf("ad", props)).toMatchObject(expected);
});

it("ADS-04 sizes contain only strings", () => {
  expect(gapsOf("ad", { sizes: ["300x250", 300] })).toHaveLength(1);
});
