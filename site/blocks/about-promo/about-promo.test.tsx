import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";

it("CARD-09 the about promo is titled About the Show unless it says otherwise, and links handles and addresses", () => {
  const html = drawBlock("about-promo", {
    description: "D",
    social: { twitter: " @ledger ", facebook: "https://f.example/l" },
  });
  for (const part of ["About the Show", 'href="https://x.com/ledger"', 'href="https://f.example/l"'])
    expect(html).toContain(part);
  expect(drawBlock("about-promo", { title: "About Nora", description: "D" })).not.toContain("About the Show");
});
