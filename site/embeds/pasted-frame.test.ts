import { expect, it } from "vitest";
import type { RawFrame } from "../../model/embeds/raw-frame.ts";
import { pastedHeight } from "./pasted-frame.ts";

const frame = (size: Pick<RawFrame, "width" | "height" | "responsive">): RawFrame => ({
  src: "/",
  title: "T",
  ...size,
});

it.each<[string, RawFrame, number, number]>([
  ["a fixed one keeps its height", frame({ width: 500, height: 300 }), 343, 300],
  ["one without a width too", frame({ height: 300 }), 343, 300],
  ["a responsive one its proportion", frame({ width: 600, height: 450, responsive: true }), 300, 225],
  ["which needs a width to be one of", frame({ width: 600, height: 450, responsive: true }), 0, 450],
])("BLOCK-10 how high a pasted frame stands: %s", (_, pasted, room, height) => {
  expect(pastedHeight(pasted, room)).toBe(height);
});
