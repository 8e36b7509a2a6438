import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

const column = { title: "In praise of meetings", url: "/opinion/meetings" };

it("a column has its author's face and name, and a headline that leads to it", () => {
  const html = drawBlock("opinion-row", example.props);
  expect(html).toContain("patrick-oyelaran");
  expect(html).toContain(">Patrick Oyelaran</span>");
  expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/opinion\/in-praise-of-the-boring-public-meeting"/);
});

it("is titled Opinion unless it says otherwise, and shows a column without an author too", () => {
  const html = drawBlock("opinion-row", { items: [column] });
  expect(html).toMatch(/<h2[^>]*>Opinion<\/h2>/);
  expect(html).toContain("In praise of meetings");
  expect(html).not.toContain("<img");
  expect(drawBlock("opinion-row", { title: "Columns", items: [column] })).not.toContain(">Opinion<");
});
