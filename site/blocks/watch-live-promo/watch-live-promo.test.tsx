import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("CARD-08 watch-live promo: text, url, pill and reminder code", () => {
  const html = drawBlock("watch-live-promo", example.props);
  for (const part of ["Storm Desk is live", 'href="/go"', "Live", 'data-calreply="storm-desk"'])
    expect(html).toContain(part);
});
