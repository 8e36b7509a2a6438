import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("CARD-08 watch-live promo: text, url, pill and reminder code", () => {
  const html = drawBlock("watch-live-promo", example.props);
  for (const part of ["Storm Desk is live", 'href="/go"', "Live", 'data-calreply="storm-desk"'])
    expect(html).toContain(part);
});

it.each([
  ["storm-desk", "https://calrep.ly/storm-desk"],
  ["a b/c", "https://calrep.ly/a%20b%2Fc"],
  ["https://calrep.ly/x", "https://calrep.ly/x"],
])("CARD-08 the reminder code %s leads to %s", (calReplyCode, href) => {
  const html = drawBlock("watch-live-promo", { promoText: "A", promoUrl: "/go", calReplyCode });
  expect(html).toContain(`href="${href}"`);
});

it("CARD-08 without a code there is no reminder", () => {
  expect(drawBlock("watch-live-promo", { promoText: "A", promoUrl: "/go" })).not.toContain("Remind me");
});
