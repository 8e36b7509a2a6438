import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("VIDEO-06 is drawn as a named list of links", () => {
  expect(drawBlock("video-navigation", example.props)).toMatch(/<nav aria-label="Video".*href="\/video\/topics"/s);
});
