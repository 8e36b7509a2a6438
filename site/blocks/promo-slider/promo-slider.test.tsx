import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("HEAD-04 a slide shows its show, title and address, its button only when labelled, and a picture for each screen", () => {
  const html = drawBlock("promo-slider", example.props);
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html.match(/See the show/g)).toHaveLength(1);
  expect(html.match(/<source/g)).toHaveLength(3);
});
