import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("CARD-04 merchandise shows its author and every button", () => {
  const html = drawBlock("merchandise", example.props);
  for (const part of ["The Long Count", "By <a", ">Order", ">Read a chapter", 'rel="noopener"'])
    expect(html).toContain(part);
});

it("CARD-04 a single thing may come without a list", () => {
  expect(drawBlock("merchandise", { title: "A mug", buttons: [{ label: "Buy", url: "/mug" }] })).toContain(
    'href="/mug"',
  );
});
