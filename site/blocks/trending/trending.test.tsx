import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("CARD-07 trending is numbered, and says what is a video", () => {
  const html = drawBlock("trending", example.props);
  expect(html).toMatch(/<ol[^>]*>.*<li.*<li/s);
  expect(html).toContain("02:14");
});
