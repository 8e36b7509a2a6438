import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("keeps empty cells in their places and sets numbers flush", () => {
  const html = drawBlock("table", example.props);
  expect(html.match(/<t[dh][ >]/g)).toHaveLength(16);
  expect(html).toContain("<caption");
  expect(html).toMatch(/<td class="[^"]*number[^"]*">12,400<\/td>/);
  expect(html).not.toMatch(/<td class="[^"]*number[^"]*">Baldwin/);
});
