import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("VIDEO-06 is drawn as a named list of links, with its text under them", () => {
  const html = drawBlock("legal-links", example.props);
  expect(html).toMatch(/<nav aria-label="Legal".*href="\/terms-of-use"/s);
  expect(html).toContain("Some videos are for viewers");
});

it("VIDEO-06 has no empty line where there is no text", () => {
  expect(drawBlock("legal-links", { items: example.props.items })).not.toContain("<p>");
});
