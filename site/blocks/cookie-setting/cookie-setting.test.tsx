import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";

it("LAYOUT-03 offers to set the theme cookie rightly and wrongly, and to erase it", () => {
  const html = drawBlock("cookie-setting", {});
  expect(html).toMatch(/<h2[^>]*>The theme cookie<\/h2>/);
  for (const name of ["Set to “light”", "Set to “dark”", "Set to “purple”", "Erase"]) expect(html).toContain(name);
});

it("LAYOUT-03 knows of no cookie before the browser says so", () => {
  expect(drawBlock("cookie-setting", {})).toContain("is not set; your system chooses the theme.");
});
