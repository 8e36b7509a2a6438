import { expect, it } from "vitest";
import { drawBlock, gapsOf } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("CARD-06 channel promo: title, url, time, dek, picture and countdown", () => {
  const html = drawBlock("channel-promo", example.props);
  for (const part of [
    "The Vail Report",
    "/shows/the-vail-report",
    "8 p.m. ET",
    "who will answer",
    "the-vail-report.webp",
    "0 days, 3 hours and 20 minutes",
  ]) {
    expect(html).toContain(part);
  }
});

it.each([
  [{ days: -1, hours: 0, minutes: 0 }],
  [{ days: 0, hours: 25, minutes: 0 }],
  [{ days: 0, hours: 0, minutes: 60 }],
])("CARD-06 a countdown of %o is refused", (countdown) => {
  expect(gapsOf("channel-promo", { title: "A", url: "/a", countdown })).toHaveLength(1);
});
