import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";

it("HEAD-07 the show banner shows background, headshot and logo", () => {
  const html = drawBlock("show-banner", {
    title: "The Ledger",
    logo: "/l.png",
    headshot: "/h.png",
    background: "/b.png",
  });
  for (const part of ['alt="The Ledger"', "/l.png", "/h.png", "/b.png"]) expect(html).toContain(part);
});
